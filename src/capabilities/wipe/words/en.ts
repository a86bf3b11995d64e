const words = {
  'common.wipe.lead':
    'Deletes everything this site keeps on this phone: diary, moods, journal, conversations, drafts, your name here and your choices. It works offline too, and can’t be undone. What you posted stays on the site.',
  'common.wipe.delete': 'Delete everything here',
  'common.wipe.ask': 'Delete everything on this phone?',
  'common.wipe.askLead':
    'Diary, moods, journal, conversations, drafts, your name here and your choices. This can’t be undone.',
  'common.wipe.askSignedIn':
    'You are signed out as well. Without a recovery code nobody can get back to your posts, not even you.',
  'common.wipe.yes': 'Delete everything',
  'common.wipe.no': 'Keep it',
  'common.wipe.working': 'Deleting…',
  'common.wipe.gone': 'Everything is deleted.',
  'common.wipe.partly': 'Not everything could be deleted.',
  'common.wipe.checked': 'We then looked again, place by place:',
  'common.wipe.server': 'What our server held about you',
  'common.wipe.pages': 'Diary, moods, conversations and all other private pages',
  'common.wipe.choices': 'Your name, your choices and anything waiting to be sent',
  'common.wipe.tab': 'What this tab remembered',
  'common.wipe.files': 'Pages saved for offline use',
  'common.wipe.cookies': 'Cookies',
  'common.wipe.session': 'Your sign-in',
  'common.wipe.done': 'gone',
  'common.wipe.signedOut': 'ended',
  'common.wipe.otherTab':
    'still here. This site is open in another tab. Close that tab and try again.',
  'common.wipe.refused':
    'still here. The browser didn’t delete it. Close the browser, open it and try again, or delete this site’s data in the browser’s settings.',
  'common.wipe.stillSignedIn':
    'not ended. We couldn’t reach our server; try again when you’re online.',
  'common.wipe.stillOnServer':
    'still there. We couldn’t reach our server; you stay signed in, so that you can delete it when you’re online.',
  'common.wipe.coverStays': 'The calendar in front of this site stays.',
  'common.wipe.elsewhere':
    'We can’t reach files you downloaded, the browser’s history, or a copy you keep elsewhere.',
  'common.wipe.noInternet': 'You’re offline: the site will open again once you’re online.',
  'common.wipe.leave': 'Done',
}

export type Words = typeof words
export default words
