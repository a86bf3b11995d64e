import { askAbout } from './poll-seed.ts'

const ask = askAbout('festivals')

export const festivalPolls = [
  ask(
    'dashain',
    { en: 'What would Dashain be without?', np: 'के नभए दसैँ आएजस्तो लाग्दैन?' },
    {
      tika: { en: 'Tika from elders', np: 'ठुलाबडाको टीका' },
      swing: { en: 'The swing', np: 'पिङ' },
      kites: { en: 'Kites', np: 'चङ्गा' },
      home: { en: 'The road home', np: 'घर फर्किने बाटो' },
    },
  ),
  ask(
    'tihar',
    { en: 'Which part of Tihar glows longest in you?', np: 'तिहारको कुन पल मनमा सधैँ बल्छ?' },
    {
      lamps: { en: 'Rows of lamps', np: 'लहरै बलेका दिया' },
      deusi: { en: 'Deusi and bhailo', np: 'देउसी भैलो' },
      dogs: { en: 'Garlands on dogs', np: 'कुकुरका घाँटीका माला' },
      bhaitika: { en: 'Bhai tika', np: 'भाइटीका' },
      sel: { en: 'Sel roti', np: 'सेलरोटी' },
    },
  ),
  ask(
    'holi',
    { en: 'Holi morning: where are you?', np: 'होलीको बिहान तपाईं कहाँ हुनुहुन्छ?' },
    {
      street: { en: 'In the street, all colours', np: 'रङ्गिएर गल्लीमा' },
      roof: { en: 'On the roof with water balloons', np: 'लोला बोकेर छतमा' },
      inside: { en: 'Behind a locked door', np: 'ढोका थुनेर घरभित्र' },
      kitchen: { en: 'Near the sweets', np: 'मिठाईको छेउछाउ' },
    },
  ),
  ask(
    'abroad',
    { en: 'How do you keep a festival far from home?', np: 'परदेशमा चाड कसरी मनाउनुहुन्छ?' },
    {
      video: { en: 'On a video call', np: 'भिडियो कलमा' },
      friends: { en: 'With friends who became family', np: 'परिवारजस्तै भएका साथीसँग' },
      cooking: { en: 'By cooking all day', np: 'दिनभरि मिठो पकाएर' },
      quietly: { en: 'Quietly, with a lamp', np: 'एउटा बत्ती बालेर, चुपचाप' },
    },
  ),
  ask(
    'jatra',
    { en: 'At a jatra, what do you follow?', np: 'जात्रामा तपाईं केको पछि लाग्नुहुन्छ?' },
    {
      chariot: { en: 'The chariot', np: 'रथको' },
      drums: { en: 'The drums', np: 'बाजाको' },
      dance: { en: 'The masked dance', np: 'मुकुण्डो नाचको' },
      food: { en: 'The snack stalls', np: 'खानेकुराका ठेलाको' },
    },
  ),
  ask(
    'new-year',
    { en: 'What do you wish for on the first of Baisakh?', np: 'वैशाख एक गते तपाईं के माग्नुहुन्छ?' },
    {
      peace: { en: 'Peace at home', np: 'घरमा शान्ति' },
      journey: { en: 'A journey', np: 'एउटा यात्रा' },
      work: { en: 'Good work', np: 'राम्रो काम' },
      meeting: { en: 'To meet someone again', np: 'कसैसँग फेरि भेट' },
    },
  ),
]
