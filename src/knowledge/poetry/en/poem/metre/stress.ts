/**
 * The stress of the words our verse is made of, for the scanner. Only the tests read it: poems ship
 * already scanned. Words some readers count in two ways (hour, tired, prayer) are settled as one.
 *
 * A word not listed must be one syllable by `countSyllables`, or the scanner refuses the line.
 * 1 takes the beat, 2 may take it, 0 never does, e is as easy on it as off it.
 */
export const polysyllables: Readonly<Record<string, string>> = {
  '1': `
    aged bowled d'you drawer drawers hour hours prayer prayers seoul there'll tired tongue tongues
  `,
  '10': `
    address after airport album almost also always anger angry anil answer answer's answered
    answers any apple argue argued army asan asking awkward babies baby backward backwards badly
    baggage baker baker's bakers balance bangles banker banker's banners barber barefoot barley
    basin basket bathroom beaten bedroom beetle being benches better bibek bigger biggest bimal
    birgunj biro birthday birthdays biscuit biscuits bishnu's bitter blanket blankets blesses
    blessings blowing boatman body borrow borrowed borrows boss's bottom bouddha boxes breathing
    bringing broken brother brothers brushing bubbles bucket buckets budget bulbuls buried burma
    burning bus's buses business busy butcher's butter button buttons calling candle candles
    canvas capo cardboard careful carpet carpets carried carries carry catches ceiling census
    certain changes changing channel chapter charger charges chemo chewing chicken chickens
    childhood children chilli chilli's chillies chimney china chosen chowmein circle cities city
    classmate cleaner cleanest clearly clever clinic closer closes clothesline cobbler coffee
    collar college colour coloured colours comfort coming comment common concert cooker cooking
    copied copies copy corner corners coughing couldn't counted counter counting country courage
    courtyard cousin cousins cover covered covers cracking craving crayon credits cricket
    crooked crossing crossword crowded crying cupboard cupboards curling curses curtain customs
    daily dances dancing dashboard daughter daughter's daughters daylight deadline decent deepak
    dented dentist desert dharan didn't diesel diet digit dinner dirty dishes distance district
    doctor doctors doesn't doha doing doorbell doorframe doorstep doorway double dragon
    drainpipe drawing dreaming dripping driver driving drying during dusted dusty earbud early
    earphones earrings earthquake easy eaten eating echo edges eighty either elbow elbows else's
    empty engine enter equal even evening evenings ever every experts extra eyebrows faces
    facing failure fallen falling farmer faster fasting father feather feeling fences ferry's
    fever fifty filling final finding finger fingers finish finished firewood fishing fitted
    flatter floating flooded flower flowers folded folding followed follows foolish football
    footprints forehead foreign foreman forty fourteen friday frighten frightened frosty frozen
    fruited frying future ganesh garage garden gardens garland garlands garlic gather gathers
    gazes gecko gently gesture getting ginger given giving gladly glaring glasses goddess going
    grandad's grander grandson granny grassy grateful gravel greater greatest grinding grinning
    grocer growing guarding guava guavas guesses guidebook gulmi gutter habits hadn't haggling
    hairclip halfway hammer handed handful handle hanging happened happy harder hardly hari
    hasn't hasten haven't having headlights headlines headphones hearing heartbreak heartless
    heaven heavy helmet helmets helping henhouse henna hero hero's hidden higher holding
    hollowed homework honest hoping hostel hourglass houses hover human humming hundred hundreds
    hunger hungry hunting hurried hurries hurry icing inches indoor inner iron isn't jacket
    jomsom journey jumla jumper's jumping keeper keeper's keeping kettle kicking kilos kindest
    kindly kissing kitchen knitted knotted kurta label laces ladder ladle lady lamplit landing
    landlord landslide lantern lanterns laptop's larger largest lately later latin laughing
    laughter lawyer's leading leaking leaning learning leaving lemon lengthen lentils leopards
    letter letters letting lettuce level lifted lifting lightly limping lining lipstick lisbon
    listen listened listens little living lizard longer longest longing looking lorry loses
    losing loudest loudly lovely lower lowered lucky ludo lying madal madam magnet mainly
    maker's making mama mango mangoes many marble margin market married marry matches matching
    matter mattered mattress meaning measure measure's measured measures medals meeting
    meeting's mended mending mention message meter micro micros middle midnight milking milkman
    millet minnows minus minute minutes mirror missing mixes mobile modern moment momo monday
    money monkey monthly moonrise moped mopping morning mostly mother mothers mountain mountains
    moving muddy muscles music mustang mustard mustn't naming narrow nearest nearly needed
    needle needn't neighbour neighbours neither nephews nettles never newborn newer newest
    newsprint nibble ninety nodded nodding noodles noses nothing notice noticed notion nowhere
    number numbered numbers nurse's nurses offered offers office often older oldest onion
    onion's onions online only onto open opened opens orange order ordered organs oslo other
    others outgrown oven ovens over oxen packet packets packing pages painted painter painting
    panels paper papers parcel parcels parents parking parrot parted parting passes passing
    passport passports password patient patting payday peacock peanuts pebble peeling pencil
    pencilled pencils pension people person petals petrol photo photos pickle picnic picture
    picture's pictures pieces pigeon pigeons pillow pilot pinhead pipal pixels places plainest
    planet planted plaster plastic playing playlist plenty pocket pockets poem poet pointing
    polished porter porters portion posted poster poster's postman potter pouring powder power
    practice practise practised praising praying pressure pretty prices printed printer's prison
    programme promise promised proper puddle pulling pumpkin pumpkins puncture pune purple
    purpose pushing putting puzzled quarrel quarrelled quarrels question questions quickly quiet
    rafting railing raincoat raining rainy rather ration ratna rattles razor reaches reading
    ready really reason recall recalls receipt rented resting results ribbon ringing ringtone
    risen rises rising river rivers robot rocket rocky rolling rooftop rooftops rooster roses
    roti rounder rubber ruin ruler running rusty sadness sailing salted sandal sari saris
    saucers saving saying scattered scented schoolbook schoolbooks schoolroom schoolyard's
    scissored scissors scooter scooter's scooters scratches scratching second seconds secret
    secrets seedlings seeing seldom selfsame selling sender sentence setting settle settles
    settling seven seventh several shadow shadows shady shaken shaking shampoo's sharing
    sharpened shelling sheltered shifted shining shopping shorter shortest shoulder shoulders
    shouldn't shouted shouting shoving shower shutter shutters shutting shuttle sickle sideways
    signal silence silver simple singer singing single sister sisters sita sitting sixty
    slanting sleeping slightly slipper slippers slower slowest slowly smaller smallest
    smartphone smelling smiling sneezing snowman sofa softer softly somebody'd someday somehow
    someone something sometimes somewhere sooner sorry sparrow sparrow's sparrows speaker
    speaking spelling spoken spoonful squeezes stacking stairwell standing started station
    station's staying steamer's sticker sticking stolen stomach's stony stopping storage stories
    story straighten stranger strangers stretches striker stronger stubble stubborn student
    studied studies study sudden sugar sugared suitcase summer sunbeam sunday sundays sunlit
    sunny sunspot supper surely surname swallow swallowed swallows swaying sweeper sweeper's
    sweeping sweeter sweetness swinging table tables tailor taken taking talking taller tallest
    tangled tapping tarai tarmac taxi taxis teacher teachers teaches teapot teashop teashops
    telling temper temple temples tender tenders terrace thanking thinking thirty thoughtful
    thousand threading thresher's threshing throwing thumbprint thunder ticket tickets tidy
    tiffin tiffin's tiffins tiger tika tilted tiredness title toothbrush topi torches tosses
    touches touching tourist tower tower's tractor traffic travels triumph trodden trouble
    trousers trowel trumpet trying tuesday tulsi tuning turning twenty tying typing unasked
    unborn uncle uncles under unpaid unzips upper upright upside upward uses using valley verses
    very village visa visa's visit visits voter wading waited waiter waiter's waiters waiting
    waking walking wallet walnut wandered wanders wanted wanting wanting's warning washes
    washing wasn't watches watching water watered waters waving weakness wearing weather wedding
    weddings weekday weekdays weeping weighing welcome weren't wetter whisper whispered whispers
    whistle whistles whiter whitewashed wholly wicket wicket's widow window windows winning
    winter winters wireless wiser wishes wobbly woman women wonder wondered wonders woodsmoke
    woollen working worry wouldn't wrapper writing written yellow younger youngest zebra
    autumn boredom boring chemist english freedom heroes holi jealous justice language mornings
    patience science soldier soldiers straightens swimmers swimming tailors
    thursday travel grandad picking exit atoms comet lifetime tuesdays wednesday weekend
    drinking breakfast curtains apples cotton grandma bottle ankles travelled nephew racing
    castle maple sydney mondays kitchens lemons grandads scarecrow hiccup knitting nostrils
    sunset goggles expert menu physics grammar lawyer flying tasted farming batsman's fooding fooded prizes
  `,
  '101': `
    seventeen
  `,
  '102': `
    accident aftershock alphabet anyone anything anyway anywhere arguing argument arguments
    astronaut attendance badminton beautiful bicycle buffalo cabbages calendar capitals carrying
    caterer's company confidence customers cylinder cylinders dhangadhi diary different dutiful
    easier elephant envelope equally everyone everything family ferryman festival finally
    formulas furious gardener goalkeeper grandfather grandmother grandmothers gratitude
    happening heaviest holier hospital hurrying interval jamara janakpur jaynagar library
    library's listeners listening loneliness maitighar manager marigold marigolds measuring
    memory messages minister minister's ministry neighbourhood newspaper nobody nobody'd officer
    opening oranges paperback penalty pharmacy photograph photographs poetry pokhara ponytail
    president promises property quietly radio recipe salary saturday saturdays scaffolding
    secondhand sensible seventy shopkeepers similar somebody studio suddenly summited tangerines
    telephone timetable underlined uniform usual uttermost video visiting visitor volleyball
    watchmaker windowsill yesterday
    corridor turmeric holiday holidays jealousy stethoscope lottery telescope everywhere practising
  `,
  '201': `
    afternoon disagree disappear kathmandu overhead overpaid overtake overtook underneath
    understand understands understood
  `,
  '1020': `
    cauliflowers coriander dictionary everybody necessary
  `,
  '2010': `
    invitation photocopied thapathali
    mathematics rhododendron
  `,
  '01': `
    about above abroad accepts across admit advice affairs afraid again against ago agrees ahead
    ajar alarm alight alike alive allowed alone along among amused announced apart appear around
    arrive arrives ashamed aside asleep awake away balloon because becomes before began begin
    begins begun behave behind believe believes belong below beneath beside besides between
    beyond cement complain content dashain debate decide define degree degrees delete discuss
    divide downhill downstream dubai embrace enough erase exam except exchange exchanged explain
    explains forget forgets forgive forgot goodbye guitar hello herself himself hotel impressed
    indoors inside inspired instead itself july machines meanwhile misspelled mistake mistakes
    monsoon myself nearby nepal o'clock outdoors outside perhaps perplexed polite pretend
    receipts regards regret regrets rehearsed relieved remain remains repair repaired repay
    repeat reply respect respects restored retired return suppose supreme surprise tattoos
    themselves tihar today tonight towards translate undo undone unkind unknown unlatch
    unlatched unlike unloads unread unsaid unseamed unsewn untied until unused unwrapped update
    upon upstairs within without yourself
    replied review arrived avoid machine unhooked
  `,
  '010': `
    already another arriving astonished banana beginning belonging complaining conductor
    connection cremation dictated dohori election eleven entrusted exactly forgetting forgiven
    forgotten headmaster however idea mosquito museum outnumber policeman's politely potatoes
    recorded remember remembers remittance returning reunion samosas together tomato tomatoes
    tomorrow umbrella umbrellas whatever wherever whichever whoever
    performance korean subtraction arrivals
  `,
  ee: `
    bamboo cannot downstairs eighteen into nineteen rupees sixteen thirteen uphill
  `,
  '0102': `
    geography interpreter policewoman
  `,
}

/** Never on a beat. */
export const slack = 'a an the'

/** Small words that may carry a beat where the metre asks it, but not two beats running. */
export const light = `
  and are as at been but by can could did does for from he'd he's his i'd i'll i'm i've if in is
  it's its may might must my nor of on or our shall should so than that's their there's they'd
  they'll they're they've to was we'll we're we've which while will with would you'd you'll your
`

/** Words as easy on a beat as off it. */
export const either = `
  all am be both can't do don't down each else first four go had has have he her here him how i
  it just last left like made me mine more most much next no none not now off once one ones out
  own past quite right same say she so some still such that them then there these they this
  those though three through till too two up us we well were what what's when where who whose
  why won't yes yet you yours
`
