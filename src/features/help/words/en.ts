const words = {
  'common.help.title': 'You are not alone with this',
  'common.help.description':
    'Helplines to call with one tap, a breath to take, and a person to call. Opens without internet too.',
  'common.help.lead':
    'If it is too heavy to carry, talk to someone now. It does not have to be an emergency.',
  'common.help.call': 'Call someone',
  'common.help.checked': 'Numbers gathered from public sources; tell us if one has changed.',
  'common.help.answered': 'it answered on {day}',
  'common.help.person': 'Or a person of yours',
  'common.help.personLead':
    'A friend, a sister, a neighbour: somebody who picks up. “Can you talk a little?” is enough to begin.',
  'common.help.breathe': 'Or one slow breath',
  'common.help.breatheLead':
    'Breathe in while you count to four. Hold for four. Let it go while you count to six. Once more.',
  'common.help.breatheLink': 'Breathe along',
}

export type Words = typeof words
export default words
