const words = {
  'heal.breathe.start': 'Begin',
  'heal.breathe.pauseButton': 'Pause',
  'heal.breathe.goOn': 'Resume',
  'heal.breathe.reset': 'Reset',
  'heal.breathe.ready': 'Sit comfortably. Begin when you like.',
  'heal.breathe.done': '{n} {n|round|rounds}. Take this quiet with you.',
  'heal.breathe.enough': 'That’s enough for now. Come back whenever you like.',
  'heal.breathe.paused': 'Paused. Breathe as you like.',
  'heal.breathe.technique': 'Rhythm',
  'heal.breathe.own': 'Your own',
  'heal.breathe.ownTitle': 'Your own rhythm, in seconds',
  'heal.breathe.seconds': '{n} {n|second|seconds}',
  'heal.breathe.leftOut': 'skipped',
  'heal.breathe.vibrate': 'Vibrate: twice to breathe in, once to breathe out',
  'heal.breathe.stage': 'The breath',
  'heal.breathe.care':
    'If you feel light-headed, stop and breathe normally. Breathing can help; it isn’t a treatment.',
}

export type Words = typeof words
export default words
