const words = {
  'common.kept.doorFailed':
    'The lock couldn’t be loaded just now. Your pages are safe; please try again.',
  'common.kept.lockNow': 'Lock now',
  'common.kept.full':
    'This phone has no room left. What you just wrote is only in this tab, and will be gone when it closes. Make some room and come back, or download a copy.',
  'common.kept.locked': 'Locked. What you write now waits in this tab until you open the lock.',
  'common.kept.refused':
    'This browser won’t save anything, perhaps because this is a private window. You can still write, but it will be gone when you close the tab. Download a copy of anything you want to keep.',
  'common.kept.failed':
    'We couldn’t open what is saved on this phone just now. Nothing is deleted; please try again.',
  'common.kept.loading': 'Opening what is saved on this phone…',
  'common.kept.deleted': 'Deleted.',
  'common.kept.undo': 'Undo',
  'common.kept.needsScript':
    'This page saves only to your phone, and needs JavaScript to do it. Please turn it on.',
}

export type Words = typeof words
export default words
