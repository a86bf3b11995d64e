const words = {
  'heal.breathe.start': 'Start',
  'heal.breathe.pauseButton': 'Pause',
  'heal.breathe.goOn': 'Go on',
  'heal.breathe.reset': 'Reset',
  'heal.breathe.ready': 'Sit easily. Begin when you like.',
  'heal.breathe.paused': 'Paused. Breathe as you like.',
  'heal.breathe.technique': 'Rhythm',
  'heal.breathe.own': 'Your own',
  'heal.breathe.ownTitle': 'Your own rhythm, in seconds',
  'heal.breathe.seconds': '{n} {n|second|seconds}',
  'heal.breathe.leftOut': 'left out',
  'heal.breathe.vibrate': 'Let the phone vibrate: twice for in, once for out',
  'heal.breathe.stage': 'The breath',
  'heal.breathe.care':
    'If you feel light-headed, stop and breathe as usual. Breathing is a help, not a treatment.',
}

export type Words = typeof words
export default words
