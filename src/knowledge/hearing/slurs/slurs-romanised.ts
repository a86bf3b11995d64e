import type { SlurWords } from './slur-list.ts'

/**
 * Held for a person to look at. Words that are first of all something else (bhalu, gadha, kukur,
 * saala, chhakka, dhoti, caste and surnames) are listed only in company that makes them abuse.
 * `ta` (you, or merely a particle) is never the only company: `ma ta mare hunthyo` is a cry for help.
 */
const slur = `
# gaali
muji|mujhi|mujini|mujhini ko|lai|le|haru|haruko|harulai|sanga|jasto|s|hau|bata?
mugi sala|randi|machikne
mu ji
machikne*|machikni*|machickne*|machkne*|machikna|machik|maichikne*|matchikne*|mchikne*|machikeko
ma|aama|amalai|babu|baini|bahini|didi|tero_aama|teri_aama|tero_amalai|tero_aama_lai chikne*|
  chikni|chickne*|chikchu|chikdinchu|chikeko|chikdeko|chikidinchu
chikne|chickne|chikneko|chiknelai|chikchu|chikchas|chikdinchu|chikde|chikauchas|chikuwa|chikeko|
  chikdai
jatha|jatho|jathi|jantha|jantho|jhant|jhanta|jhatu|jhattu ko|lai|le|haru|jasto?
tero|teri|mero puti
puti chat|chatne|marne|muji|ma_lado
putimara
lado|lando|lauda|laude|loda|lodu kha|khau|chus|chusne|muji|tero|sala|le|lasun
mero|tero|khau|chus lado|lando|lauda
gandu|gandulai|ganduko|ganduharu|gandmara
bhosadi*|bhosdi*|bhosda|bhosada|bsdk|bhosri*
madarchod*|madharchod*|maderchod*|madarjat|motherchod*|mdrchod
madar|madhar|mader|behen|bahen|bhen chod*
behenchod*|bhenchod*|bahenchod*|behnchod*|bainchod*|banchod|bhanchod
chutiya|chutya|chutia|chutiye|chutmari|chut_mari ko|lai|le|haru|jasto?
harami|haramko|haramkhor*|haramjada*|haramjadi* ko|lai|le|haru?
kamina|kamine|kameena
kutta|kutti|kutte sala|kamina|harami|muji
sala|sale kukur|kutta|sungur|gadha|pakhe|khate|dhoti|bhote
kukurko|kukur_ko|sungurko|sungur_ko|bhaluko|bhalu_ko|haramiko|harami_ko chora|chori|santan
thukka muji|jatha|randi|sala
bajiya|bajya muji|sala
# mahilamathi
randi|rendi|randiko|randilai|randile|randini|randibaj|rand_ki ko|lai|le|haru|sanga|jasto|baj?
rand muji|sali|ko_chora
beshya|besya|vesya|bheshya ko|lai|haru|jasto?
bhalu ho|hos sali|muji|aimai|keti
bhalu sali|muji|aimai|keti
nakachari|patarni|chothale sali|muji|aimai
boksi|boksini|daini sali|muji|aimai|hos|randi|budi
sali|thukka boksi|boksini|daini
pothi bhayera|jaat
balatkar|rape gardinchu|garidinchu|hunuparcha|garnuparcha
# laingik ra yaunik pahichanmathi
hijada|hijra|hijda|hijara|hinjada ko|lai|haru|jasto?
chakka muji|sala|hos|keta
sala chakka
napungsak|napunsak sala|muji|hos
# jaat, samudaya ra dharmamathi
achut sala|hos
dum|dume|pode|chyame|kami|damai|sarki|gaine|badi|chamar sala|sale|muji|hos
sala|sale|thukka dum|dume|pode|chyame|kami|damai|sarki|gaine|badi|chamar|bahun|bhote|madhise
pani nachalne jaat|jat|jaati hos|sala|muji
tallo|sano|nich jaat|jaatko hos|sala|aukat|muji
madhise|madise ko|lai|le|haru|haruko|harulai|sanga|jasto?
madhesi sala|muji|dhoti|hos
marsya|marshya|marsiya haru|lai|ko?
dhoti sala|muji|hos|madhise|bihari
kale dhoti|marsya|habsi
bhote sala|muji|hos|murkha|pakhe
jande|jade bahun|bhote|rai|magar
chimse|thepche sala|muji|bhote
chinki|chinkey
mulla|musalman|katwa sala|muji
gaikhane|gai_khane|gorukhane sala|muji
khate sala|muji|keta|hos
# mar bhannu
ja mar|marija
gayera|gaera mar|marija
marija|marijaos
timi|timiharu|timijasto|timi_jasto mar|mare|maris|mareko huncha|ramro|hunthyo|jati
jhundiera|jhundera|bish_khayera|hamfalera mar|marija
talai|timilai|tero katdinchu|mardinchu|maridinchu|tauko_kat*
`

/** Wordings and names that contain a listed word and mean no harm. */
const fine = `
chutiya|chutia people|community|kingdom|dynasty|tribe|language
randi zuckerberg|gardner|travis|weingarten
james randi
muji store|shop|pen|pens|notebook|japan
hijra calendar|sambat|year
beshya britti
`

export const romanisedSlurs: SlurWords = { slur, fine }
