/**
 * The words by which visitors name a topic: English, then Nepali in Latin letters, then emoji.
 * Nepali needs one spelling each: `foldNepali` makes ama, aama and आमा the same word. Plurals and
 * case endings are taken off before looking; `_` joins the words of a phrase.
 */
export const topicWords = {
  mother: 'mother mom mum mummy ama muwa mata',
  father: 'father dad daddy papa baba buwa ba',
  grandmother: 'grandmother grandma granny hajurama bajyai boju',
  grandfather: 'grandfather grandpa hajurba hajurbuwa hajurbuba हजुरबुबा baje',
  sister: 'sister didi bahini',
  brother: 'brother dai daju bhai',
  child: 'child children baby babies kid nani bachcha',
  family: 'family parents families relatives son daughter chhora chhori pariwar',
  teacher: 'teacher guru mentor shikshak',
  home: 'home house homesick ghar 🏠',
  abroad:
    'abroad leaving_home far_from_home going_away overseas migrant immigrant visa airport flight goodbye farewell parting gulf qatar doha dubai malaysia korea japan australia america bidesh pardesh परदेश bidai ✈',
  village: 'village countryside farm farmer field gaun gau khet kisan',
  country: 'country nepal nepali motherland homeland nation desh 🇳🇵',
  city: 'city town street traffic kathmandu काठमाडौं pokhara lalitpur shahar',
  childhood:
    'childhood schooldays when_i_was_little when_i_was_young growing_up bachpan बचपन balyakal',
  memory: 'memory memories nostalgia remembering old_days the_past photograph letter samjhana yaad',
  love: 'love wedding marriage bihe bivah lover boyfriend girlfriend romance crush sweetheart valentine husband wife kiss maya prem pyar shriman shrimati ❤',
  friend: 'friend friendship sathi mitra dost',
  loss: 'loss losing grief grieving mourning shok',
  death:
    'death dying died dies dead passed_away funeral cremation bitnubhayo bitnu_bhayo swargabas mrityu',
  heartbreak:
    'heartbreak ex heartbroken broken_heart breakup break_up broke_up cheated divorce divorced separation betrayal unrequited one_sided_love dhoka 💔',
  loneliness: 'loneliness lonely alone solitude isolation eklo eklopan eklai akela',
  sadness:
    'sadness sad sorrow tears crying depression depressed unhappy hurt upset miserable lost_my_job laid_off fired unemployed jagir_gayo prison jail drinks drunk alcohol addiction abusive bullied bullying racism dowry infertility dementia ashamed hate_myself hate_my_life hates_me hits_me hit_me beats_me left_me left_us father_left dad_left mother_left mom_left husband_left wife_left can’t_have_children cannot_have_children childless orphan coffin accident flood cancer caste abortion miscarriage rape raped durghatana balatkar regret guilt sorry dukha dukhi udas udasi ansu pida pachhuto runa roye rudai',
  work: 'work working job office boss career labour duty shift salary kam jagir nokari',
  study:
    'study studies studying exam test school college student homework results degree padhai pariksha bidyalaya 📚',
  failure: 'failure fail failed failing rejection rejected defeat asaphal asaphalta असफलता',
  anger: 'anger angry rage fury frustrated hatred ris krodh jhok 😡',
  fear: 'fear afraid scared frightened dar bhaya',
  worry:
    'worry worries worried anxiety anxious stress stressed overthinking panic nervous hospital surgery sick illness disease money debt rent poverty paisa rin garibi tension pir chinta tanab 😰',
  tiredness:
    'tiredness tired exhausted exhaustion weary burnout fatigue overwhelmed thakai thakan thakit thakyo thakeko 😴',
  courage:
    'courage brave bravery strength strong confidence warrior struggle himmat sahas shakti 💪',
  hope: 'hope hopeful future new_beginning new_start fresh_start new_year naya_barsha asha bharosa ummid bhabishya',
  rain: 'rain rainy raining monsoon storm thunder umbrella barsa barsha barkha jhari asar pani_paryo 🌧',
  night: 'night midnight darkness dark evening raat rati andhyaro sanjh',
  moon: 'moon moonlight chandra jun juneli purnima 🌙',
  stars: 'star stars starlight universe sky tara akash ⭐',
  morning: 'morning sunrise dawn sun sunshine sunlight bihana bihani surya gham 🌅',
  mountain: 'mountain hill peak everest annapurna trek himal himalaya pahad danda 🏔',
  river: 'river stream waterfall water nadi khola jharana bagmati बागमती karnali',
  tree: 'tree forest jungle woods leaf leaves rukh वन jangal chautari pipal 🌳',
  flower:
    'flower rose garden blossom marigold spring phul gulaph sayapatri laliguras laligurans 🌹',
  bird: 'bird sparrow crow dove wings chara charo bhangera kag suga 🐦',
  cat: 'cat kitten biralo 🐱',
  dog: 'dog puppy puppies kukur 🐶',
  festival: 'festival christmas eid dashain tihar diwali holi tij chhath jatra parba 🎉',
  birthday: 'birthday birth janmadin janma_din 🎂',
  song: 'song music singing guitar flute dance dancing git gana sangit madal bansuri nach',
  tea: 'tea coffee chiya chai ☕',
  food: 'food rice bread cooking kitchen meal dinner lunch hunger momo khana bhat dal_bhat roti bhansa selroti 🍚',
  joy: 'joy happy happiness smile laughter laughing delight excited khusi sukha ananda haso hanso muskan ramailo 😊 😀',
  gratitude:
    'gratitude grateful thanks thankful thank_you blessing kindness dhanyabad abhar daya karuna 🙏',
  peace:
    'peace peaceful calm meditation yoga silence silent quiet stillness emptiness shanti dhyan maun',
  prayer:
    'prayer pray praying god temple faith church allah jesus buddha shiva puja mandir bhagawan ishwar dharma prarthana',
  sleep: 'sleep sleeping sleepless insomnia lullaby bed nidra',
  time: 'time clock years old_age growing_old samaya budhyauli',
  road: 'road journey travel bus path trip bato yatra saphar',
  dreams: 'dream ambition goal wish wishes sapana lakshya ichchha',
  words:
    'word poem poetry poet writing writer book story stories language kabita kitab pustak katha shabda',
  self: 'self myself me identity soul mirror self_love who_am_i मन aphu',
  life: 'life world jiban jindagi sansar',
} as const

export type TopicId = keyof typeof topicWords
