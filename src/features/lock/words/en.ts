const words = {
  'common.lock.title': 'A lock for your pages',
  'common.lock.description':
    'A PIN or password for what you write here, thirteen words in case you forget it, and what a lock can and can’t do.',
  'common.lock.lead':
    'Diary, journal, moods, stories, conversations and safety plan: sealed on this phone, so that only you can open them.',
  'common.lock.cannot': 'A lock can’t be set here',
  'common.lock.cannotHttp':
    'This address begins with http. The lock needs the https address of this site: open that one, and you can set it there.',
  'common.lock.cannotKeep':
    'This browser won’t save or can’t seal anything, perhaps because this is a private window or the browser is old. Try an ordinary window of a newer browser.',
  'common.lock.step': 'Step {n} of 3',
  'common.lock.back': 'Back',
  'common.lock.next': 'Next',

  'common.lock.choose': 'What should open it?',
  'common.lock.pin': 'A PIN',
  'common.lock.password': 'A password',
  'common.lock.pinStrength':
    'A PIN is quick and keeps out anyone who picks up your phone. It doesn’t stop someone who copies the phone’s memory and lets a computer try every number.',
  'common.lock.passwordStrength':
    'A password takes longer to type. If it’s several words only you would put together, it also stops someone who copies the phone’s memory.',
  'common.lock.newPin': 'New PIN',
  'common.lock.newPinHint': '4 to 12 digits. Not a birthday, not the PIN of the phone itself.',
  'common.lock.newPassword': 'New password',
  'common.lock.newPasswordHint':
    '8 characters or more, in any script. Not a name, not a line from a song.',
  'common.lock.again': 'Once more',
  'common.lock.needsAgain': 'The same once more, in case a finger slipped.',
  'common.lock.digitsOnly': 'A PIN is digits only. For letters, choose a password.',
  'common.lock.tooShortPin': 'At least 4 digits, please.',
  'common.lock.tooLongPin': 'At most 12 digits, please.',
  'common.lock.triedFirst':
    'This is one of the first that anyone would try. Please choose another.',
  'common.lock.tooShortPassword': 'At least 8 characters, please.',
  'common.lock.notTheSame': 'The two don’t match.',
  'common.lock.nothingYet': 'Nothing is locked until the last step.',

  'common.lock.write': 'Write down thirteen words',
  'common.lock.writeLead':
    'If you forget your PIN or password, these words open your pages. Write them by hand on paper, in this order, and keep the paper where nobody looks. A photo can be seen by others.',
  'common.lock.honest':
    'Without your PIN or password and without these words, nobody can bring your pages back. Nor can we.',
  'common.lock.list': 'Your thirteen words',
  'common.lock.listLanguage': 'Words in',
  'common.lock.print': 'Print',
  'common.lock.written': 'I’ve written them down',
  'common.lock.notSpelled': 'We couldn’t load the words just now.',

  'common.lock.check': 'Let’s make sure',
  'common.lock.checkLead': 'Look at your paper, not back at the page: which words are these?',
  'common.lock.wordAt': 'Word {n}',
  'common.lock.needsWord': 'Which word stands at number {n} on your paper?',
  'common.lock.checkWrong': 'That isn’t the word we showed. Is it written down right?',
  'common.lock.showAgain': 'Show me the words again',
  'common.lock.set': 'Lock my pages',
  'common.lock.setting': 'Sealing your pages. Please keep this page open.',
  'common.lock.notSet':
    'That didn’t work, and nothing is locked. Your pages are as they were; please try again.',

  'common.lock.done': 'Your pages are locked',
  'common.lock.doneReload':
    'From now on this phone asks for your PIN or password before it shows them, also after a restart and offline.',
  'common.lock.doneAfter':
    'They lock by themselves when you’ve been away for a while, and at once when you tap “Lock now”.',
  'common.lock.doneWrite': 'You can write a new page without opening it first.',
  'common.lock.doneHelp': 'Help numbers, breathing and everything others write stay open.',
  'common.lock.doneForget': 'Nobody can reset it for you. The paper can.',
  'common.lock.finish': 'Done',

  'common.lock.isOn':
    'Your pages are locked with your PIN or password. Right now they’re open in this browser.',
  'common.lock.after': 'Lock automatically',
  'common.lock.after.hidden': 'When I leave the page',
  'common.lock.after.minute': 'After 1 minute',
  'common.lock.after.fiveMinutes': 'After 5 minutes',
  'common.lock.after.quarter': 'After 15 minutes',
  'common.lock.afterNote': 'Counted from when you last touched the page, or left it.',
  'common.lock.passkey': 'Also open with this phone’s fingerprint or lock',
  'common.lock.passkeyNote':
    'Leave this off if someone else can unlock this phone, or could press your finger to it.',
  'common.lock.passkeyNo':
    'This phone or browser can’t do that. Your PIN or password works as before.',
  'common.lock.change': 'Change PIN or password',
  'common.lock.pinNow': 'Your current PIN',
  'common.lock.passwordNow': 'Your current password',
  'common.lock.taken': 'This one can’t be used. Please choose another.',
  'common.lock.changeDo': 'Change it',
  'common.lock.changed': 'The new one opens your pages from now on.',

  'common.lock.renew': 'New thirteen words',
  'common.lock.renewLead':
    'If the paper is lost or someone has seen it, take new words. The old ones then open nothing. Write these down first.',
  'common.lock.renewDo': 'Use the new words',
  'common.lock.renewed': 'The new words count from now on. You can tear up the old paper.',

  'common.lock.second': 'A second PIN, for when you’re forced',
  'common.lock.secondLead':
    'If someone makes you open your pages, type the second PIN. What opens is empty, as if you had hardly written anything. You can keep something harmless there; your own pages stay sealed.',
  'common.lock.secondTruth':
    'Nothing on the phone shows which is which, or whether there is a second at all. Someone who knows this site well may know that there can be one.',
  'common.lock.secondWarning':
    'Take care under the second PIN: taking the lock off there, or setting a second PIN there, deletes your own pages. And a new second PIN deletes what was under the one before.',
  'common.lock.secondDo': 'Set the second PIN',
  'common.lock.secondSame': 'The second must be different from the first.',
  'common.lock.secondDone': 'It’s set. Try it once when you’re alone.',

  'common.lock.copy': 'A sealed copy, for when the phone is lost',
  'common.lock.copyLead':
    'Your pages, sealed before they leave this phone, stored on our server. We see how large they are and when they came, and nothing of what is in them. On another phone your thirteen words bring them back.',
  'common.lock.copyOff': 'No copy is kept now.',
  'common.lock.copyResting': 'The copy is up to date with this phone.',
  'common.lock.copyWorking': 'Updating the copy…',
  'common.lock.copyOffline': 'You’re offline. The copy will catch up when you’re online.',
  'common.lock.copyFailed':
    'We couldn’t update the copy just now. It will be tried again by itself.',
  'common.lock.copyFull': 'The copy is full. What you write now is saved on this phone only.',
  'common.lock.copyGone':
    'The copy is no longer there: it was deleted from another phone, or not opened for too long. You can start a new one.',
  'common.lock.copyTooLong':
    '{n} {n|page is|pages are} too long for the copy and {n|stays|stay} on this phone only.',
  'common.lock.copyStart': 'Start a copy',
  'common.lock.copyStarted': 'A copy is kept from now on.',
  'common.lock.copyAlso': 'Keep a sealed copy too',
  'common.lock.copyLocked': 'It has locked in the meantime. Please open it and try again.',
  'common.lock.copyImpossible': 'This browser can’t seal a copy. A newer one can.',
  'common.lock.copyNoInternet': 'You’re offline. Nothing was changed.',
  'common.lock.copyUnknown':
    'There is no copy for these words. Perhaps the words were renewed since, or no copy was kept.',
  'common.lock.copyRefused':
    'Our server couldn’t do that just now. Nothing was changed; please try again in a while.',
  'common.lock.copyStopDelete': 'Stop, and delete the copy',
  'common.lock.copyStopLeave': 'Stop, and leave the copy there',
  'common.lock.copyStopped': 'No copy is kept from now on.',
  'common.lock.copyLeftBehind':
    'The new words open this phone from now on. The copy on our server still belongs to the old ones: keep the old paper until you have stopped the copy and started it again, online.',
  'common.lock.fetch': 'Bring your pages from another phone',
  'common.lock.fetchLead':
    'Type the thirteen words of the other phone. What is already here stays, and what comes is added.',
  'common.lock.fetchDo': 'Bring them here',
  'common.lock.fetched': 'The copy is here: {n} {n|page|pages} in all.',

  'common.lock.versions': 'Written on two phones',
  'common.lock.versionsLead':
    'Where two phones changed the same page separately, the newer words are used, and the others wait here for 30 days in case you want them back.',
  'common.lock.versionsNone': 'Nothing is waiting here.',
  'common.lock.versionsFailed':
    'We couldn’t read what is waiting here. Nothing is lost; please try again.',
  'common.lock.version.diary': 'Diary page',
  'common.lock.version.moods': 'Mood',
  'common.lock.version.journal': 'Note',
  'common.lock.version.favourites': 'Favourite',
  'common.lock.version.friendChats': 'Conversation with the friend',
  'common.lock.version.drafts': 'Story',
  'common.lock.version.friendMemory': 'What the friend remembers',
  'common.lock.version.safetyPlans': 'Safety plan',
  'common.lock.versionUntil': 'Waits here until {day}.',
  'common.lock.versionAll': 'Read all of it',
  'common.lock.versionLess': 'Show less',
  'common.lock.versionBringBack': 'Bring it back',
  'common.lock.versionBack':
    'It’s back in its place. If something else was there, that waits here now.',
  'common.lock.versionThrow': 'Delete',
  'common.lock.versionThrowAsk':
    'Delete this? It goes from your other phone too, and this can’t be undone.',
  'common.lock.versionKeep': 'Keep it',
  'common.lock.versionThrown': 'Deleted.',
  'common.lock.versionGone': 'It’s no longer here.',
  'common.lock.versionFailed': 'That didn’t work, and nothing was changed. Please try again.',

  'common.lock.off': 'Take the lock off',
  'common.lock.offLead':
    'After that, anyone who opens this phone can read your pages. We ask for the thirteen words, so that a glimpse of your PIN isn’t enough. If the paper is lost, take new words first.',
  'common.lock.offDo': 'Take the lock off',
  'common.lock.offVersions':
    'What waits under “Written on two phones” goes with the lock. Please bring back what you want to keep first.',
  'common.lock.offCopy': 'The copy on our server',
  'common.lock.offCopyDelete': 'Delete it too',
  'common.lock.offCopyLeave': 'Leave it there',
  'common.lock.offCopyNote':
    'Without the lock this phone keeps no copy. One that is left can be fetched with the thirteen words, and is deleted when nobody has opened it for 18 months. If another phone keeps the same copy, leave it there.',
  'common.lock.offCopyOutOfReach':
    'We couldn’t delete the copy just now. It’s still there, and the lock is still on. Please try again in a while, or choose “Leave it there” and take the lock off now.',
  'common.lock.offDoneBoth':
    'The lock is off, and the copy is deleted. Your pages are all on this phone.',
  'common.lock.offDone': 'The lock is off. Your pages are all there.',
  'common.lock.delete': 'Delete everything on this phone',
}

export type Words = typeof words
export default words
