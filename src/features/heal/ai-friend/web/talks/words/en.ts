const words = {
  'heal.ai-friend.clearNo': 'Keep it',
  'heal.ai-friend.newTalk': 'New talk',
  'heal.ai-friend.leavesNothing': 'A talk that leaves nothing',
  'heal.ai-friend.leavesNothingLead': 'Nothing of it is kept on this phone.',
  'heal.ai-friend.earlier': 'Earlier talks',
  'heal.ai-friend.noneEarlier': 'No talk is kept yet.',
  'heal.ai-friend.thisTalk': 'this one',
  'heal.ai-friend.deleteTalk': 'Delete the talk: {begins}',
  'heal.ai-friend.clearAll': 'Clear all talks',
  'heal.ai-friend.clearAllAsk': 'Clear {n} {n|talk|talks}? They cannot be brought back.',
}

export type Words = typeof words
export default words
