const words = {
  'heal.ai-friend.clearNo': 'Keep it',
  'heal.ai-friend.newTalk': 'New conversation',
  'heal.ai-friend.leavesNothing': 'A conversation that isn’t saved',
  'heal.ai-friend.leavesNothingLead': 'None of it stays on this phone.',
  'heal.ai-friend.earlier': 'Earlier conversations',
  'heal.ai-friend.noneEarlier': 'No conversations saved yet.',
  'heal.ai-friend.thisTalk': 'this one',
  'heal.ai-friend.deleteTalk': 'Delete this conversation: {begins}',
  'heal.ai-friend.clearAll': 'Clear all conversations',
  'heal.ai-friend.clearAllAsk': 'Clear {n} {n|conversation|conversations}? This can’t be undone.',
}

export type Words = typeof words
export default words
