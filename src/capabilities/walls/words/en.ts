const words = {
  'community.walls.anonymous': 'Anonymous',
  'community.walls.you': 'you',
  'community.walls.lately': 'in the last hour',
  'community.walls.post': 'Post',
  'community.walls.counter': '{used} / {limit}',
  'community.walls.left': '{n} {n|character|characters} left',
  'community.walls.over': '{n} {n|character|characters} over',
  'community.walls.blank': 'Write a little first. One line is enough.',
  'community.walls.shorten':
    '{n} {n|character|characters} too many for one post. Leave something out, or write two.',
  'community.walls.tooManyMarks':
    'One letter has too many accents stacked on it. Please simplify it.',
  'community.walls.forbidden':
    'One of these characters can’t be used. Please write it another way.',
  'community.walls.noScript': 'You can read everything here. To post, please turn on JavaScript.',

  'community.walls.newPosts': '{n} new {n|post|posts}',
  'community.walls.older': 'Older posts',
  'community.walls.end': 'That’s everything so far.',
  'community.walls.loading': 'Loading the wall…',
  'community.walls.failed': 'We couldn’t load the wall. What you write is still saved here.',
  'community.walls.retry': 'Try again',
  'community.walls.kept': 'You’re offline. This is the wall as of {when}.',
  'community.walls.olderFailed': 'We couldn’t load older posts just now. Try again in a moment.',

  'community.walls.heart': 'Give a heart ({n})',
  'community.walls.more': 'More',
  'community.walls.copy': 'Copy',
  'community.walls.copied': 'Copied',
  'community.walls.notCopied':
    'This browser doesn’t allow copying. You can select the words by hand.',
  'community.walls.share': 'Share',
  'community.walls.delete': 'Delete',
  'community.walls.deleted': 'Post deleted.',
  'community.walls.undo': 'Undo',
  'community.walls.restored': 'Your post is back.',
  'community.walls.report': 'Report',
  'community.walls.offline': 'You’re offline. Nothing has changed; try again in a moment.',
  'community.walls.tooFast': 'You’re going a little fast. Try again in a minute.',
  'community.walls.notDone':
    'That didn’t work just now. Nothing has changed; try again in a moment.',

  'community.walls.care.self':
    'Your heart says that someone is there. If you know who it is: ask, listen and stay near.',
  'community.walls.care.self-harm':
    'Here a heart helps more than advice. If you know who it is: listen without scolding.',
  'community.walls.care.harmed':
    'Your heart says: I believe you. Anyone who is harmed can call this number.',
  'community.walls.care.other':
    'Are you worried about someone too? Ask them plainly, listen, and don’t leave them alone.',
  'community.walls.care.child':
    'A child may have written this. Give a heart, and don’t try to find out who it is.',
  'community.walls.whereToCall': 'People to talk to',
  'community.walls.care.own': 'You don’t have to carry this alone.',

  'community.walls.opened': 'The post you opened',
  'community.walls.openedMissing':
    'This post is no longer on the wall. Its author may have taken it back.',
  'community.walls.openedFailed': 'We couldn’t load this post just now.',
  'community.walls.wholeWall': 'See the whole wall',

  'community.walls.report.title': 'What is wrong with this post?',
  'community.walls.report.lead': 'A moderator will look at it. Nobody learns who reported it.',
  'community.walls.report.reason': 'Reason',
  'community.walls.report.missing': 'Tap the reason that comes nearest.',
  'community.walls.report.spam': 'Advertising or repeated posts',
  'community.walls.report.hate': 'Insults or threatens people',
  'community.walls.report.harm': 'Someone may come to harm',
  'community.walls.report.private': 'Shares private information',
  'community.walls.report.other': 'Something else',
  'community.walls.report.send': 'Report it',
  'community.walls.report.cancel': 'Cancel',
  'community.walls.report.done': 'Thank you. A moderator will look at it.',
  'community.walls.report.hidden': 'You reported this post.',
  'community.walls.report.show': 'Show it',

  'community.walls.waiting': 'Waiting. It will be sent by itself when you’re online.',
  'community.walls.sending': 'Sending…',
  'community.walls.unsure':
    'Sent, but not confirmed yet. We’ll try again; it will appear only once.',
  'community.walls.withdraw': 'Take it back',
  'community.walls.refusedWaiting': 'This couldn’t be posted yet. It is saved here.',
  'community.walls.edit': 'Edit',
  'community.walls.keptHere':
    'You’re offline. Your words are saved on this phone and will be sent later by themselves.',
  'community.walls.held': 'Only you can see this for now. A moderator will read it first.',
  'community.walls.coveredToast':
    'Your words are on the wall. Only what could put a reader in danger is hidden.',
  'community.walls.heldToast': 'Thank you. A moderator will read it before others can.',

  'community.walls.refused.tooFast':
    'You’re going a little fast. You can post again in {n} {n|minute|minutes}; your words are still here.',
  'community.walls.refused.tooLong': 'This is too long for the wall. Your words are still here.',
  'community.walls.refused.signedOut':
    'You were signed out. Please check whether your post is already on the wall before posting again.',
  'community.walls.refused.other':
    'We couldn’t post this. Your words are still here; try again in a moment.',

  'community.walls.contacts.title': 'This could identify someone',
  'community.walls.contacts.lead':
    'On a wall without names, a number or an address is safer left out. We noticed:',
  'community.walls.contacts.remove': 'Remove it',
  'community.walls.contacts.keep': 'Post it anyway',
  'community.walls.contacts.removed': 'Removed. Read it once more, then post.',

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
