import type { SlurWords } from './slur-list.ts'

/**
 * Words held for a person to look at. Swearing at the world (`this fucking exam`) is expression
 * and stays; what is listed is aimed at people: slurs, abuse, and telling someone to die.
 */
const slur = `
# abuse aimed at someone
fuck|fck|fuk|fuc|phuck|fuckin|fucking you|u|ur|yourself|urself|off|ya|them_all|her_up|him_up|
  them_up
fuck your|ur mom|mother|mum|sister|family|face|god
go|get fuck|fucked yourself|urself|off|up?
motherfuck*|mothafuck*|muthafuck*|motherfuk*|mofo|mofos
mother|mom|sister|dog|pig fuck|fucker|fuckers|fucking
fucker|fuckers|fuckface|fuckhead|fuckwit|fucktard|fuckboy|fuckboi
fucking bitch|idiot|loser|dog|pig|whore|retard|moron|bastard|animal
cunt|cunts|cunty
twat|twats
asshole|assholes|arsehole|arseholes|ahole
dickhead|dickheads|dickface|shithead|shitheads|shitface
cocksucker|cocksuckers
suck my|his|this dick|cock|balls
eat my shit|ass
you|u|such_a|little|stupid|ugly|total|complete dick|prick|pig_face
bastard|bastards
wanker|wankers
scumbag|scumbags
piece|pieces of|o shit|trash_human
son|sons of a? bitch|bitches|whore
# against women
bitch|bitches|biatch|bytch|beetch|bitchass
whore|whores
slut|sluts|slutty|slutt|slutshame
skank|skanks
i|ill|will|gonna|should|want_to|wanna|we rape you|her|him|them|u|your*
deserve|deserves|deserved|needs|asking to_be|to_get|for_being? raped
# against who people love or are
faggot|faggots|faget|fagot|fags|fag|faggy
tranny|trannies|shemale|shemales|ladyboy|heshe
dyke|dykes you|ugly|stupid|fucking|bitch
you|ugly|stupid|fucking|filthy dyke|homo|queer
# against peoples, castes and faiths
nigger|niggers|nigga|niggas|niggah|nigguh|sandnigger
chink|chinks|chinki|chinkis|chinky|chinkies|chinkie
gook|gooks
pakis
paki bastard*|dog|dogs|scum|shop|cunt
dirty|filthy|fucking|stupid|bloody paki
coon|coons
kike|kikes
spic|spics|spick
wetback|wetbacks|beaner|beaners
raghead|ragheads|towelhead|towelheads|camel_jockey|dothead
curry muncher|munchers
street shitter|shitters
jungle bunny
low_caste|lowcaste|dalit|madhesi|madhise|bahun|janajati dog|dogs|scum|filth|trash|pig|pigs|animal|
  animals|bastard*
dirty|filthy|smelly|stinking dalit|dalits|madhesi|madhesis|indian|indians|nepali|nepalis|muslim|
  muslims|hindu|hindus|jew|jews|bhote|bhotes|newar|newars|tharu|tharus|tamang|black|blacks|
  immigrant|immigrants
kill|hang|gas|burn|exterminate all? the|those? muslims|hindus|jews|dalits|madhesis|gays|blacks|
  christians|immigrants
# against ability
retard|retards|retarded|libtard
mongoloid|mongoloids
# telling someone to die
kys
kill ur|your self|selves
kill yourself|yourselves|urself|yaself|yoself
go and? hang|drown|kill|shoot yourself|urself
go and? die
you|u should|must|need_to|deserve_to|better just|really|all? die|be_dead
hope|wish you|u all|just|both|get_hit_and? die|died|rot|burn
drink bleach
neck yourself|urself
nobody|noone|no_one would miss you|u
the world is|would_be better without you|u
i|ill|we|well will|gonna|shall? murder|behead you|u|your*
`

/** Wordings and names that contain a listed word and mean no harm. */
const fine = `
# standing up against it, or telling of it
dont|do_not|never|not|to|if_you|before_you|wanted_to|want_to|wants_to|thinking_of|told_me_to|
  said_to|someone_to|you_to kill yourself|urself|yourselves|your_self
dont|do_not|never|not|please_dont|told_me_to go and? die|kill|hang|drown .. yourself|urself|alone
dont|do_not|never|not|to|me_to go die
nobody|noone|no_one|i|they|he|she .. says|said|told_me|tells|think|thinks .. you should|
  deserve_to die
you|u must|should|better die trying|hard|laughing
go die|hard with|hard|trying|laughing
# sayings, names and things
life|lifes|karma|karmas|time|payback|math|monday is|s? a? bitch
resting bitch face
chink in|of the|his|her|my|their|light|glasses|armour|armor
fag end|ends|butt
spic|spick and|n span
maine coon|coons
coon cat|cheese
retarded growth|potential
pork|and|mushy faggots
slut walk
dirty|smelly black shirt|shirts|jeans|dog|cat|car|boots|pot|pots|shoes|pan
dirty|smelly indian|nepali|nepalis restaurant|road|roads|kitchen|bus|street|streets|politics|food
moby dick
bastard sword|saffron
`

export const englishSlurs: SlurWords = { slur, fine }
