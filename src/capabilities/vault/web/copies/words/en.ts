const words = {
  'common.copies.take': 'A copy to take away',
  'common.copies.kind': 'What kind of file',
  'common.copies.sealed': 'With a password',
  'common.copies.plain': 'Without',
  'common.copies.sealedLead':
    'Only your password opens this file: here, or on a computer with the free program age. If you forget the password, nobody can open it, and we cannot either.',
  'common.copies.plainLead':
    'Whoever gets this file into their hands can read everything in it. Keep it where only you can reach it.',
  'common.copies.phrase': 'A password for the file',
  'common.copies.phraseHint':
    'Ten letters or more; a sentence that only you would think of is best. The thirteen recovery words of your lock can be used too.',
  'common.copies.again': 'The same once more',
  'common.copies.show': 'Show what I type',
  'common.copies.short': 'It needs at least {n} letters.',
  'common.copies.easy': 'Easy to guess: numbers and dates are tried first.',
  'common.copies.fair': 'It will hold against people you know.',
  'common.copies.strong': 'It will hold.',
  'common.copies.differs': 'The two are not the same yet.',
  'common.copies.save': 'Save the file',
  'common.copies.sealing': 'Sealing the copy…',
  'common.copies.saved': 'The copy is saved as {name}.',
  'common.copies.notMade':
    'The copy could not be made just now. Nothing is lost; please try again.',
  'common.copies.bring': 'Bring back a copy',
  'common.copies.looking': 'Looking at the file…',
  'common.copies.askPhrase': 'This copy is sealed. What is its password?',
  'common.copies.askPhraseHint': 'Or the thirteen recovery words, if it was sealed with those.',
  'common.copies.askWords':
    'This is one of the weekly copies. It opens with the thirteen recovery words.',
  'common.copies.wordsLabel': 'The thirteen words',
  'common.copies.open': 'Open',
  'common.copies.opening': 'Opening the copy…',
  'common.copies.wrong': 'That does not open this file. Nothing has changed; you can try again.',
  'common.copies.notWords':
    'Those are not thirteen of the recovery words. Please look at each word once more.',
  'common.copies.heavy':
    'This file was sealed so that it takes a computer to open it; a phone has too little memory. Nothing has changed.',
  'common.copies.impossible':
    'This page came over an unprotected connection (http), where browsers do not open such a file. Open the site with https. Nothing has changed.',
  'common.copies.holds':
    'The copy of {day} holds {pages} {pages|page|pages} of diary and journal, and of all else (moods, poems, talks): {others}.',
  'common.copies.merge': 'Add it to what is here',
  'common.copies.mergeLead': 'Nothing here is lost. Of two versions of a page the newer stays.',
  'common.copies.replace': 'Replace all that is here',
  'common.copies.replaceAsk':
    'What is kept here now goes: {pages} {pages|page|pages} of diary and journal, and of all else {others}. Only what is in the file stays. This cannot be undone.',
  'common.copies.replaceNo': 'Keep what is here',
  'common.copies.broughtBack':
    '{taken} {taken|record is|records are} back. {same} {same|was|were} here already.',
  'common.copies.replaced': 'Here is now exactly what was in the file: {n} {n|record|records}.',
  'common.copies.notOurs': 'That file is not a copy made here. Nothing has changed.',
  'common.copies.newer':
    'That copy was made by a newer version of this page. Please reload and try again. Nothing has changed.',
  'common.copies.damaged':
    'That file cannot be read; perhaps it was cut short on the way. Nothing has changed.',
  'common.copies.full':
    'The phone has no room for what is in the file. Nothing has changed. Make some room and try again.',
  'common.copies.failed':
    'What is kept on this phone could not be opened just now. Nothing has changed; please try again.',
  'common.copies.weekly': 'A copy in a file each week',
  'common.copies.weeklyLead':
    'Choose a file once, on this device or in a folder that is kept elsewhere too. While you use this site, it is written anew each week, sealed. Your thirteen words open it, and nothing else does.',
  'common.copies.weeklyStart': 'Keep a copy each week',
  'common.copies.weeklyLockWords': 'Type the thirteen recovery words of your lock.',
  'common.copies.weeklyNewWords':
    'These thirteen words will open the file. Write them on paper, in this order, and keep the paper apart from the phone. They are shown this once.',
  'common.copies.weeklyWritten': 'I have written them down',
  'common.copies.weeklyWrongWords': 'Those are not the words of this lock.',
  'common.copies.weeklyWait': 'There were too many wrong tries. Please try again a little later.',
  'common.copies.weeklyChoose': 'Choose the file',
  'common.copies.weeklyOn': 'Each week a sealed copy is written to {name}. The last one: {day}.',
  'common.copies.weeklyNow': 'Write it now',
  'common.copies.weeklyStop': 'Stop this',
  'common.copies.weeklyStopped': 'No copy is written any more. The file stays where it is.',
  'common.copies.weeklyDone': 'The copy is written.',
  'common.copies.weeklyFailed':
    'The file could not be written. Perhaps it was moved or the browser wants to be asked again.',
  'common.copies.weeklyWaits': 'This week’s copy could not be written to {name}.',
  'common.copies.ageKey': 'To open it without this site',
  'common.copies.ageKeyLead':
    'The program age opens the file with this key. It is made of your words, so there is no need to keep it; whoever has it can open every weekly copy.',
  'common.copies.ageKeyCopy': 'Copy the key',
  'common.copies.ageKeyCopied': 'The key is copied.',
  'common.copies.lastCopy': 'Your last copy is from {day}.',
  'common.copies.putAway': 'Not now',
}

export type Words = typeof words
export default words
