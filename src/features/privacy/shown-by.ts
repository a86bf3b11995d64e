// biome-ignore-all lint/suspicious/noTemplateCurlyInString: sentences of tests as they stand there
import type { PromiseId } from './questions.ts'

/** The sentence of a test, and the file it stands in. */
export type Shown = readonly [sentence: string, file: string]

const chat = 'src/features/community/chat/server/chat.case.ts'
const friend = 'e2e/ai-friend.e2e.ts'
const identity = 'src/server/api/identity.test.ts'
const judging = 'src/capabilities/walls/posts/server/judging.case.ts'
const limits: Shown = [
  'says plainly what it cannot protect from, in ${language}',
  'e2e/privacy.e2e.ts',
]
const copies = 'src/capabilities/sealed-copy'

/**
 * What shows that a sentence of the page is true. A limit promises nothing: of those, that the page
 * says them is shown.
 */
export const shownBy: Readonly<Record<PromiseId, readonly Shown[]>> = {
  'place-phone': [
    ['is there again after the page was closed, the newest first', 'e2e/vault.e2e.ts'],
    [
      'brings several talks, what the friend remembers, and the plan for the heavy hour',
      'src/capabilities/vault/backup.test.ts',
    ],
  ],
  'place-server': [
    [
      'is handed to them: posts with their words, hearts and reports',
      'src/capabilities/walls/server/erasing.case.ts',
    ],
    ['is exported whole, without anything that could open a session', identity],
  ],
  'place-copy': [
    ['never looks the same twice, and shows none of its words', `${copies}/web/seal-entry.test.ts`],
  ],
  'place-nowhere': [
    ['needs no name', identity],
    ['is heard by nobody else and written down nowhere', chat],
  ],

  'diary-here': [
    ['saves a page on this phone, where it is again after a reload', 'e2e/diary.e2e.ts'],
    [
      'brings a quiet line with someone to call; nothing is stopped, nothing is sent',
      'e2e/diary.e2e.ts',
    ],
  ],
  'diary-too': [
    ['everything can be written and is there later, in ${language}', 'e2e/vault.e2e.ts'],
  ],
  'diary-read': [
    ['is read out to nobody: the address of an open page stays on the phone', 'e2e/diary.e2e.ts'],
  ],
  'diary-poem': [
    ['is made of its first 200 characters, once, and stays with the page', 'e2e/diary.e2e.ts'],
  ],
  'diary-lock': [
    ['seals all that is kept, and is opened by the secret and by the words', 'e2e/sealed.e2e.ts'],
    [
      'holds none of the words, neither those from before the lock nor those after',
      'e2e/sealed-on-disk.e2e.ts',
    ],
  ],

  'family-open': [
    ['is there again after the page was closed, the newest first', 'e2e/vault.e2e.ts'],
  ],
  'family-signout': [
    ['leaves the diary where it is when somebody signs out', 'e2e/privacy.e2e.ts'],
  ],
  'family-delete': [['can be deleted, and brought back by a second thought', 'e2e/diary.e2e.ts']],
  'family-lock': [
    ['stands before the pages after a reload, and only the right PIN opens it', 'e2e/lock.e2e.ts'],
    [
      'makes whoever guesses wait, also when the page is closed between two tries',
      'e2e/sealed.e2e.ts',
    ],
  ],
  'family-closes': [
    ['closes at a tap, in every tab', 'e2e/lock.e2e.ts'],
    [
      'are locked, opened and closed together, and lose nothing that either writes',
      'e2e/sealed.e2e.ts',
    ],
  ],
  'family-strength': [
    [
      'asks for a PIN that is not the first anybody tries, shows thirteen words and asks for two of them',
      'e2e/lock.e2e.ts',
    ],
  ],
  'family-second': [
    [
      'opens an empty house for a second secret, and neither knows of the other',
      'e2e/sealed.e2e.ts',
    ],
  ],
  'family-cover': [
    [
      'every address is the calendar, in its own words and looks, before anything else is painted',
      'e2e/cover.e2e.ts',
    ],
    [
      'a long press on the date opens the rest, in this tab alone, reloads included',
      'e2e/cover.e2e.ts',
    ],
  ],
  'family-leave': [
    [
      'puts the calendar in the place of the page, and the way back leads nowhere else',
      'e2e/cover.e2e.ts',
    ],
    ['is Escape three times, also over an open dialog; twice is not enough', 'e2e/cover.e2e.ts'],
    ['leaving fast locks every other tab too', 'e2e/cover.e2e.ts'],
  ],

  'lost-gone': [
    ['has no diary on another phone, only the name', 'e2e/privacy.e2e.ts'],
    ['brings the identity to another phone by its recovery code', 'e2e/account.e2e.ts'],
  ],
  'lost-file': [['brings everything to another phone', 'e2e/vault.e2e.ts']],
  'lost-file-open': [
    ['is a plain file that another phone adds to what it has', 'e2e/copies.e2e.ts'],
  ],
  'lost-code': [
    ['comes to another device by its recovery code, until a newer code replaces it', identity],
    ['stores neither the cookie nor the recovery code', identity],
  ],
  'lost-words': [
    [
      'holds none of the words, neither those from before the lock nor those after',
      'e2e/sealed-on-disk.e2e.ts',
    ],
    ['seals all that is kept, and is opened by the secret and by the words', 'e2e/sealed.e2e.ts'],
    [
      'are thirteen, and read back as the very bytes, in either language',
      'src/capabilities/vault/sealed/recovery-words.test.ts',
    ],
  ],
  'lost-both': [
    ['takes a new secret and new words, and the old ones open nothing more', 'e2e/sealed.e2e.ts'],
  ],
  'lost-copy': [
    ['never looks the same twice, and shows none of its words', `${copies}/web/seal-entry.test.ts`],
    [
      'keeps neither address nor token, and no log line or figure has them',
      `${copies}/server/doors.case.ts`,
    ],
  ],
  'lost-back': [
    [
      'brings the pages to a new phone, and from then on seconds later to the other',
      'e2e/copy.e2e.ts',
    ],
    [
      'has everything, from as many pages of the log as it takes',
      `${copies}/web/sync/sync.test.ts`,
    ],
    [
      'both keep the newer of two writings, and the other as a version',
      `${copies}/web/sync/sync.test.ts`,
    ],
    [
      'let versions go after thirty days, on both and in the box',
      `${copies}/web/sync/sync.test.ts`,
    ],
  ],
  'lost-copy-ends': [
    [
      'is gone at once when it is deleted, with all it held, and another stays',
      `${copies}/server/keeping.case.ts`,
    ],
    [
      'stays while somebody opens it now and then, and goes when nobody did for 18 months',
      `${copies}/server/keeping.case.ts`,
    ],
  ],
  'lost-file-sealed': [
    [
      'is sealed under a password typed twice, and opens with any program that knows age',
      'e2e/copies.e2e.ts',
    ],
  ],

  'erase-all': [
    [
      'erases everything on the server and on the phone, after asking once more',
      'e2e/account.e2e.ts',
    ],
    ['is gone at once when they erase themselves', 'src/capabilities/walls/server/erasing.case.ts'],
  ],
  'erase-other-phones': [['is erased at once, on every device', identity]],
  'erase-together': [
    [
      'is told to open screens later, each post at a moment of its own',
      'src/capabilities/walls/server/erasing.case.ts',
    ],
    [
      'is in no event that somebody could still ask for',
      'src/capabilities/walls/server/erasing.case.ts',
    ],
  ],
  'erase-one': [
    [
      'is final after a minute, and the words are wiped',
      'src/capabilities/walls/posts/server/deleting.case.ts',
    ],
  ],
  'erase-reports': [
    ['is gone at once when they erase themselves', 'src/capabilities/walls/server/erasing.case.ts'],
  ],
  'erase-here': [
    [
      'asks once, deletes for somebody who is not signed in, looks again and says so line by line',
      'e2e/wipe.e2e.ts',
    ],
    ['needs no network where nobody is signed in', 'e2e/wipe.e2e.ts'],
  ],
  'erase-files': [
    [
      'are in no file a moment later, while the server runs and after it was stopped',
      'src/server/api/erased-words.test.ts',
    ],
  ],

  'heavy-nobody': [
    [
      'brings a quiet line with someone to call; nothing is stopped, nothing is sent',
      'e2e/diary.e2e.ts',
    ],
    [
      'is shown where to find help when the words are heavy, and goes on talking',
      'e2e/chat.e2e.ts',
    ],
  ],
  'heavy-phone': [
    [
      'brings a quiet line with someone to call; nothing is stopped, nothing is sent',
      'e2e/diary.e2e.ts',
    ],
  ],
  'heavy-posts': [['is never held for need, answers with care and tells its readers: %s', judging]],
  'heavy-means': [
    ['is shown with the means covered, keeps no more than that, and is met with care', judging],
  ],
  'heavy-chat': [
    ['are not left alone with somebody’s wish to die', 'e2e/chat.e2e.ts'],
    ['refuses harm with its reason and passes nothing on, and need never', chat],
  ],

  'friend-here': [
    ['says that it is no human, answers, and finds the talk again, in ${language}', friend],
  ],
  'friend-service': [['says that a model may write, also to who comes from another room', friend]],
  'friend-need': [['never hands words of crisis to the service: the first reply is ours', friend]],
  'friend-memory': [
    ['is kept with leave at the end of a guide, and can be read, changed and binned', friend],
    ['is nothing where leave is not given', friend],
  ],
  'friend-traceless': [['leave nothing where nothing is to be left', friend]],

  'posts-seen': [
    [
      'sort as the posts were written, and say the hour alone',
      'src/capabilities/walls/posts/server/order-posts.test.ts',
    ],
    [
      'gives back the post as everybody will see it',
      'src/capabilities/walls/posts/server/posting.case.ts',
    ],
  ],
  'posts-apart': [
    [
      'never lets an id of a visitor, a session or an address out',
      'src/capabilities/walls/posts/server/posting.case.ts',
    ],
    [
      'says which posts of the page are mine, and which have my heart, on every page',
      'src/capabilities/walls/posts/server/reading.case.ts',
    ],
    [
      'cannot tell better than by chance which posts are of one hand',
      'src/server/api/unjoined.test.ts',
    ],
  ],
  'posts-contact': [
    ['is not posted before its author was asked, and is told where they are', judging],
  ],
  'posts-held': [
    ['waits when it insults, and its author alone is shown it, with the reason', judging],
  ],
  'posts-moderator': [
    [
      'see what waits, why, and what was said about it',
      'src/features/moderation/server/reviewing.case.ts',
    ],
    [
      'write down what they did, by id and without words',
      'src/features/moderation/server/reviewing.case.ts',
    ],
    [
      'can silence an author for a month, and after that nobody knows who it was',
      'src/features/moderation/server/reviewing.case.ts',
    ],
  ],

  'chat-nowhere': [['is heard by nobody else and written down nowhere', chat]],
  'chat-memory': [
    ['keeps the talk for a minute when one loses the signal', chat],
    ['is heard by nobody else and written down nowhere', chat],
  ],
  'chat-pairs': [
    ['forgets who talked with whom after an hour', chat],
    ['never meets again whom one of them blocked', chat],
  ],
  'chat-report': [
    ['sends the last messages only when the reporter agrees', chat],
    [
      'are dismissed, and either way the words are wiped and the log keeps an id alone',
      'src/server/api/talk-reports.test.ts',
    ],
  ],
  'chat-harm': [['refuses harm with its reason and passes nothing on, and need never', chat]],

  'known-little': [
    ['needs no name', identity],
    [
      'finds no identity beside anything that was written, liked, reported or voted',
      'src/server/api/unjoined.test.ts',
    ],
    [
      'is handed to them: posts with their words, hearts and reports',
      'src/capabilities/walls/server/erasing.case.ts',
    ],
  ],
  'known-take': [['hands over everything held about the visitor', 'e2e/account.e2e.ts']],
  'known-days': [
    [
      'is renewed on the first use of each day, and on no other',
      'src/capabilities/identity/server/sessions.case.ts',
    ],
  ],
  'known-moderators': [
    [
      'hold the new posts of an author they silenced, who is told so',
      'src/features/moderation/server/reviewing.case.ts',
    ],
  ],
  'known-log': [
    ['is never in the log, whatever fails', 'src/capabilities/composing/server/gateway.test.ts'],
    ['is heard by nobody else and written down nowhere', chat],
  ],
  'known-cookies': [
    ['sets no cookie but those that it names', 'e2e/privacy.e2e.ts'],
    ['is kept in a cookie that no script can read and no other site can send', identity],
  ],
  'known-phones': [
    ['are shown by what they are, and signed out from here', 'e2e/phones.e2e.ts'],
    [
      'say nothing that opens them, and keep nothing of what their browsers said but two words',
      'src/capabilities/identity/sessions/server/phones.case.ts',
    ],
  ],
  'known-year': [
    [
      'lasts as long as somebody comes back, and is purged when nobody did for a year',
      'src/capabilities/identity/server/sessions.case.ts',
    ],
  ],
  'known-new-code': [
    [
      'that is lost is replaced after a day in which every phone shows it',
      'src/capabilities/identity/recovery/server/recovery.case.ts',
    ],
    [
      'all tell of a new code that is asked for without the old one, and stop it',
      'e2e/phones.e2e.ts',
    ],
  ],

  'others-nobody': [
    ['nothing is asked of anybody else, and no gap is left', 'e2e/advertising.e2e.ts'],
    ['says that a model may write, also to who comes from another room', friend],
  ],
  'others-ads': [
    ['a program of the network reaches nothing of this site from there', 'e2e/advertising.e2e.ts'],
  ],
  'others-texts': [
    ['is never in the log, whatever fails', 'src/capabilities/composing/server/gateway.test.ts'],
    ['are written on the phone where there is no network', 'e2e/poems.e2e.ts'],
  ],
  'others-page': [
    [
      'is the same bytes for everybody who shares language and theme: %s',
      'src/server/api/pages.test.ts',
    ],
    [
      'says the name on the account page alone, to its owner alone, and nobody keeps it',
      'src/server/api/pages.test.ts',
    ],
  ],

  'limits-force': [limits],
  'limits-spy': [limits],
  'limits-traces': [limits],
  'limits-told': [limits],
  'limits-read': [limits],
  'limits-server': [limits],
  'limits-change': [limits],
  'limits-backups': [limits],

  checked: [
    ['names for each sentence a test that is there, word for word', 'scripts/privacy.test.ts'],
  ],
}
