const words = {
  'common.door.title': 'What you keep here is locked.',
  'common.door.mayWrite': 'You can write without opening it.',
  'common.door.lead': 'It’s all still here. Your PIN or password opens it.',
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
    'This phone’s own lock didn’t open it. Your PIN or password still does.',
  'common.door.lockSettings': 'Lock settings',
  'common.door.forgotten': 'I’ve forgotten it',
  'common.door.back': 'Back to PIN or password',
  'common.door.wrong': 'That isn’t it. Nothing is lost; please check it.',
  'common.door.wrongWords':
    'Each is a word from the list, but together they don’t open these pages. Perhaps the paper is from an earlier lock.',
  'common.door.waitSeconds':
    'Too many wrong attempts. You can try again in {n} {n|second|seconds}.',
  'common.door.waitMinutes':
    'Too many wrong attempts. You can try again in {n} {n|minute|minutes}.',
  'common.door.waitALittle': 'Too many wrong attempts. Please wait a while before you try again.',
  'common.door.damaged':
    'Something saved here is damaged, so it couldn’t be opened. Nothing was changed.',
  'common.door.impossible':
    'This browser can’t open the lock here. Open this site with https, in a newer browser on this phone.',
  'common.door.failed': 'That didn’t work just now. Nothing was changed; please try again.',
  'common.door.thirteen': 'Your thirteen words',
  'common.door.thirteenHint': 'In the order on your paper, in English or in Nepali.',
  'common.door.needs.pin': 'Please type your PIN first.',
  'common.door.needs.password': 'Please type your password first.',
  'common.door.needs.words': 'The words from your paper first, one after another.',
  'common.door.unknown': '“{word}” isn’t in the list. Please check your paper.',
  'common.door.count': 'That’s {n} {n|word|words}. There are thirteen.',
  'common.door.checksum':
    'Each is a word from the list, but one isn’t the one on your paper, or two have changed places.',
  'common.door.noneLeft':
    'If the paper is gone too, nobody can open these pages, and nor can we. All that is left is to delete them and start again.',
  'common.door.deleteHere': 'Delete what is on this phone',
  'common.door.tried':
    'Since it was last open, a wrong PIN or password was entered {n} {n|time|times}, the last time on {day}.',
  'common.door.openedWithWords': 'It’s open. You can choose a new PIN in the lock settings.',
  'common.door.offer': 'A lock for these pages?',
  'common.door.offerLead':
    'Then whoever picks up this phone can’t read them. It takes two minutes, a pen and a piece of paper.',
  'common.door.offerYes': 'Set a lock',
  'common.door.offerNo': 'Not now',
}

export type Words = typeof words
export default words
