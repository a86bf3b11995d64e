import { askAbout } from './poll-seed.ts'

const ask = askAbout('friendship')

export const friendshipPolls = [
  ask(
    'friend-is',
    { en: 'A good friend is someone who…', np: 'असल साथी त्यो हो, जो…' },
    {
      listens: { en: 'Listens', np: 'कुरा सुन्छ' },
      truth: { en: 'Tells me the truth', np: 'साँचो कुरा भन्छ' },
      laughs: { en: 'Makes me laugh', np: 'हँसाउँछ' },
      stays: { en: 'Stays on bad days', np: 'गाह्रो दिनमा साथ दिन्छ' },
    },
  ),
  ask(
    'met',
    { en: 'Where did you meet your oldest friend?', np: 'सबैभन्दा पुरानो साथीसँग कहाँ भेट भएको हो?' },
    {
      school: { en: 'At school', np: 'स्कुलमा' },
      neighbourhood: { en: 'Next door', np: 'टोलमा' },
      work: { en: 'At work', np: 'काम गर्ने ठाउँमा' },
      online: { en: 'Online', np: 'अनलाइनमा' },
      family: { en: 'We are cousins', np: 'हामी नातेदारै हौँ' },
    },
  ),
  ask(
    'silence',
    { en: 'Sitting together without a word is…', np: 'साथीसँग चुपचाप बसिरहनु भनेको…' },
    {
      lovely: { en: 'The best part', np: 'सबैभन्दा रमाइलो कुरा हो' },
      strange: { en: 'A little strange', np: 'अलि अनौठो लाग्छ' },
      rare: { en: 'Only with one person', np: 'एक जनासँग मात्र सम्भव छ' },
    },
  ),
  ask(
    'quarrel',
    { en: 'After a quarrel, who speaks first?', np: 'ठाकठुक परेपछि पहिला को बोल्छ?' },
    {
      me: { en: 'I do', np: 'म' },
      them: { en: 'They do', np: 'साथी' },
      joke: { en: 'Whoever finds a joke', np: 'जसलाई पहिला हाँसो उठ्छ' },
      time: { en: 'Time', np: 'समय आफैँ' },
    },
  ),
  ask(
    'together',
    { en: 'One free day with a friend. What will it be?', np: 'साथीसँग एक दिन फुर्सद मिल्यो। के गर्ने?' },
    {
      hike: { en: 'A hike', np: 'हाइकिङ जाने' },
      cook: { en: 'Cook together', np: 'सँगै पकाएर खाने' },
      roam: { en: 'Roam the old town', np: 'पुरानो बजार डुल्ने' },
      talk: { en: 'Just talk', np: 'गफ मात्र गर्ने' },
      sleep: { en: 'Both sleep in', np: 'दुवै जना ढिलासम्म सुत्ने' },
    },
  ),
  ask(
    'distance',
    {
      en: 'What keeps a friendship alive across countries?',
      np: 'साथी परदेशमा हुँदा मित्रता केले जोगाउँछ?',
    },
    {
      calls: { en: 'Long calls', np: 'लामा लामा फोनले' },
      jokes: { en: 'Silly photos', np: 'पठाएका हँसिला फोटोले' },
      memories: { en: 'Old memories', np: 'पुराना सम्झनाले' },
      visits: { en: 'Waiting for a visit', np: 'भेट्ने दिनको पर्खाइले' },
    },
  ),
]
