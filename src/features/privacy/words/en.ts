const words = {
  'common.privacy.title': 'Who sees what you write?',
  'common.privacy.description':
    'What is kept, where it is and who can see it: the diary, posts, chats, a lost phone, and how to delete everything.',
  'common.privacy.lead': 'What is kept, where it is, and who can see it. The short answer first.',
  'common.privacy.more': 'More',
  'common.privacy.places': 'Where things are',
  'common.privacy.place.phone': 'On this phone',
  'common.privacy.place.server': 'On our server',
  'common.privacy.place.nowhere': 'Nowhere',
  'common.privacy.ask.diary': 'Who can read my diary?',
  'common.privacy.ask.family': 'What if someone at home takes my phone?',
  'common.privacy.ask.lost': 'What if I lose my phone?',
  'common.privacy.ask.erase': 'How do I delete everything?',
  'common.privacy.ask.heavy': 'If I write that I want to die, who is told?',
  'common.privacy.ask.friend': 'Who sees what I tell the listening friend?',
  'common.privacy.ask.posts': 'What do others see when I post?',
  'common.privacy.ask.chat': 'Where does what I say in a chat go?',
  'common.privacy.ask.known': 'What does this site know about me?',
  'common.privacy.ask.others': 'Does anyone else get my words?',
  'common.privacy.ask.limits': 'What can’t anyone promise you?',
  'common.privacy.lock': 'A lock for your pages',
  'common.privacy.account': 'Your name and data',
  'common.privacy.help': 'Help, when it’s too heavy',

  'common.privacy.say.place-phone':
    'Diary, moods, journal, stories, saved lines, your safety plan, conversations with the listening friend and what it remembers.',
  'common.privacy.say.place-server':
    'Your name if you gave one. Posts, hearts, votes and reports, without whose they are.',
  'common.privacy.say.place-copy':
    'If you turn it on: a sealed copy of your pages, which we can’t read.',
  'common.privacy.say.place-nowhere':
    'Your email, your phone number, where you live: nobody asks. What strangers say to each other in a chat.',

  'common.privacy.say.diary-here':
    'Anyone who can open this site on this phone. The pages stay in this browser and are never sent anywhere by themselves.',
  'common.privacy.say.diary-too':
    'It is the same for moods, journal, stories, saved lines and the safety plan. They also work without internet.',
  'common.privacy.say.diary-read':
    'When you open a diary page, our server isn’t asked for it. We don’t learn what you read, or when.',
  'common.privacy.say.diary-poem':
    'If you ask for a poem from a page, its first 200 characters are sent, to write the poem. The rest of the page isn’t.',
  'common.privacy.say.diary-lock':
    'With the lock set: only someone with your PIN or password, or your thirteen words. We can’t read it either.',

  'common.privacy.say.family-open':
    'If your phone is unlocked, they can read what is here, today and tomorrow.',
  'common.privacy.say.family-signout':
    'Signing out takes your name off this phone. The diary stays where it is.',
  'common.privacy.say.family-delete':
    'A single page can be deleted. For a few moments it can be brought back, then it is gone.',
  'common.privacy.say.family-lock':
    'With the lock set they find a closed door. It asks for your PIN or password, and each wrong guess means a longer wait.',
  'common.privacy.say.family-closes':
    'The lock closes by itself when you’ve been away for a while: you choose how long. It closes at one tap, and in every open tab.',
  'common.privacy.say.family-strength':
    'A PIN keeps family out. It doesn’t stop someone who copies the phone’s memory and lets a computer try every number. A password of several words does.',
  'common.privacy.say.family-second':
    'A second PIN opens an empty diary. Nothing on the phone shows that there is another.',
  'common.privacy.say.family-cover':
    'As a cover, the site can look like a plain calendar. A long press on the date opens what is behind it.',
  'common.privacy.say.family-leave':
    'Quick exit with one tap, or Escape three times: the calendar takes the place of the page, and the lock closes.',

  'common.privacy.say.lost-gone':
    'Then the diary is lost with it, unless you kept a copy. Your name and your posts can come back with the recovery code.',
  'common.privacy.say.lost-file':
    'A copy is a file that you download and keep where you like. On another phone it brings everything back.',
  'common.privacy.say.lost-file-open':
    'A copy without a password can be read by anyone who has the file.',
  'common.privacy.say.lost-code':
    'A new recovery code ends the old one. We don’t have yours, only a mark by which we recognise it.',
  'common.privacy.say.lost-words':
    'Anyone who finds a locked phone finds nothing to read. If you forget the PIN, the thirteen words on your paper open the lock.',
  'common.privacy.say.lost-both':
    'Without the PIN or password, and without the words, nobody can bring the pages back. Nor can we.',
  'common.privacy.say.lost-copy':
    'If you turn it on, a sealed copy is kept up to date on our server. We see how large it is and when it came, not whose it is. Only your words open it.',
  'common.privacy.say.lost-back':
    'On another phone the thirteen words bring everything back. If you wrote on both, the newer page is used, and the other is kept for 30 days.',
  'common.privacy.say.lost-copy-ends':
    'The copy is deleted as soon as you say so, and by itself when nobody has opened it for 18 months.',
  'common.privacy.say.lost-file-sealed':
    'A copy in a file can be sealed with a password. Any program that understands “age” can then open it, even without us.',

  'common.privacy.say.erase-all':
    '“Delete my data” on the account page deletes your name, posts, hearts and votes on our server, and everything this site kept on this phone.',
  'common.privacy.say.erase-other-phones':
    'Your other phones are signed out by it. What is on them has to be deleted there.',
  'common.privacy.say.erase-together':
    'Nobody can read your posts from that moment on. Open screens hear of it later, post by post, so that no message joins them. Someone who reads the whole wall before and after could still notice.',
  'common.privacy.say.erase-one':
    'You can also take back a single post. A minute later its words are deleted.',
  'common.privacy.say.erase-reports':
    'A post you reported can still be looked at. That it was you is forgotten.',
  'common.privacy.say.erase-here':
    '“Delete everything here” does it for this phone only, without a name and offline, and then says what is gone.',
  'common.privacy.say.erase-files':
    'A minute later, deleted words are in no file on our server. A large site on Postgres takes longer, until its database has tidied up.',

  'common.privacy.say.heavy-nobody':
    'Nobody: no family, no school, no police. You see a number to call, and you decide.',
  'common.privacy.say.heavy-phone':
    'In the diary only your phone reads along. Nothing is sent, and nothing stops you writing.',
  'common.privacy.say.heavy-posts':
    'A post is never held back for it. People who read it are shown how to answer; for that, the kind of need is kept beside the post.',
  'common.privacy.say.heavy-means':
    'If a post names a way to die, that word is hidden, and the word itself isn’t kept.',
  'common.privacy.say.heavy-chat':
    'In a chat it is passed on like any other sentence. The other person is shown how to stand by you.',

  'common.privacy.say.friend-here': 'A program, on your phone. No person reads along.',
  'common.privacy.say.friend-service':
    'If this site uses a writing service elsewhere, the friend’s page says so. What you tell the friend then goes there too.',
  'common.privacy.say.friend-need': 'Words about dying are never handed to such a service.',
  'common.privacy.say.friend-memory':
    'It remembers what you allow, and nothing else. You can read, change and delete each line.',
  'common.privacy.say.friend-traceless':
    'You can have a conversation that isn’t saved: when it’s over, it is nowhere.',

  'common.privacy.say.posts-seen':
    'Your words and the hour, but not who you are. Everyone can read them.',
  'common.privacy.say.posts-apart':
    'Nothing shows that two posts of yours are by the same person, and we don’t keep it either. A secret on your phone marks each one differently; with it you can take them back.',
  'common.privacy.say.posts-contact':
    'If it has a phone number or an email address in it, we ask you first whether it should be there.',
  'common.privacy.say.posts-held':
    'Anything that could hurt others waits for a moderator. Until then only you see it, with the reason.',
  'common.privacy.say.posts-moderator':
    'Moderators see the words of a post, not who wrote them. For a month they can silence whoever did, without learning who it is. What they did is recorded without your words.',

  'common.privacy.say.chat-nowhere':
    'To the person you’re talking with, and to nobody else. It isn’t written down anywhere.',
  'common.privacy.say.chat-memory':
    'For a few minutes our server remembers what was said, in case the connection breaks. Then it forgets.',
  'common.privacy.say.chat-pairs':
    'Who talked with whom is forgotten after an hour. A block or a report keeps it, so that you do not meet again.',
  'common.privacy.say.chat-report':
    'If you report someone, the last messages go along only if you say so. A moderator reads them, then they are deleted.',
  'common.privacy.say.chat-harm': 'Threats are not passed on.',

  'common.privacy.say.known-little':
    'Not who you are, nor which posts are yours. Your name if you gave one, and even that isn’t needed.',
  'common.privacy.say.known-take':
    'On the account page you can download it: name, posts, hearts, votes, reports.',
  'common.privacy.say.known-days':
    'For each of your phones: when it first came, and the day it was last used.',
  'common.privacy.say.known-moderators': 'Whether a moderator had to silence you.',
  'common.privacy.say.known-log': 'The server’s log holds nothing you write.',
  'common.privacy.say.known-cookies':
    'One cookie recognises you on this phone. Others remember the language, light or dark, that the letters are on this phone already, and whether a calendar stands in front.',
  'common.privacy.say.known-phones':
    'Your phones are listed on the account page, with two words such as “Android, Chrome”. Each can be signed out from there.',
  'common.privacy.say.known-year': 'A phone not used for a year is signed out automatically.',
  'common.privacy.say.known-new-code':
    'If you lose the recovery code, a new one takes a day. All your phones are told, and any of them can stop it.',

  'common.privacy.say.others-nobody':
    'No, unless this site shows advertisements or uses a writing service.',
  'common.privacy.say.others-ads':
    'Where there are advertisements, the ad network’s program runs in a frame of its own and can read nothing here. The network sees that your browser asked, and from which network.',
  'common.privacy.say.others-texts':
    'What you type for a poem or a reading is sent to be written, and is never logged. Offline, your phone writes it itself.',
  'common.privacy.say.others-page':
    'Every page but the account page is the same for everyone. Your name is filled in by your own phone.',

  'common.privacy.say.limits-force':
    'We can’t help when someone makes you open the phone, or looks over your shoulder.',
  'common.privacy.say.limits-traces':
    'The browser remembers that you were on this site. The keyboard may learn your words. Whoever runs your Wi-Fi or network can see that you came here.',
  'common.privacy.say.limits-spy':
    'If someone put a spying app on your phone, it sees what you see.',
  'common.privacy.say.limits-told':
    'What you tell can show who you are: a name, a village, a school. Leave out what others would recognise.',
  'common.privacy.say.limits-read':
    'What someone has read, copied or photographed can’t be taken back.',
  'common.privacy.say.limits-server':
    'Our server could be stolen, or a court could ask for it. It holds posts and names, but not which belong together. Whoever keeps it running could join what is written from then on.',
  'common.privacy.say.limits-change':
    'This page comes from our server. Anyone who took that over could change it.',
  'common.privacy.say.limits-backups':
    'Old backups of the server are deleted later than the words in it.',

  'common.privacy.say.checked':
    'No sentence on this page stands by itself: each is tied to a test, and a change that breaks one isn’t let in.',
}

export type Words = typeof words
export default words
