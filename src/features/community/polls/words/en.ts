const words = {
  'community.polls.lead': 'Tap the answer that is yours. Nobody sees which one it was.',
  'community.polls.options': 'Answers to choose from',
  'community.polls.votes': '{n} {n|vote|votes} so far',
  'community.polls.noVotes': 'No votes yet. Yours can be the first.',
  'community.polls.thanks': 'Thank you for your vote.',
  'community.polls.yours': 'your answer',
  'community.polls.sending': 'Your vote is on its way…',
  'community.polls.already': 'You had voted here already. This is how it stands.',
  'community.polls.kept':
    'There is no internet just now. Your answer is kept on this phone and goes out by itself.',
  'community.polls.keptSent': 'You are back online, and your vote has gone out. Thank you.',
  'community.polls.busy': 'That was a little fast. Please tap once more in a moment.',
  'community.polls.failed': 'Your vote did not get through. Please tap once more in a moment.',
  'community.polls.gone': 'This question is closed by now.',
  'community.polls.answer': 'Answer',
  'community.polls.share': 'Share',
  'community.polls.earlier': 'Earlier questions',
  'community.polls.earlierLead': 'They stay open. Take your time with them.',
  'community.polls.answered': 'answered',
  'community.polls.older': 'Older questions',
  'community.polls.moreShown': '{n} more {n|question|questions} below.',
  'community.polls.olderFailed':
    'The older questions could not be fetched. Please try again in a moment.',
  'community.polls.loading': 'The question is on its way…',
  'community.polls.fromBefore':
    'There is no internet just now. These are the questions of your last visit.',
  'community.polls.offline':
    'There is no internet just now, and no question is kept on this phone yet.',
  'community.polls.unread': 'The questions could not be fetched. That was our side, not yours.',
  'community.polls.noScript':
    'Voting needs JavaScript, which is switched off here. This is how others voted.',
  'community.polls.category.happiness': 'Happiness',
  'community.polls.category.wellness': 'Wellness',
  'community.polls.category.motivation': 'Motivation',
  'community.polls.category.home': 'Home',
  'community.polls.category.friendship': 'Friendship',
  'community.polls.category.food': 'Food',
  'community.polls.category.nature': 'Nature',
  'community.polls.category.festivals': 'Festivals',
  'community.polls.category.memories': 'Memories',
  'community.polls.category.everyday': 'Everyday life',
  'community.polls.category.learning': 'Learning',
  'community.polls.category.imagination': 'Imagination',
}

export type Words = typeof words
export default words
