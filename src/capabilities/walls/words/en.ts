const words = {
  'community.walls.anonymous': 'Anonymous',
  'community.walls.you': 'you',
  'community.walls.post': 'Post',
  'community.walls.counter': '{used} / {limit}',
  'community.walls.left': '{n} {n|character|characters} left',
  'community.walls.over': '{n} {n|character|characters} too many',
  'community.walls.tooManyMarks':
    'One letter carries more marks than it can hold. Please write it plainer.',
  'community.walls.forbidden':
    'One of these characters cannot be kept. Please write it another way.',
  'community.walls.noScript':
    'You can read everything here. To post, the browser has to allow scripts.',

  'community.walls.newPosts': '{n} new {n|post|posts}',
  'community.walls.older': 'Read older ones',
  'community.walls.end': 'That is everything so far.',
  'community.walls.loading': 'The wall is on its way',
  'community.walls.failed':
    'The wall could not be opened. What you write is kept here all the same.',
  'community.walls.retry': 'Try again',
  'community.walls.kept':
    'There is no connection just now. This is the wall as this phone saw it last: {when}.',
  'community.walls.olderFailed':
    'The older ones could not be fetched just now. Try again in a moment.',

  'community.walls.heart': 'Give a heart ({n})',
  'community.walls.more': 'More',
  'community.walls.copy': 'Copy',
  'community.walls.copied': 'Copied',
  'community.walls.notCopied':
    'This browser does not allow copying. You can select the words by hand.',
  'community.walls.share': 'Share',
  'community.walls.linkCopied': 'The link to this post is copied',
  'community.walls.delete': 'Delete',
  'community.walls.deleted': 'Your post is deleted.',
  'community.walls.undo': 'Undo',
  'community.walls.restored': 'Your post is back.',
  'community.walls.report': 'Report',
  'community.walls.offline':
    'There is no internet just now. Nothing has changed; try again in a moment.',
  'community.walls.tooFast': 'That was a little fast. Try again in a minute.',
  'community.walls.notDone':
    'That did not work just now. Nothing has changed; try again in a moment.',

  'community.walls.care.self':
    'Your heart says that somebody is there. If you know who it is: ask, listen and stay near.',
  'community.walls.care.self-harm':
    'Here a heart helps more than advice. If you know who it is: listen without scolding.',
  'community.walls.care.harmed':
    'Your heart says: I believe you. Whoever is harmed can call this number.',
  'community.walls.care.other':
    'Are you worried about somebody too? Ask them plainly, listen, and do not leave them alone.',
  'community.walls.care.child':
    'A child may have written this. Give a heart, and do not try to find out who it is.',
  'community.walls.whereToCall': 'People to talk to',
  'community.walls.care.own': 'You need not carry this alone.',

  'community.walls.opened': 'The post you came for',
  'community.walls.openedMissing':
    'This post is not on the wall any more. Its author may have taken it back.',
  'community.walls.openedFailed': 'The post could not be fetched just now.',
  'community.walls.wholeWall': 'To the whole wall',

  'community.walls.report.title': 'What is wrong with this post?',
  'community.walls.report.lead': 'A person will look at it. Nobody learns who reported it.',
  'community.walls.report.reason': 'Reason',
  'community.walls.report.spam': 'Advertising or the same again and again',
  'community.walls.report.hate': 'Insults or threatens people',
  'community.walls.report.harm': 'Somebody may come to harm',
  'community.walls.report.private': 'Gives away something private',
  'community.walls.report.other': 'Something else',
  'community.walls.report.send': 'Report it',
  'community.walls.report.cancel': 'Cancel',
  'community.walls.report.done': 'Thank you. Somebody will look at it.',
  'community.walls.report.hidden': 'You reported this post.',
  'community.walls.report.show': 'Show it',

  'community.walls.waiting': 'Waiting to be sent. It goes by itself once there is internet.',
  'community.walls.sending': 'On its way…',
  'community.walls.unsure':
    'Sent, but no answer came yet. It is tried again and will stand here once.',
  'community.walls.withdraw': 'Take it back',
  'community.walls.refusedWaiting': 'This one could not be posted yet. It is kept here.',
  'community.walls.edit': 'Look at it again',
  'community.walls.keptHere':
    'No internet just now. Your words are kept on this phone and go by themselves later.',
  'community.walls.held': 'Only you see this for now. A person reads it first.',
  'community.walls.coveredToast':
    'Your words are on the wall. Only what could put a reader in danger is covered.',
  'community.walls.heldToast': 'Thank you. A person reads it before others can.',

  'community.walls.refused.tooFast':
    'That was a little fast. You can post again in {n} {n|minute|minutes}; your words stay here.',
  'community.walls.refused.tooLong': 'This is too long for the wall. Your words stay here.',
  'community.walls.refused.signedOut':
    'You were signed out meanwhile. Look whether your post is on the wall already before you post it again.',
  'community.walls.refused.other':
    'This could not be posted. Your words stay here; try again in a moment.',

  'community.walls.contacts.title': 'Somebody could find a person by this',
  'community.walls.contacts.lead':
    'On a wall without names, a number or an address is safer left out. We noticed:',
  'community.walls.contacts.remove': 'Take it out',
  'community.walls.contacts.keep': 'Post it all the same',
  'community.walls.contacts.removed': 'It is taken out. Read it once more, then post.',

  'community.walls.category.legend': 'What is it about?',
  'community.walls.category.filter': 'Show',
  'community.walls.category.all': 'All',
  'community.walls.category.Personal': 'Personal',
  'community.walls.category.Family': 'Family',
  'community.walls.category.Friends': 'Friends',
  'community.walls.category.Health': 'Health',
  'community.walls.category.Nature': 'Nature',
  'community.walls.category.Simple Pleasures': 'Simple pleasures',
  'community.walls.category.Kindness': 'Kindness',
  'community.walls.category.Learning': 'Learning',
  'community.walls.category.Achievement': 'Achievement',
}

export type Words = typeof words
export default words
