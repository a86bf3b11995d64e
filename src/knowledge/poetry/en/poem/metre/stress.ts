/**
 * The stress of the words our verse is made of, for the scanner. Only the tests read it: poems ship
 * already scanned. Words some readers count in two ways (hour, tired, prayer) are settled as one.
 *
 * A word not listed must be one syllable by `countSyllables`, or the scanner refuses the line.
 * 1 takes the beat, 2 may take it, 0 never does, e is as easy on it as off it.
 */
export const polysyllables: Readonly<Record<string, string>> = {
  '1': `
    aged bowled d'you drawer drawers hour hours june paused prayed prayer prayers seoul there'll
    tired tongue tongues
  `,
  '10': `
    address after airport album almost also always anger angry anil ankles answer answer's
    answered answers any apple apples argue argued army asan asking atoms aunties autumn awkward
    babies baby backward backwards badly baggage baker baker's bakers balance bangle bangles
    banker banker's banners barber barefoot barley basin basket baskets bathroom batsman's
    beaten bedding bedroom beetle being benches better bibek bigger biggest bimal birgunj biro
    birthday birthdays biscuit biscuits bishnu's bitter blanket blankets blesses blessings
    blowing boatman body border boredom boring borrow borrowed borrows boss's bottle bottle's
    bottles bottom bouddha boxes breakfast breathing bridegroom bridegroom's bringing broken
    brother brothers brushing bubbles bucket buckets budget bulbuls buried burma burning bus's
    buses business busy butcher butcher's butter button buttons buzzing calling candle candles
    canvas capo captain cardboard careful carpet carpets carried carries carry castle catches
    cattle ceiling census certain changes changing channel chapter charger charges cheering
    chemist chemo chewing chicken chickens childhood children chilli chilli's chillies chimney
    china chocolate chocolates choosing chopping chosen chowmein circle cities city classmate
    cleaner cleanest clearly clever clinic closer closes clothesline cobbler coffee colder
    collar college colour coloured colours comet comfort coming comment common concert cooker
    cooking cooler copied copies copy corner corners cotton coughing couldn't counted counter
    counting country courage courtyard cousin cousins cover covered covers cracking craving
    crayon credits cricket crooked crossing crossword crowded crying cupboard cupboards curling
    curses curtain curtains custom customs daily dances dancing dashboard daughter daughter's
    daughters daylight deadline decent deepak dented dentist desert dharan didn't diesel diet
    digit dinner dirty dishes distance district diyo diyos doctor doctors doesn't doha doing
    doorbell doorframe doorstep doorway double dragon drainpipe drawing dreaming drinking
    dripping driver driving drummer's drying duller during dusted dusty earbud early earphones
    earrings earthquake easy eaten eating echo edges eighty either elbow elbows else's empty
    engine engines english enter equal even evening evenings ever every exit expert experts
    extra eyebrow eyebrows faces facing failure fallen falling farmer farming faster fasting
    father feather feeling fences ferry ferry's fever fifty fighting filling final finding
    finger fingers finish finished firewood fishing fitted flashes flatter flickers floated
    floating flooded flower flowers flying folded folder folding followed follows fooded fooding
    foolish football footprints forecast forehead foreign foreman forest forty fourteen freedom
    friday fridays frighten frightened frosty frozen fruited frying fully furthest future ganesh
    garage garden gardens garland garlands garlic gather gathers gazes gecko gently gesture
    getting ginger given giving gladly glaring glasses goddess goggles going goldsmith grammar
    grandad grandad's grandads grander grandma grandson granny grassy grateful gravel greater
    greatest grinding grinning grocer growing guarding guava guavas guesses guidebook gulmi
    gutter habits hadn't haggling hairclip halfway hallway hammer handed handful handle handles
    hanging happened happy harder hardly hari harvest hasn't hasten haven't having headlights
    headlines headphones hearing heartbreak heartless heater heaven heavy helmet helmets helping
    henhouse henna hero hero's heroes hiccup hidden higher hillside hindi hinges holding holi
    hollowed homework honest honey honey's hopeless hoping horse's horses hostel hourglass
    houses hover human humming hundred hundreds hunger hungry hunting hurried hurries hurry
    icing ignore incense inches indoor inner iron isn't jacket jealous jomsom journey jumla
    jumper's jumping justice keeper keeper's keeping kettle kicking kilos kindest kindly kissing
    kitchen kitchens knitted knitting knotted kurta label laces ladder ladders ladle lady
    lamplit landing landlord landslide language lantern lanterns laptop's larger largest lately
    later latin laughing laughter lawyer lawyer's lawyers leading leaflet leaking leaning
    learner learning leaving lemon lemons lengthen lentils leopards lesson letter letters
    letting lettuce level lifetime lifted lifting lightly lightning limping lining lipstick
    lisbon listen listened listens little living lizard locking locksmith locksmith's london
    lonely longer longest longing looking loosely lorries lorry loses losing loudest loudly
    lovely lower lowered lucky ludo lying madal madam magnet magnets mainly maker's making mama
    mango mangoes many maple marble margin margins market married marry mason matches matching
    matter mattered mattress meaning measure measure's measured measures medals meeting
    meeting's meetings melted mended mending mention mentioned mentions menu message meter micro
    micros middle midnight milking milkman millet minnows minus minute minutes mirror missing
    mixes mobile modern moment momo monday mondays money monkey monkeys monthly moonrise moped
    mopping morning mornings mostly mother mothers mountain mountains moustache moving muddy
    muscles music mustang mustard mustn't naming narrow nature nearest nearly neatly needed
    needle needn't neighbour neighbours neither nephew nephews nettles never newborn newer
    newest newsprint nibble ninety nodded nodding noodle noodle's noodles noses nostrils nothing
    notice noticed notion nowhere number numbered numbers nurse's nurses offer offered offers
    office often older oldest onion onion's onions online only onto open opened opens orange
    order ordered organs oslo other others outcry outgrown oven ovens over owner oxen packet
    packets packing pages painted painter painting panels paper papers parcel parcels parents
    parking parrot parted parting party party's passes passing passport passports password
    patience patient patting payday peacock peanuts pebble peeling pencil pencilled pencils
    pension people person petals petrol photo photos physics picking pickle picnic picture
    picture's pictures pieces pigeon pigeons pillow pilot pinhead pipal pixels places plainest
    planet planted plaster plastic platform playing playlist plenty pocket pockets poem poet
    pointed pointing police polished porridge porter porters portion posted poster poster's
    postman potter pouring powder power practice practise practised praising praying pressure
    pretty prices printed printer's prison prizes programme promise promised proper puddle
    pulling pumpkin pumpkins puncture pune purple purpose pushes pushing putting puzzled quarrel
    quarrelled quarrels quarter question questions quicker quickly quiet rabbit rabbits racing
    radish rafting railing rainbow raincoat raining rainy rather ration ratna rattle rattles
    razor reaches reading ready really reason reasons recall recalls receipt rented resting
    results ribbon ringing ringtone ripen risen rises rising river rivers robot rocket rocking
    rocky rolling rooftop rooftops rooster roses roti rounder rowing rubber ruin ruler running
    rusty sadness sailing salesman salted sandal sari saris saucer saucers saving saying
    scarecrow scattered scented schoolbook schoolbooks schoolgirls schoolroom schoolyard's
    science scissored scissors scooter scooter's scooters scratches scratching second seconds
    secret secrets seedlings seeing seesaw seldom selfsame seller selling sender sentence sermon
    setting settle settles settling seven seventh several shadow shadows shady shaken shaking
    shampoo's sharing sharpened shelling sheltered shepherd shifted shining shiva shopping
    shorter shortest shoulder shoulders shouldn't shouted shouting shoving shower shredder
    shudders shutter shutters shutting shuttle sickle sideways signal silence silver simple
    singer singing single sister sisters sita sitas sitting sixty slanting sleeping sleeveless
    slices slightly slipper slippers slower slowest slowly smaller smallest smartphone smelling
    smiling sneezes sneezing snowman sofa softer softly softness soldier soldiers somebody'd
    someday somehow someone something sometimes somewhere sooner sorry sparrow sparrow's
    sparrows speaker speaking spelling spider spoken spoonful squeezes stacking stairwell
    standing started station station's staying steamer's sticker sticking stirring stolen
    stomach's stony stopping storage stories story straighten straightens stranger strangers
    stretches striker stronger stubble stubborn student studied studies study sudden sugar
    sugared suitcase summer sunbeam sunday sundays sunlight sunlit sunny sunset sunspot supper
    surely surname swallow swallowed swallows swaying sweater sweeper sweeper's sweepers
    sweeping sweeter sweetness swimmers swimming swinging switches sydney table tables tailor
    tailors taken taking talking taller tallest tangled tapping tarai tarmac tasted taxi taxis
    teacher teachers teaches teacup teapot teashop teashops telling temper temple temples tender
    tenders terrace thanking thinking thirty thoughtful thousand thousands threading thresher's
    threshing throwing thumbprint thunder thursday ticket tickets ticking tidies tidy tiffin
    tiffin's tiffins tiger tigers tika tilted tiredness tissues title toothbrush topi torches
    tosses touches touching tourist tourists towel tower tower's tractor traffic travel
    travelled travels triumph trodden trouble troubles trousers trowel trumpet trying tuesday
    tuesdays tulsi tuning turning twenty tying typing typist unasked unborn uncle uncles under
    unpaid unzips upper upright upside upward uses using valley verses very village visa visa's
    visit visits voter wading waited waiter waiter's waiters waiting waking walking wallet
    walnut wandered wanders wanted wanting wanting's wardrobe wardrobe's warning washes washing
    wasn't watches watching watchman water watered waters waving weakness wearing weather
    wedding weddings wednesday weekday weekdays weekend weeping weighing welcome weren't wetter
    whisper whispered whispers whistle whistles whiter whitewashed wholly wicket wicket's widow
    window windows winning winter winters wipers wireless wiser wishes wobbly woman women wonder
    wondered wonders wooden woodsmoke woollen working worry wouldn't wrapper writing written
    yellow younger youngest zebra
  `,
  '101': `
    seventeen
  `,
  '102': `
    accident aftershock alphabet anyone anything anyway anywhere arguing argument arguments
    astronaut attendance badminton beautiful bicycle buffalo butterfly cabbages calendar
    capitals carrying caterer's company confidence corridor customers cylinder cylinders
    dhangadhi diary different dutiful easier elephant envelope equally everyone everything
    everywhere factory family ferryman festival finally fingerprint formulas furious gardener
    goalkeeper grandfather grandmother grandmothers gratitude happening heaviest history holiday
    holidays holier horoscope hospital hurrying interval interview jamara janakpur jaynagar
    jealousy library library's listeners listening loneliness lottery maitighar manager marigold
    marigolds measuring memory messages minister minister's ministry motorbike neighbourhood
    newspaper nobody nobody'd officer opening opposite oranges otherwise paperback penalty
    pharmacy photograph photographs poetry pokhara ponytail practising president promises
    property quietly radio recipe restaurant salary saturday saturdays scaffolding secondhand
    sensible seventy shopkeepers similar somebody stethoscope studio suddenly summited
    tangerines telephone telescope timetable turmeric underlined uniform usual uttermost video
    visiting visitor volleyball watchmaker waterfall windowsill yesterday
  `,
  '201': `
    afternoon disagree disappear kathmandu overhead overpaid overtake overtook underneath
    understand understands understood
  `,
  '1020': `
    cauliflowers coriander dictionary everybody necessary
  `,
  '2010': `
    invitation mathematics photocopied rhododendron thapathali
  `,
  '01': `
    about above abroad accepts across admit advice affairs afraid again against ago agree agreed
    agrees ahead ajar alarm alight alike alive allowed alone along among amused announced apart
    appear around arrive arrived arrives ashamed aside asleep avoid awake away balloon balloons
    because become becomes before began begin begins begun behave behaves behind believe
    believes belong below beneath beside besides between beyond cement complain content correct
    dashain debate decide define degree degrees delete depends discuss divide downhill
    downstream dubai embrace enough erase exam except exchange exchanged explain explained
    explains forget forgets forgive forgot goodbye goodnight guitar hello herself himself hotel
    impressed indoors inside inspired instead itself july machine machines meanwhile misspelled
    mistake mistakes monsoon monsoons myself nearby nepal o'clock outdoors outside perhaps
    perplexed polite prepared pretend receipts regards regret regrets rehearsed relieved remain
    remains remote repair repaired repay repeat replied reply respect respects restored retired
    return review sincere suppose supreme surprise surprised tattoos themselves tihar today
    tonight towards translate undo undone unfair unhooked unkind unknown unlatch unlatched
    unlike unloads unread unsaid unseamed unseen unsewn untied until unused unwrapped update
    upon upstairs within without yourself
  `,
  '010': `
    already another arrivals arriving astonished banana bananas beginning belonging complaining
    conductor connection cremation dictated dohori election elections eleven entrusted exactly
    forgetting forgiven forgotten headmaster however idea korean mosquito mosquitoes museum
    outnumber performance policeman's politely potato potato's potatoes recorded remember
    remembers remittance returning reunion samosas subtraction together tomato tomatoes tomorrow
    umbrella umbrellas whatever wherever whichever whoever
  `,
  ee: `
    bamboo cannot downstairs eighteen fifteen into nineteen rupees sixteen thirteen uphill
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
