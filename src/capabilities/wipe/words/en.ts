const words = {
  'common.wipe.lead':
    'Deletes all that this site keeps on this phone: diary, moods, journal, talks, drafts, your name here and your choices. It works without internet too, and nothing brings it back. What you posted stays on the site.',
  'common.wipe.delete': 'Delete everything here',
  'common.wipe.ask': 'Delete everything on this phone?',
  'common.wipe.askLead':
    'Diary, moods, journal, talks, drafts, your name here and your choices. Nothing brings them back.',
  'common.wipe.askSignedIn':
    'You are signed out as well. Without a recovery code nobody can come back to your posts, not even you.',
  'common.wipe.yes': 'Delete everything',
  'common.wipe.no': 'Keep it',
  'common.wipe.working': 'Deleting…',
  'common.wipe.gone': 'Everything is deleted.',
  'common.wipe.partly': 'Not everything could be deleted.',
  'common.wipe.checked': 'Afterwards we looked again, place by place:',
  'common.wipe.server': 'What our server held about you',
  'common.wipe.pages': 'Diary, moods, talks and all other private pages',
  'common.wipe.choices': 'Your name, your choices and what waited to be sent',
  'common.wipe.tab': 'What this tab remembered',
  'common.wipe.files': 'Pages kept for use without internet',
  'common.wipe.cookies': 'Cookies',
  'common.wipe.session': 'Your sign-in',
  'common.wipe.done': 'gone',
  'common.wipe.signedOut': 'ended',
  'common.wipe.otherTab':
    'still here. This site is open in another tab. Close that tab and try again.',
  'common.wipe.refused':
    'still here. The browser did not delete it. Close the browser, open it and try again, or delete the data of this site in the browser’s settings.',
  'common.wipe.stillSignedIn':
    'not ended. Our server could not be reached; try again when there is internet.',
  'common.wipe.stillOnServer':
    'still there. Our server could not be reached; you stay signed in, so that you can erase it when there is internet.',
  'common.wipe.coverStays': 'The calendar in front of this site stays.',
  'common.wipe.elsewhere':
    'Out of our reach are files you downloaded, the browser’s history, and a copy you keep elsewhere.',
  'common.wipe.noInternet':
    'There is no internet just now: the site will open again only when there is.',
  'common.wipe.leave': 'Done',
}

export type Words = typeof words
export default words
