const words = {
  'common.copies.take': 'A copy to take away',
  'common.copies.kind': 'What kind of file',
  'common.copies.sealed': 'With a password',
  'common.copies.plain': 'Without',
  'common.copies.sealedLead':
    'Only your password opens this file: here, or on a computer with the free program age. If you forget the password, nobody can open it, and nor can we.',
  'common.copies.plainLead':
    'Anyone who gets this file can read everything in it. Keep it where only you can reach it.',
  'common.copies.phrase': 'A password for the file',
  'common.copies.phraseHint':
    'Ten characters or more; a sentence only you would think of is best. The thirteen words of your lock will do too.',
  'common.copies.again': 'The same again',
  'common.copies.show': 'Show what I type',
  'common.copies.short': 'It needs at least {n} characters.',
  'common.copies.easy': 'Easy to guess: numbers and dates are tried first.',
  'common.copies.fair': 'It will hold against people you know.',
  'common.copies.strong': 'Strong.',
  'common.copies.differs': 'The two don’t match yet.',
  'common.copies.save': 'Save file',
  'common.copies.sealing': 'Sealing the copy…',
  'common.copies.saved': 'The copy is saved as {name}.',
  'common.copies.notMade': 'We couldn’t make the copy just now. Nothing is lost; please try again.',
  'common.copies.bring': 'Restore from a copy',
  'common.copies.looking': 'Looking at the file…',
  'common.copies.askPhrase': 'This copy is sealed. What is its password?',
  'common.copies.askPhraseHint': 'Or the thirteen words, if it was sealed with those.',
  'common.copies.needsPhrase': 'Please type what opens it first.',
  'common.copies.askWords': 'This is one of the weekly copies. It opens with the thirteen words.',
  'common.copies.wordsLabel': 'The thirteen words',
  'common.copies.open': 'Open',
  'common.copies.opening': 'Opening the copy…',
  'common.copies.wrong': 'That doesn’t open this file. Nothing has changed; you can try again.',
  'common.copies.notWords': 'Those thirteen words aren’t right. Please check each one.',
  'common.copies.heavy':
    'This file was sealed in a way that needs a computer to open; a phone has too little memory. Nothing has changed.',
  'common.copies.impossible':
    'This page came over an unprotected connection (http), where browsers don’t open such a file. Open the site with https. Nothing has changed.',
  'common.copies.holds':
    'The copy from {day} holds {pages} {pages|page|pages} of diary and journal, and {others} other {others|item|items} (moods, poems, conversations).',
  'common.copies.merge': 'Add it to what is here',
  'common.copies.mergeLead': 'Nothing here is lost. Where a page differs, the newer one stays.',
  'common.copies.replace': 'Replace everything here',
  'common.copies.replaceAsk':
    'This removes what is saved here now: {pages} {pages|page|pages} of diary and journal, and {others} other {others|item|items}. Only what is in the file stays. This can’t be undone.',
  'common.copies.replaceNo': 'Keep what’s here',
  'common.copies.broughtBack': '{taken} restored; {same} {same|was|were} already here.',
  'common.copies.replaced': 'Only what was in the file is here now: {n} {n|item|items}.',
  'common.copies.notOurs': 'That file isn’t a copy made on this site. Nothing has changed.',
  'common.copies.newer':
    'That copy was made by a newer version of this page. Please reload and try again. Nothing has changed.',
  'common.copies.damaged':
    'We can’t read that file; perhaps it was cut short on the way. Nothing has changed.',
  'common.copies.full':
    'This phone has no room for what is in the file. Nothing has changed. Make some room and try again.',
  'common.copies.failed':
    'We couldn’t open what is saved on this phone just now. Nothing has changed; please try again.',
  'common.copies.weekly': 'A weekly copy in a file',
  'common.copies.weeklyLead':
    'Choose a file once, on this device or in a folder that is backed up elsewhere. While you use this site, a fresh sealed copy is written to it each week. Only your thirteen words open it.',
  'common.copies.weeklyStart': 'Keep a weekly copy',
  'common.copies.weeklyLockWords': 'Type the thirteen words of your lock.',
  'common.copies.weeklyNewWords':
    'These thirteen words will open the file. Write them on paper, in this order, and keep the paper away from the phone. They are shown only once.',
  'common.copies.weeklyWritten': 'I’ve written them down',
  'common.copies.weeklyWrongWords': 'Those aren’t the words of this lock.',
  'common.copies.weeklyWait': 'Too many wrong attempts. Please try again a little later.',
  'common.copies.weeklyChoose': 'Choose the file',
  'common.copies.weeklyOn': 'A sealed copy is written to {name} each week. Last one: {day}.',
  'common.copies.weeklyNow': 'Write it now',
  'common.copies.weeklyStop': 'Stop this',
  'common.copies.weeklyStopped': 'No more copies are written. The file stays where it is.',
  'common.copies.weeklyDone': 'Copy written.',
  'common.copies.weeklyFailed':
    'We couldn’t write the file. Perhaps it was moved, or the browser wants to ask you again.',
  'common.copies.weeklyWaits': 'We couldn’t write this week’s copy to {name}.',
  'common.copies.ageKey': 'To open it without this site',
  'common.copies.ageKeyLead':
    'The program age opens the file with this key. It is made from your words, so you don’t have to keep it; anyone who has it can open every weekly copy.',
  'common.copies.ageKeyCopy': 'Copy key',
  'common.copies.ageKeyCopied': 'Key copied.',
  'common.copies.lastCopy': 'Your last copy is from {day}.',
  'common.copies.putAway': 'Not now',
}

export type Words = typeof words
export default words
