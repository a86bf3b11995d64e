/**
 * The stress of the words our verse is made of, for the scanner. Only the tests read it: poems ship
 * already scanned. Words some readers count in two ways (hour, tired, prayer) are settled as one.
 *
 * A word not listed must be one syllable by `countSyllables`, or the scanner refuses the line.
 * 1 takes the beat, 2 may take it, 0 never does, e is as easy on it as off it.
 */
export const polysyllables: Readonly<Record<string, string>> = {
  '1': `
    aged drawer drawers hour hours prayer prayers there'll tired tongue
    seoul
  `,
  '10': `
    lovely
    notion banker's doorstep
    biggest keeper butter scented matching
    momo tika teashops garlands
    catches footprints sticker kilos parting stolen
    really newest also happy wicket's cricket tosses nettles keeper's mainly follows cobbler written homework selling uncles pockets waving football losing rolling surely granny babies apple scooter's monkey scooter shelling touches raining driving washes weakness doha extra fallen wanting's midnight saving mountains temples typing faces onto orange swaying carpets grander landlord stomach's picture sorry lowered practised older practise goddess monday colours painted money puzzled garland visa's numbers suitcase photo visa thirty dances powder working wedding sisters daughters dented henna scratches
    eaten measure's
    music thoughtful sunlit
    couldn't wouldn't hadn't shouldn't selfsame
    waking singing polished
    friday
    friday
    friday
    friday
    reading gathers clever mostly middle awkward bringing quickly badly winning questions finding answer's recall changes recalls pocket thunder borrows thousand nearest moving weren't hunger packets heaven measured hungry cracking easy harder curling uncle upper watches closes pages seedlings shortest smiling button straighten weeping slower sugar message diesel pretty address pointing picture's hardly seldom newer having maker's counted using wonder cousin ticket lucky hurried shutters answer label uses
    after almost always anger angry any argue asking baker balance barber barefoot barley basket
    being better bigger birthday birthdays bitter blanket blessings blowing body borrowed
    breathing broken brother bucket buckets burning bus's buses calling candles carried carries
    carry certain chewing childhood children chosen city closer clothesline comfort coming cooking
    corner corners counting country courage cousins crayon crowded cupboard curtain daily deadline
    decent didn't dinner dishes distance doesn't doing doorframe driver drying dusty eating edges
    either empty even evening evenings ever every facing failure falling farmer father feeling
    finger fingers finished flatter flower flowers folded folding foolish forehead foreign forty
    fourteen frightened frozen garden gardens gently gesture getting ginger given giving glasses
    going growing gutter habits halfway handful handle happened hasten haven't heartbreak heavy
    helping holding hollowed honest hoping hover hundred hurry icing isn't keeping kettle kindest
    kindly kitchen knotted ladder ladle lamplit lantern largest later laughing leading learning
    lemon lentils leopards letter letters level lifted lifting lightly listen listens little
    living longer longest looking lorry loses loudly lower lying making mango many marble market
    millet minute mirror missing moment morning mother mountain muddy mustard mustn't narrow
    nearly needn't neighbour neighbours neither never ninety nothing nowhere number nurse's oldest
    only open opened order other others over paper parcel parted passing patient payday pebble
    peeling pencil people person petals pickle pigeon pinhead pipal plainest planet plastic
    playlist plenty porter portion posted pouring power promise pushing quarrel quarrels question
    quiet raincoat rattles reaches reason rented resting rises river rivers rocky rooftops rooster
    running sadness sailing sandal saying scattered schoolbooks second secret seeing sentence
    setting settle settling seven shadow sharing sheltered shining shoulders shouting shutter
    signal silence silver singer single sister sitting sleeping slightly slipper slippers slowest
    slowly smaller softer somehow someone something sometimes somewhere sparrow spoken standing
    staying stony story stranger strangers stretches stronger stubborn study sudden sunbeam
    sundays supper swallows sweeter sweetness table tailor taken talking tarmac teacher temple
    terrace torches traffic triumph trodden trouble trumpet trying turning twenty under upward
    valley very village visits waited waiting walking wandered washing wasn't watching water
    wearing weather weddings whistle whistles window windows winter winters wiser woman wonders
    woodsmoke worry yellow younger
    baby blankets chickens doorway frying grocer handed lanterns mended needed places praying putting
    buttons candle circle opens shaking simple larger mattered minutes sooner sweeping early finish often rather silence sparrows welcome bakers baker's
    smallest thinking tying wanted writing tiredness studies
    double puddle passes puncture bubbles fifty pulling bangles birgunj lizard comment dragon milking grassy zebra crossing laces drawing college bibek sideways wanders postman stopping daughter trousers onions jumla whisper razor marry lisbon milkman pune
    margin lately softly
    jumper's gulmi coffee studied sixty lipstick seconds gladly speaker dancing hero's verses sweeper peanuts hero kissing tuning capo rubber printed mention measures cooker purpose sender eighty chillies prices earbud inches tables engine taxi headphones playing scissored jacket fitted passports backwards women shuttle anil brushing hairclip boss's
    hasn't
    inner pilot cities boatman swinging hanging oxen stubble thresher's ringing ceiling plaster sunday meeting's stairwell gather tiffins seventh cover digit station's married nephews poster
    meeting guavas headlines needle brothers topi whiter grandson oslo tiffin snowman dharan
    mustang grandad's
    elbow squeezes minus chilli's pumpkin houses fruited packet lettuce chilli kicking panels sunny
    settles
    doctor
    chimney sparrow's
  `,
  '01': `
    within
    dashain tihar inspired
    hello o'clock forgive unread repay behave respects
    regards
    undo admit undone alike forget unkind forgot began
    alight allowed awake because believe decide explain remain reply unknown yourself
    about above abroad accepts across advice affairs again against ago agrees ahead alive alone
    along among announced appear around ashamed aside asleep away becomes before begin begins
    begun behind believes below beneath beside between beyond complain content discuss divide embrace
    enough explains forgets goodbye indoors inside instead itself myself outside perhaps polite
    outdoors pretend surprise today tonight unknown unloads unlatched unsaid untied until upon upstairs without
    downhill suppose update meanwhile machines mistakes herself return rupees
    arrives
    sixteen monsoon apart exam nineteen july
    towards
    himself except cement
    amused
    receipts
  `,
  '102': `
    beautiful dutiful
    timetable goalkeeper jamara
    messages
    furious heaviest yesterday calendar promises uniform marigolds
    different suddenly gardener photographs oranges opening
    anything company listening
    accident alphabet anyone anyway anywhere arguments bicycle carrying everyone everything family
    festival formulas grandfather grandmother gratitude happening hurrying loneliness marigold
    memory newspaper nobody quietly radio secondhand somebody tangerines telephone usual
    windowsill
    cylinders minister's maitighar ponytail neighbourhood salary grandmothers
    underlined interval studio volleyball badminton buffalo
    library's
    aftershock seventy pharmacy visiting jaynagar janakpur
    holier arguing property
  `,
  '010': `
    eleven idea conductor already umbrellas returning
    forgotten remembers museum
    another arriving astonished beginning exactly forgetting outnumber potatoes remember together
    tomorrow however umbrella whatever wherever whoever
    whichever
    dohori samosas dictated
    election
    banana
    tomato
  `,
  '201': 'kathmandu afternoon disappear overhead underneath understand understands understood',
  '1020': 'dictionary everybody necessary coriander cauliflowers',
  '101': 'seventeen',
  ee: 'cannot into bamboo eighteen uphill downstairs',
}

/** Never on a beat. */
export const slack = 'a an the'

/** Small words that may carry a beat where the metre asks it, but not two beats running. */
export const light = `
  and are as at been but by can could did does for from he'd he's his i'd i'll
  i'm i've if in is it's its may might must my nor of on or our shall should so than that's their
  they'd they'll they're they've there's to was we'll we're we've which while will with would
  you'd you'll your
`

/** Words as easy on a beat as off it. */
export const either = `
  all am be both can't do don't down each else first four go had has have he her here him how i it just last left like
  made me mine more most much next no none not now off once one ones out own past quite right same say she
  so some still such that them then there these they this those though three through till too two up us we well were what
  what's when where who whose why won't yes yet you yours
`
