const words = {
  'common.door.title': 'What you keep here is locked.',
  'common.door.mayWrite': 'You can write without opening it.',
  'common.door.lead': 'It is here and whole. Your PIN or password opens it.',
  'common.door.thirteenLead': 'The thirteen words on your paper open it too.',
  'common.door.pin': 'PIN',
  'common.door.password': 'Password',
  'common.door.toPin': 'I have a PIN',
  'common.door.toPassword': 'I have a password',
  'common.door.show': 'Show',
  'common.door.hide': 'Hide',
  'common.door.open': 'Open',
  'common.door.opening': 'Opening. This takes a second or two.',
  'common.door.passkey': 'Use this phone’s fingerprint or lock',
  'common.door.passkeyFailed':
    'This phone’s own lock did not open it. Your PIN or password still does.',
  'common.door.lockSettings': 'Lock settings',
  'common.door.forgotten': 'I have forgotten it',
  'common.door.back': 'Back to PIN or password',
  'common.door.wrong': 'That is not it. Nothing is lost; have another look at it.',
  'common.door.wrongWords':
    'Each is a word of the list, but together they do not open these pages. Perhaps the paper is from an earlier lock.',
  'common.door.waitSeconds':
    'That was wrong several times. You can try again in {n} {n|second|seconds}.',
  'common.door.waitMinutes':
    'That was wrong several times. You can try again in {n} {n|minute|minutes}.',
  'common.door.waitALittle':
    'That was wrong several times. Please wait a while before you try again.',
  'common.door.damaged':
    'Something in what is kept here is damaged, so it could not be opened. Nothing was changed.',
  'common.door.impossible':
    'This browser cannot open the lock here. Open this site with https, in a newer browser on this phone.',
  'common.door.failed': 'That did not work just now. Nothing was changed; please try again.',
  'common.door.thirteen': 'Your thirteen words',
  'common.door.thirteenHint': 'In the order of your paper, in English or in Nepali.',
  'common.door.unknown': '“{word}” is not a word of the list. Look at it on the paper once more.',
  'common.door.count': 'That is {n} {n|word|words}. There are thirteen.',
  'common.door.checksum':
    'Each is a word of the list, but one of them is not the one on your paper, or two have changed places.',
  'common.door.noneLeft':
    'If the paper is gone too, nobody can open these pages. We cannot either. All that is left is to delete them and begin anew.',
  'common.door.deleteHere': 'Delete what is on this phone',
  'common.door.tried':
    'Since it was last open, a wrong PIN or password was given {n} {n|time|times}, the last time on {day}.',
  'common.door.openedWithWords': 'It is open. You can choose a new PIN in the lock settings.',
  'common.door.offer': 'A lock for these pages?',
  'common.door.offerLead':
    'Then whoever picks up this phone cannot read them. It takes two minutes, a pen and a piece of paper.',
  'common.door.offerYes': 'Set a lock',
  'common.door.offerNo': 'Not now',
}

export type Words = typeof words
export default words
