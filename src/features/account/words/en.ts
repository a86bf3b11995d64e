const words = {
  'common.account.title': 'Your name and data',
  'common.account.description':
    'Your name here, your recovery code, everything we hold about you, and how to erase it.',
  'common.account.lead': 'There is little to know about you here, and all of it is yours.',
  'common.account.name': 'Your name',
  'common.account.nameLead': 'It greets you. Nobody else sees it.',
  'common.account.saveName': 'Save the name',
  'common.account.nameSaved': 'The name is saved.',
  'common.account.recovery': 'On another phone',
  'common.account.recoveryLead':
    'A recovery code brings this identity to another phone. Write it down or print it: it is shown once, and a new one replaces the old.',
  'common.account.makeCode': 'Make a recovery code',
  'common.account.makeNewCode': 'Make a new code',
  'common.account.code': 'Your recovery code',
  'common.account.codeNote': 'Whoever has this code is you here. Keep it as you would keep a key.',
  'common.account.copyCode': 'Copy',
  'common.account.print': 'Print',
  'common.account.haveCode': 'I have a code',
  'common.account.codeField': 'Recovery code',
  'common.account.codeHint': 'Five groups of five. Capitals and dashes do not matter.',
  'common.account.useCode': 'Use this code',
  'common.account.codeUnknown': 'No identity has this code. Please look at each sign once more.',
  'common.account.codeUsed': 'Welcome back. This phone knows you again.',
  'common.account.data': 'Your data',
  'common.account.dataLead':
    'What our server holds about you, in one file. Diary, moods and journal are not in it: they live on this phone only.',
  'common.account.export': 'Download my data',
  'common.account.leave': 'Leaving',
  'common.account.signOutLead':
    'Signing out leaves your posts as they are. Without a recovery code nobody can come back to them, not even you.',
  'common.account.signOut': 'Sign out',
  'common.account.erase': 'Erase me',
  'common.account.eraseLead':
    'Erases your name, your posts, hearts and votes from our server, and all that this site keeps on this phone. At once, and for good.',
  'common.account.eraseAsk': 'Erase everything?',
  'common.account.eraseYes': 'Erase everything',
  'common.account.eraseNo': 'Keep it',
  'common.account.eraseUnreached':
    'Our server could not be reached: nothing is erased yet. You can try again, or delete only what is on this phone; you then stay signed in, and can erase the rest later.',
  'common.account.eraseAgain': 'Try again',
  'common.account.erasePhone': 'Only this phone',
  'common.account.phone': 'On this phone',
  'common.account.signedOut': 'You are signed out.',
  'common.account.failed':
    'That did not work just now. Nothing changed; please try again in a moment.',
  'common.account.offline':
    'There is no internet just now. Nothing changed; please try again later.',
}

export type Words = typeof words
export default words
