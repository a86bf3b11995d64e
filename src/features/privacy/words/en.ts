const words = {
  'common.privacy.title': 'Who sees what you write?',
  'common.privacy.description':
    'What is kept, where it lies and who can see it: the diary, posts, chats, a lost phone, and how to erase everything.',
  'common.privacy.lead': 'What is kept, where it lies, and who can see it. The short answer first.',
  'common.privacy.more': 'More',
  'common.privacy.places': 'Where things lie',
  'common.privacy.place.phone': 'On this phone',
  'common.privacy.place.server': 'On our server',
  'common.privacy.place.nowhere': 'Nowhere',
  'common.privacy.ask.diary': 'Who can read my diary?',
  'common.privacy.ask.family': 'What if somebody at home takes my phone?',
  'common.privacy.ask.lost': 'What if my phone is lost?',
  'common.privacy.ask.erase': 'How do I make everything disappear?',
  'common.privacy.ask.heavy': 'If I write that I want to die, who is told?',
  'common.privacy.ask.friend': 'Who hears what I tell the listening friend?',
  'common.privacy.ask.posts': 'What do others see of what I post?',
  'common.privacy.ask.chat': 'Where do the words of a chat go?',
  'common.privacy.ask.known': 'What does this site know about me?',
  'common.privacy.ask.others': 'Does anybody else get my words?',
  'common.privacy.ask.limits': 'What can nobody promise you?',
  'common.privacy.lock': 'A lock for your pages',
  'common.privacy.account': 'Your name and data',
  'common.privacy.help': 'Help, when it is too heavy',

  'common.privacy.say.place-phone':
    'Diary, moods, journal, stories, saved lines, your safety plan, talks with the listening friend and what it remembers.',
  'common.privacy.say.place-server':
    'Your name if you gave one. Your posts, hearts, votes and reports, each with its time.',
  'common.privacy.say.place-copy':
    'If you switch it on: a sealed copy of your pages, which we cannot read.',
  'common.privacy.say.place-nowhere':
    'Your e-mail, your phone number, where you live: nobody asks. What strangers say to each other in a chat.',

  'common.privacy.say.diary-here':
    'Whoever can open this site on this phone. The pages lie in this browser; by themselves they are sent nowhere.',
  'common.privacy.say.diary-too':
    'It is the same for moods, journal, stories, saved lines and the safety plan. They also work without internet.',
  'common.privacy.say.diary-read':
    'When you open a page of the diary, our server is not asked for it. We do not learn what you read, or when.',
  'common.privacy.say.diary-poem':
    'Ask for a poem from a page, and its first 200 characters are sent, to write the poem. The rest of the page is not.',
  'common.privacy.say.diary-lock':
    'With the lock set: only whoever has your PIN or password, or your thirteen words. We cannot read it either.',

  'common.privacy.say.family-open':
    'If your phone is unlocked, they can read what lies here, today and tomorrow.',
  'common.privacy.say.family-signout':
    'Signing out takes your name off this phone. The diary stays where it is.',
  'common.privacy.say.family-delete':
    'A single page can be deleted. For a few moments it can be brought back, then it is gone.',
  'common.privacy.say.family-lock':
    'With the lock set they find a closed door. It asks for your PIN or password, and whoever guesses wrong has to wait, each time longer.',
  'common.privacy.say.family-closes':
    'The lock closes by itself when you have been away for a while: you choose how long. It closes at one tap, and in every open tab.',
  'common.privacy.say.family-strength':
    'A PIN keeps a family out. It does not stop somebody who copies the memory of the phone and lets a computer try all numbers. A password of several words does.',
  'common.privacy.say.family-second':
    'A second PIN opens an empty diary. Nothing on the phone shows that there is another one.',
  'common.privacy.say.family-cover':
    'As a cover, the site can look like a plain calendar. A long press on the date opens what is behind it.',
  'common.privacy.say.family-leave':
    'Leave fast with one tap, or Escape three times: the calendar takes the place of the page, and the lock closes.',

  'common.privacy.say.lost-gone':
    'Then the diary is lost with it, unless you kept a copy. Your name and your posts can come back with the recovery code.',
  'common.privacy.say.lost-file':
    'A copy is a file that you download and keep where you like. On another phone it brings everything back.',
  'common.privacy.say.lost-file-open':
    'A copy without a password can be read by whoever has the file.',
  'common.privacy.say.lost-code':
    'A new recovery code ends the old one. We do not have yours: only a mark by which we know it again.',
  'common.privacy.say.lost-words':
    'Whoever finds a locked phone finds nothing to read. If you forget the PIN, the thirteen words on your paper open the lock.',
  'common.privacy.say.lost-both':
    'Without the PIN or password, and without the words, nobody can bring the pages back. We cannot either.',
  'common.privacy.say.lost-copy':
    'If you switch it on, a sealed copy keeps itself on our server. We see how much it is and when it came, not whose it is. Your words alone open it.',
  'common.privacy.say.lost-back':
    'On another phone the thirteen words bring everything back. Where you wrote on both, the newer page stands, and the other is kept for 30 days.',
  'common.privacy.say.lost-copy-ends':
    'The copy is gone at once when you say so, and by itself when nobody opened it for 18 months.',
  'common.privacy.say.lost-file-sealed':
    'A copy in a file can be sealed under a password. Any program that knows “age” opens it then, without us too.',

  'common.privacy.say.erase-all':
    '“Erase me” on the account page erases your name, posts, hearts and votes on our server, and all that this site kept on this phone.',
  'common.privacy.say.erase-other-phones':
    'Your other phones are signed out by it. What lies on them has to be erased there.',
  'common.privacy.say.erase-together':
    'Your posts go all at one moment. Whoever is watching just then could guess that they belonged together.',
  'common.privacy.say.erase-one':
    'You can also take back a single post. A minute later its words are wiped.',
  'common.privacy.say.erase-reports':
    'A post that you reported can still be looked at. That it was you is forgotten.',
  'common.privacy.say.erase-here':
    '“Delete everything here” does it for this phone alone, without a name and without internet, and says afterwards what is gone.',
  'common.privacy.say.erase-files':
    'A minute later, erased words are in no file of our server. A large site on Postgres takes longer, until its database has tidied up.',

  'common.privacy.say.heavy-nobody':
    'Nobody: no family, no school, no police. You see a number to call, and you decide.',
  'common.privacy.say.heavy-phone':
    'In the diary it is your phone alone that reads along. Nothing of it is sent, and nothing stops you writing.',
  'common.privacy.say.heavy-posts':
    'A post is never held back for it. Those who read it are shown how to answer; for that, the kind of need is kept beside the post.',
  'common.privacy.say.heavy-means':
    'If a post names a way to die, that word is covered, and the word itself is not kept.',
  'common.privacy.say.heavy-chat':
    'In a chat it is passed on like any other sentence. The other is shown how to stand by you.',

  'common.privacy.say.friend-here': 'A program, on your phone. No person reads along.',
  'common.privacy.say.friend-service':
    'If this site uses a writing service elsewhere, the friend’s page says so. What you tell the friend then goes there too.',
  'common.privacy.say.friend-need': 'Words about dying are never handed to such a service.',
  'common.privacy.say.friend-memory':
    'It remembers what you allow, and nothing else. Each line can be read, changed and deleted.',
  'common.privacy.say.friend-traceless':
    'There is a talk that leaves nothing: when it is over, it is nowhere.',

  'common.privacy.say.posts-seen':
    'Your words and the time, and not who you are. Everybody can read them.',
  'common.privacy.say.posts-apart':
    'Two posts of yours do not show that they are by one person. We know which are yours, so that you can take them back.',
  'common.privacy.say.posts-contact':
    'If there is a phone number or an e-mail in it, you are asked first whether it should be there.',
  'common.privacy.say.posts-held':
    'What could hurt others waits for a moderator. Until then you alone see it, with the reason.',
  'common.privacy.say.posts-moderator':
    'Moderators see the words of a post, not who wrote them. What they did is written down without your words.',

  'common.privacy.say.chat-nowhere':
    'To the one you talk with, and to nobody else. They are written down nowhere.',
  'common.privacy.say.chat-memory':
    'For a few minutes our server remembers what was said, in case the line breaks. Then it forgets.',
  'common.privacy.say.chat-pairs':
    'Who talked with whom is forgotten after an hour. A block or a report keeps it, so that you do not meet again.',
  'common.privacy.say.chat-report':
    'If you report somebody, the last messages go along only if you say so. A moderator reads them, then they are wiped.',
  'common.privacy.say.chat-harm': 'Threats are not passed on.',

  'common.privacy.say.known-little':
    'Not who you are. A name if you gave one, and what you did here. Even the name is not needed.',
  'common.privacy.say.known-take':
    'On the account page you can download it: name, posts, hearts, votes, reports.',
  'common.privacy.say.known-days':
    'For each of your phones it knows when it first came, and the day it was last used.',
  'common.privacy.say.known-moderators': 'It knows if a moderator had to silence you.',
  'common.privacy.say.known-log': 'The log of the server holds nothing of what you write.',
  'common.privacy.say.known-cookies':
    'One cookie knows you again on this phone. Others remember the language, light or dark, and whether a calendar stands in front.',
  'common.privacy.say.known-phones':
    'Your phones are listed on the account page, with two words such as “Android, Chrome”. Each can be signed out from there.',
  'common.privacy.say.known-year': 'A phone that was not used for a year is signed out by itself.',
  'common.privacy.say.known-new-code':
    'If the recovery code is lost, a new one takes a day. All your phones are told, and any of them can stop it.',

  'common.privacy.say.others-nobody':
    'No, unless this site shows advertisements or uses a writing service.',
  'common.privacy.say.others-ads':
    'Where there are advertisements, a program of the ad network runs in your browser too. We cannot vouch for it.',
  'common.privacy.say.others-texts':
    'What you type for a poem or a reading is sent to be written, and is never in a log. Without internet your phone writes by itself.',
  'common.privacy.say.others-page':
    'Each page but the account page is the same for everybody. Your name is put in by your own phone.',

  'common.privacy.say.limits-force':
    'We cannot help when somebody makes you open the phone, or looks over your shoulder.',
  'common.privacy.say.limits-traces':
    'The browser remembers that you were on this site. The keyboard may learn your words. Whoever runs your Wi-Fi or network can see that you came here.',
  'common.privacy.say.limits-spy':
    'If somebody put a spying program on your phone, it sees what you see.',
  'common.privacy.say.limits-told':
    'What you tell can say who you are: a name, a village, a school. Leave out what others would know you by.',
  'common.privacy.say.limits-read':
    'What somebody read, copied or photographed cannot be taken back.',
  'common.privacy.say.limits-server':
    'Our server could be stolen, or a court could ask for it. It holds which posts are by one person and the name they gave, and not who that is.',
  'common.privacy.say.limits-change':
    'This page comes from our server. Whoever took that over could change it.',
  'common.privacy.say.limits-backups':
    'Old safety copies of the server go later than the words in it.',

  'common.privacy.say.checked':
    'No sentence on this page stands by itself: each is tied to a test, and a change that breaks one is not let in.',
}

export type Words = typeof words
export default words
