/** Read in the language that was written, not in that of the page, and so no words of any screen. */
const english = {
  'explicit.title': 'You are not alone',
  'explicit.text':
    'What you feel is real, and it can pass, even when it doesn’t look that way. Call {line}, or go and sit with someone you trust and say it plainly: “I am thinking of dying.”\nUntil it eases, keep anything you could hurt yourself with out of reach, or give it to somebody.',
  'passive.title': 'This sounds heavy',
  'passive.text':
    'When everything is this heavy, the thought of not being here can come. You don’t have to wait until it is worse: call {line}, or tell someone close to you how it really is.\nIf you want to die, say that plainly too. Nobody becomes a burden by saying it.',
  'self-harm.title': 'You deserve care',
  'self-harm.text':
    'If there is a wound: let clean water run over it, press a clean cloth on it and cover it. If it is deep or burnt, or goes on bleeding, go to a health post or a hospital, or call the ambulance, {ambulance}.\nThe urge to hurt yourself rises and falls like a wave. Stay with somebody until it is lower, or call {line}.',
  'harmed.title': 'Not your fault',
  'harmed.text':
    'None of this is your doing, whoever does it. Call {line}; in danger the police, {police}. Tell one person you trust, so that somebody knows.',
  'harmed.traces':
    'If someone looks through your phone: a call stays in its call list, and this page in the browser history. You can delete both. What you type here can stay on this phone as a draft until you delete it.',
  'other.title': 'Be there for them',
  'other.text':
    'Ask plainly: “Are you thinking of dying?” Asking does not put the thought there. Listen, do not argue, and do not leave them alone while the danger is near.\nTogether, put away what could be used, and call {line}. You can talk there about your own worry too. If somebody hurts them, believe them, and call the police, {police}.',
  'none.title': 'A heavy loss',
  grief:
    'Losing someone to suicide is a grief of its own, with questions that have no answer, and often with guilt. You are not to blame. You can talk about them, and about how they died, with someone who listens.',
  child:
    'Anyone under eighteen can call {line}. A teacher, an aunt or a neighbour can help too: a grown-up you trust. If the first does not listen, tell another.',
  now: 'If you have already swallowed something or are bleeding, call the ambulance first, {ambulance}, or go to the nearest hospital, even if you feel all right. If not, leave what could hurt you and go to where somebody is, now.',
  'now.harmed':
    'If you are in danger this minute, go to where people are: to a neighbour, a shop, the road. Then call the police, {police}.',
  'now.other':
    'If it is happening now, call the ambulance, {ambulance}, and go to them, or send somebody who is near.',
  at: '{number}',
  anyLine: 'a helpline',
  call: 'Call {number}',
  find: 'Find a number',
  open: 'What can help',
  more: 'More helplines',
  private: 'Nothing you wrote was sent to anyone.',
  hide: 'Hide this',
  close: 'Close',
}

export type Words = typeof english
export default english
