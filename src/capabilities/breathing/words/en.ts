const words = {
  'common.breathing.inhale': 'Breathe in',
  'common.breathing.hold': 'Hold',
  'common.breathing.exhale': 'Breathe out',
  'common.breathing.pause': 'Rest',
  'common.breathing.round': 'Round {n}',
  'common.breathing.announce': '{phase}, {n} {n|second|seconds}',
  'common.breathing.small': 'Breathing together',
  'common.breathing.stop': 'Enough',
}

export type Words = typeof words
export default words
