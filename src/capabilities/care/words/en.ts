const words = {
  'common.care.title': 'This sounds heavy',
  'common.care.text':
    'You need not carry it alone. In Nepal you can call {number}, the suicide prevention helpline (hours may differ), or call a person of your own.',
  'common.care.call': 'Call {number}',
  'common.care.more': 'More people to talk to',
  'common.care.private': 'Nothing you wrote was sent to anyone.',
  'common.care.hide': 'Put this away',
}

export type Words = typeof words
export default words
