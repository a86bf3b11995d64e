const words = {
  'common.kept.doorFailed':
    'What opens the lock could not be fetched just now. Your pages are safe; please try again.',
  'common.kept.lockNow': 'Lock now',
  'common.kept.full':
    'The phone has no room left. What you wrote just now is held in this tab and will be gone when it closes. Make some room and come back here, or download a copy.',
  'common.kept.locked': 'Locked. What you write now waits in this tab until you open the lock.',
  'common.kept.refused':
    'This browser keeps nothing for us, perhaps because the window is private. You can write; when this tab closes it will be gone. Download a copy of what you want to have.',
  'common.kept.failed':
    'What is kept on this phone could not be opened just now. Nothing is erased; please try again.',
  'common.kept.loading': 'Fetching what is kept on this phone…',
  'common.kept.deleted': 'Deleted.',
  'common.kept.undo': 'Undo',
  'common.kept.needsScript':
    'This page writes nothing anywhere but on your phone, and for that it needs JavaScript. Please switch it on.',
}

export type Words = typeof words
export default words
