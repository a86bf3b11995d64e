const words = {
  'common.lock.title': 'A lock for your pages',
  'common.lock.description':
    'A PIN or password for what you write here, thirteen words for when it is forgotten, and what a lock can and cannot do.',
  'common.lock.lead':
    'Diary, journal, moods, stories, talks and safety plan: sealed on this phone, so that only you open them.',
  'common.lock.cannot': 'No lock can be set here',
  'common.lock.cannotHttp':
    'This address begins with http. Sealing needs the https address of this site: open that one, and the lock is there.',
  'common.lock.cannotKeep':
    'This browser keeps nothing for us or cannot seal, perhaps because the window is private or the browser is old. In an ordinary window of a newer browser it can.',
  'common.lock.step': 'Step {n} of 3',
  'common.lock.back': 'Back',
  'common.lock.next': 'Next',

  'common.lock.choose': 'What shall open it?',
  'common.lock.pin': 'A PIN',
  'common.lock.password': 'A password',
  'common.lock.pinStrength':
    'A PIN is quick and keeps out whoever picks up your phone. It does not stop somebody who copies the phone’s memory and lets a computer try every number.',
  'common.lock.passwordStrength':
    'A password takes longer to type. If it is several words that only you would put together, it also stops somebody who copies the phone’s memory.',
  'common.lock.newPin': 'New PIN',
  'common.lock.newPinHint': '4 to 12 digits. Not a birthday, not the phone’s own PIN.',
  'common.lock.newPassword': 'New password',
  'common.lock.newPasswordHint':
    '8 letters or more, in any script. Not a name, not a line of a song.',
  'common.lock.again': 'Once more',
  'common.lock.digitsOnly': 'A PIN is digits alone. For letters, choose a password.',
  'common.lock.tooShortPin': 'At least 4 digits, please.',
  'common.lock.tooLongPin': 'At most 12 digits, please.',
  'common.lock.triedFirst': 'This is one of the first that anybody tries. Please choose another.',
  'common.lock.tooShortPassword': 'At least 8 letters, please.',
  'common.lock.notTheSame': 'The two are not the same.',
  'common.lock.nothingYet': 'Nothing is locked before the last step.',

  'common.lock.write': 'Write down thirteen words',
  'common.lock.writeLead':
    'If you forget your PIN or password, these words open your pages. Write them by hand on paper, in this order, and put the paper where nobody looks. A photograph can be seen by others.',
  'common.lock.honest':
    'Without your PIN or password and without these words, nobody can bring your pages back. We cannot either.',
  'common.lock.list': 'Your thirteen words',
  'common.lock.listLanguage': 'The words in',
  'common.lock.print': 'Print',
  'common.lock.written': 'I have written them down',
  'common.lock.notSpelled': 'The words could not be fetched just now.',

  'common.lock.check': 'Let us make sure',
  'common.lock.checkLead': 'Look at your paper, not back at the page: which words stand there?',
  'common.lock.wordAt': 'Word {n}',
  'common.lock.checkWrong':
    'That is another word than the one we showed. Is it written down right?',
  'common.lock.showAgain': 'Show me the words again',
  'common.lock.set': 'Lock my pages',
  'common.lock.setting': 'Sealing your pages. Please leave this page open.',
  'common.lock.notSet':
    'That did not work, and nothing is locked. Your pages are as they were; please try again.',

  'common.lock.done': 'Your pages are locked',
  'common.lock.doneReload':
    'From now on this phone asks for your PIN or password before it shows them, also after a restart and without internet.',
  'common.lock.doneAfter':
    'They lock by themselves when you have been away for a while, and at once when you tap “Lock now”.',
  'common.lock.doneWrite': 'To write a new page you need not open it first.',
  'common.lock.doneHelp': 'Help numbers, breathing and everything others write stay open.',
  'common.lock.doneForget': 'Nobody can reset it for you. The paper can.',
  'common.lock.finish': 'Done',

  'common.lock.isOn':
    'Your pages are locked with your PIN or password. Right now they are open in this browser.',
  'common.lock.after': 'Lock by itself',
  'common.lock.after.hidden': 'When I leave the page',
  'common.lock.after.minute': 'After 1 minute',
  'common.lock.after.fiveMinutes': 'After 5 minutes',
  'common.lock.after.quarter': 'After 15 minutes',
  'common.lock.afterNote': 'Counted from the last time you touched the page, or left it.',
  'common.lock.passkey': 'Also open with this phone’s fingerprint or lock',
  'common.lock.passkeyNote':
    'Leave this off if somebody else can unlock this phone, or could press your finger to it.',
  'common.lock.passkeyNo':
    'This phone or this browser cannot do that. Your PIN or password works as before.',
  'common.lock.change': 'Change PIN or password',
  'common.lock.pinNow': 'The PIN you have now',
  'common.lock.passwordNow': 'The password you have now',
  'common.lock.taken': 'This one cannot be used. Please choose another.',
  'common.lock.changeDo': 'Change it',
  'common.lock.changed': 'From now on the new one opens your pages.',

  'common.lock.renew': 'New thirteen words',
  'common.lock.renewLead':
    'If the paper is lost or somebody has seen it, take new words. The old ones then open nothing any more. Write these down first.',
  'common.lock.renewDo': 'Use the new words',
  'common.lock.renewed': 'The new words count from now on. You can tear up the old paper.',

  'common.lock.second': 'A second PIN, for when you are forced',
  'common.lock.secondLead':
    'If somebody stands beside you and makes you open your pages, type the second PIN. What opens is empty, as if you had hardly written anything. You can keep something harmless there; your own pages stay sealed.',
  'common.lock.secondTruth':
    'Nothing on the phone tells which of the two is which, or whether there is a second at all. Who knows this site well may know that there can be one.',
  'common.lock.secondWarning':
    'Take care with what lies under the second PIN: to take the lock off there, or to set a second PIN there, deletes your own pages. And a new second PIN deletes what lay under the one before.',
  'common.lock.secondDo': 'Set the second one',
  'common.lock.secondSame': 'The second must be another than the first.',
  'common.lock.secondDone': 'It is set. Try it once when you are alone.',

  'common.lock.copy': 'A sealed copy, for when the phone is lost',
  'common.lock.copyLead':
    'Your pages, sealed before they leave this phone, kept on our server. We see how large they are and when they came, and nothing of what is in them. On another phone your thirteen words bring them back.',
  'common.lock.copyOff': 'No copy is kept now.',
  'common.lock.copyResting': 'The copy is kept, and holds what this phone holds.',
  'common.lock.copyWorking': 'The copy is being brought up to date.',
  'common.lock.copyOffline': 'There is no internet. The copy follows as soon as there is.',
  'common.lock.copyFailed':
    'The copy could not be brought up to date just now. It is tried again by itself.',
  'common.lock.copyFull': 'The copy is full. What you write now is kept on this phone alone.',
  'common.lock.copyGone':
    'The copy is not there any more: it was deleted from another phone, or unopened for too long. It can be begun anew.',
  'common.lock.copyTooLong':
    '{n} {n|page is|pages are} too long for the copy and {n|stays|stay} on this phone alone.',
  'common.lock.copyStart': 'Begin a copy',
  'common.lock.copyStarted': 'A copy is kept from now on.',
  'common.lock.copyAlso': 'Keep a sealed copy too',
  'common.lock.copyLocked': 'The lock has fallen meanwhile. Please open it and try again.',
  'common.lock.copyImpossible': 'This browser cannot seal a copy. A newer one can.',
  'common.lock.copyNoInternet': 'There is no internet just now. Nothing was changed.',
  'common.lock.copyUnknown':
    'There is no copy under these words. Perhaps they were renewed since, or no copy was kept.',
  'common.lock.copyRefused':
    'Our server could not do that just now. Nothing was changed; please try again in a while.',
  'common.lock.copyStopDelete': 'Stop, and delete the copy',
  'common.lock.copyStopLeave': 'Stop, and leave the copy there',
  'common.lock.copyStopped': 'No copy is kept from now on.',
  'common.lock.copyLeftBehind':
    'The new words open this phone from now on. The copy on our server still belongs to the old ones: keep the old paper until you have stopped the copy and begun it anew, with internet.',
  'common.lock.fetch': 'Bring your pages from another phone',
  'common.lock.fetchLead':
    'Type the thirteen words of the other phone. What is here already stays, and what came is added.',
  'common.lock.fetchDo': 'Bring them here',
  'common.lock.fetched': 'The copy is here: {n} {n|page|pages} in all.',

  'common.lock.versions': 'Written on two phones',
  'common.lock.versionsLead':
    'Where two phones wrote on the same page without each other, the newer words stand, and the others wait here for 30 days in case you want them back.',
  'common.lock.versionsNone': 'Nothing waits here any more.',
  'common.lock.versionsFailed':
    'What waits here could not be read just now. Nothing is lost; please try again.',
  'common.lock.version.diary': 'Diary page',
  'common.lock.version.moods': 'Mood',
  'common.lock.version.journal': 'Note',
  'common.lock.version.favourites': 'Favourite',
  'common.lock.version.friendChats': 'Talk with the friend',
  'common.lock.version.drafts': 'Story',
  'common.lock.version.friendMemory': 'What the friend remembers',
  'common.lock.version.safetyPlans': 'Safety plan',
  'common.lock.versionUntil': 'Waits here until {day}.',
  'common.lock.versionAll': 'Read all of it',
  'common.lock.versionLess': 'Fold it up',
  'common.lock.versionBringBack': 'Bring it back',
  'common.lock.versionBack':
    'It is back in its place. If something else stood there, it waits here now.',
  'common.lock.versionThrow': 'Throw it away',
  'common.lock.versionThrowAsk':
    'Throw this away? It goes from your other phone too, and cannot be brought back.',
  'common.lock.versionKeep': 'Keep it',
  'common.lock.versionThrown': 'It is thrown away.',
  'common.lock.versionGone': 'It is not here any more.',
  'common.lock.versionFailed': 'That did not work, and nothing was changed. Please try again.',

  'common.lock.off': 'Take the lock off',
  'common.lock.offLead':
    'After that, whoever opens this phone can read your pages. Asked for are the thirteen words, so that a glance at your PIN is not enough. If the paper is lost, take new words first.',
  'common.lock.offDo': 'Take the lock off',
  'common.lock.offVersions':
    'What waits under “Written on two phones” goes with the lock. Please bring back first what you want to have.',
  'common.lock.offCopy': 'The copy on our server',
  'common.lock.offCopyDelete': 'Delete it too',
  'common.lock.offCopyLeave': 'Leave it there',
  'common.lock.offCopyNote':
    'Without the lock this phone keeps no copy. One that is left can be fetched with the thirteen words, and goes by itself when nobody has opened it for 18 months. If another phone keeps the same copy, leave it there.',
  'common.lock.offCopyOutOfReach':
    'The copy could not be deleted just now. It is still there, and the lock is still on. Please try again in a while, or choose “Leave it there” and take the lock off now.',
  'common.lock.offDoneBoth':
    'The lock is off, and the copy is deleted. Your pages are all on this phone.',
  'common.lock.offDone': 'The lock is off. Your pages are all there.',
  'common.lock.delete': 'Delete everything on this phone',
}

export type Words = typeof words
export default words
