const words = {
  'common.help.title': 'You are not alone with this',
  'common.help.description':
    'Helplines to call with one tap, a breath to take, and someone you know. Opens without internet too.',
  'common.help.lead':
    'If it’s too heavy to carry, talk to someone now. It doesn’t have to be an emergency.',
  'common.help.callNumber': 'Call {number}',
  'common.help.noLine':
    'We don’t know of a helpline here for thoughts of dying. In danger, call this number; the directory at the end lists more',
  'common.help.where': 'Where are you now?',
  'common.help.whereHint': 'Every country has its own numbers. Your answer stays on this phone.',
  'common.help.unchecked':
    'The numbers come from public sources; we have not phoned them yet, and one may have changed.',
  'common.help.dying': 'When you think of dying, or hurt yourself',
  'common.help.hurt': 'When someone hurts you',
  'common.help.child': 'When you are a child, or a child is in danger',
  'common.help.work': 'Work, papers, and home',
  'common.help.embassy': 'Embassy of Nepal',
  'common.help.embassyPage': 'its own page: public sources do not agree on its number',
  'common.help.home': 'From abroad to Nepal: Patan Hospital crisis line',
  'common.help.homeNote':
    'the call costs what a call abroad costs; short numbers such as 1166 work only inside Nepal',
  'common.help.friend': 'When you’re worried about someone',
  'common.help.friendAsk':
    'Ask plainly: “Are you thinking of ending your life?” Asking does not put the thought there.',
  'common.help.friendStay':
    'Stay with them, or on the phone, and let them talk. Do not promise to keep it secret.',
  'common.help.friendMeans':
    'Put out of reach anything they could harm themselves with, and call one of these numbers together.',
  'common.help.sources': 'Where these numbers come from',
  'common.help.answered': 'last answered on {day}',
  'common.help.notPhoned': 'not phoned by us yet',
  'common.help.noHours': 'hours not published',
  'common.help.outside': 'Outside Nepal',
  'common.help.person': 'Or someone you know',
  'common.help.personLead':
    'A friend, a sister, a neighbour: someone who picks up. “Can you talk a little?” is enough to begin.',
  'common.help.plan': 'A plan for the heavy hour',
  'common.help.planLead':
    'Seven short answers, written on a calm day, that think for you when you can’t.',
  'common.help.planLink': 'My safety plan',
  'common.help.breathe': 'Or one slow breath',
  'common.help.breatheLead':
    'Breathe in while you count to four. Hold for four. Let it go while you count to six. And again.',
  'common.help.breatheLink': 'Breathe along',
}

export type Words = typeof words
export default words
