/** Nepali in Latin letters, where everybody spells by ear. */
export const explicit = `
marna man lagyo
malai marna man lagchha
marna man lagxa yr
maarna man laagyo aafailai
sachai marna man lageko cha
marna mann lagyo
marnaman lagirako chha
marna man bhayo feri
aatmahatya garna man lagyo
atmahatya ko soch aaucha
aatma hatya garchu hola ma
aatmahattya nai baki xa
suicide garna man lagyo
suside garxu ma
mero sathi le suicide garyo
ma marchu aba
aba marchhu ma kasai le narokna
ma marna chahanchu
marna chanchu ma
marna chahanxu ma ta
marna paye hunthyo
mare hunthyo
marnu ramro yo jindagi vanda
bharu marnu nai bes
mareko ramro yesto bhanda
marne soch aairaxa
marne bichar matra aauxa
aafulai sidhyauna man xa
aafai lai marna man lagyo
afailai marchu vanne lagcha
ma aafno jyan linchu
jyan dina man lagyo
jyan faldinchu aba
aafno jiwan antya garna chahanchu
jeevan anta garne soch ma chu
jindagi sidhyauna man lagxa
jindagi sakaidinchu
haat katna man lagxa
afno haat kaatchu ris uthda
malai marna deu
ma marera janchu
marna tayar chu
marna khojeko thiye bachaye
dui choti marna khoje
ma marnu parcha jasto lagcha
bahini marchu marchu bhanchhe k garu
sathi lai marna man lagyo re kasari samjhau
m a r n a man lagyo
maaaarna man lagyoooo
marna man lagyo.aba sakdina
mrityu nai rojchu aba
malai mrityu chahiyo
kati bela maru jasto huncha
marna pani sakina bachna pani sakina
marna-man lagyo
maruu jasto lagxa
marihalchu ma aba
mardinchu aba ma
kehi mahina dekhi marna matrai man lagira chha
rati sutda marna paye ni hunthyo jasto lagxa
ma ta marchu baru
aatmahatya garne din ni fix gare
dai le tihar ma atmahatya garnu bhayo
uni feri marchu bhandai chin
ma mare vane matra sabai le bujchan
afai lai dukhauchu ris utheko bela
marne kura matra dimag ma ghumiraxa
bachnu vanda marnu sajilo lagxa malai
marnu bahek aru upaya xaina
jyanai faldiu jasto lagxa
ek choti marne prayas gareko thiye
jiban ko antya garna man lagyo
marihalu jasto lagxa
maile kina namareko hola
marna man x
marumaru lagcha
m marxu aba sachai
suicide attempt gare maile
malai marnu xa
marna mannn lagyooo yarr
mrna mn lagyo
qatar ma chu rin le thicheko cha ratbhar marne soch matra aaucha
sano baccha cha kakh ma tara marna man lagcha malai
marna sakne himmat pani chaina
kahile marumla jasto bhaisakyo
afno hat afai kate hijo rati
chora le marchu vanera dhamki dincha k garne hola
usle chodepachi aatmahatya garna khoje
bhagwan le malai lagidiye hunthyo
mare pani hunthyo ni
yo sansar ma basnu vanda marnu nai jati
marna lai bato khojdai xu
malai mareko aama kaha janu xa
suicide garum jasto lagyo
ma marera sabai lai khusi dinchu
mardinxu vanera dar lagxa afai sanga
aajkal marna man lagne bani pareko xa
buba le sadhai kutnu huncha ma marna chahanchu
feri aatmahatya ko kura man ma khelna thalyo
ma jasto manche ta marekai ramro
2 barsa aghi maile suicide ko prayas gare
aba ta marnu sibaya kehi chaina
kahilekahi aafailai marna man lagcha
ghar ma thaha bhayo bhane ma marchu
suicide garu jasto lagcha
malai marna man lageko dherai bhayo
sabai lai thikai xu vanxu tara malai marna man lagxa
aatmahatya garne soch barambar aauxa k garu
chori marna man lagyo vanxe 12 barsa ki vai
yeti dukha sahanu vanda marnu ramro
feri haat kate laaj lagxa afai sanga
afno jindagi sidhyaune soch aayo
marna paye sabai dukha sakinthyo
aaja pani marne bichar aayo
maridiu jasto hunxa kahilekahi
`

export const passive = `
jiuna man chhaina
jiuna man xaina
jeuna man chaina malai
jiuna man lagdaina
bachna man chhaina
bachna man xaina
baachna mann chaina aba
bachnai man lagdaina
baachne iccha nai chaina
bachne ichchha maryo
bachne rahar xaina
bachnu ko artha chaina
bachnuko kunai artha xaina
bachera ke garnu
bachera k garnu
bachera k faida
kina bacheko hola ma
aba bachna sakdina
jindagi dekhi wakka bhaye
jindagi dekhi thake
jiwan dekhi haar mane
jindagi bojh bhayo
sutera kahilyai nauthe hunthyo
bihana nauthe hunthyo
bholi nabyujhe hunthyo
sadhai ko lagi nidauna man xa
sadhaiko lagi sutna paye hunthyo
ma nabhaye sabai lai sajilo hunthyo
ma nahuda sabai khusi hunchan
ma nabhako bhaye ramro hunthyo
ma najanmeko bhaye hunthyo
kina janme hola ma
ma pariwar ko bojh hu
sabai ko lagi bojh bhaye ma
ma mare kasailai farak pardaina
ma mare ni kasailai matlab xaina
ma harayo vane kasaile khojdaina
yo sansar chodera jana man xa
sansar bata bida line bela bhayo
yo duniya chodna man lagyo
sadhai ko lagi harauna man xa
yo mero antim post ho sabailai sorry
mero antim chithi yehi ho
jindagi ma aba kehi baki xaina
mero jindagi sakiyo
bachne aadhar nai xaina
sas ferna pani man chaina
ma bachne layak chaina
sabai kura sakiyos matra jasto lagcha
bachne iccha marera gaisakyo
malai aba bachnu xaina
bachiraheko ko ke artha
kina bachiraxu thaha xaina
jindagi jiune rahar marisakyo
ma navaye ghar ma santi hunthyo
bholi ko bihan dekhna man xaina
nidayeko nidayai bhaye hunthyo
ma ghar pariwar ko lagi bojh matra hu
ma bache ni mare ni kasailai kehi hudaina
sansar nai chodidina man lagcha
sabai kura chodera sadhai ko lagi jana man cha
mero jindagi ko kunai artha xaina
malai yo jindagi nai chahiyena
janma linu nai galti bhayo
yesto jindagi bachera ke kaam
jiuna mannai chaina yar
jindagi dekhi dikka lagyo
baachna man chaena
life ko kei artha xaina
saas matra feriraheko xu bacheko ta haina
bachne karan kehi bhetina
jiudo laas jasto bhayeko xu
ma mare kati jana runchan hola
mero lagi yo sansar ma thau xaina
aba sahana sakdina sabai sakiyo
mero kohi xaina bachera k garu
ma hunu ra nahunu ustai ho
aaja sutera bholi nauthne bhaye
jiuna thakisake
yo duniya ma basnai man xaina
ma kasaiko kaam lagdina ma nabhaye pani hunxa
life dekhi thakeko xu
bachnai man xaina yr k garu
yesari bachna man lagdaina
bachne ichha marisakeko cha
ma nabhaye sabai jana khusi hunthe
mero jindagi ko k artha xa ra
kahilyai nabyujhine gari sutna man lagcha
ma sabaiko lagi bojh hu
ma mare kasaile thaha pani paudaina
uni gayepachi jiune aadhar sakiyo
mero jiwan byartha cha
yo jindagi dekhi dikka lagyo
ma bachna chahanna aba
bihana uthda kina bacheko hola jasto lagxa
kasailai mero matlab xaina ma mare ni hunxa
malai jiwan dekhi dikka lagisakyo
sadhai ko lagi aakha chimlina man lagxa
ma najanmekai bhaye hunthyo
bachnu ko kunai matlab dekhdina
pariwar lai bojh bhaye jasto lagxa
jiunai man lagdaina ajkal
malai yo sansar ma basna man xaina
ma haraye kasaile khojdaina hola
`

export const ordinary = `
hasera mare
haasera mareko aaja ta
hasda hasdai marna aate
bhok le mare khana pakyo
bhokle marna lage
jado le mariyo
garmi le maryo yr
laaj le mare ni
tirkha le marchu pani de na
nidra le marna lageko
dar le jhandai mare
khusi le marchu hola
timro lagi marchhu
timro lagi marna ni tayar chu bhanne geet
timi bina marchu bhanthyo arkai sanga bihe garyo
timro maya ma mare ma ta
desh ko lagi marna tayar
mari mari kaam gariyo
marihatte garera padhyo
hajurbuba marnu bhayeko dui barsa bhayo
hamro kukur maryo
phone ko battery maryo
malai marna man chaina bachna man cha
ma marna chahanna dherai kura baki cha
malai bachna man cha
ajhai saya barsa bachna man lagcha
jiuna ramailo xa ajkal
bihana 5 baje uthna man chaina
uthna man lagdaina jado ma
aaja office jana man xaina
khana khana man chaina
bolna man xaina aaja
time marna facebook chalaye
machhar marne dhup bala
jhinga marna gahro
man marera base
rahar marera bachne bani paryo
aakha marera hidyo
gaff marera din gayo
guff marna jaam hai
furti marna aucha tyo lai
pahad tira harauna man xa ek hapta
naya thau ma harauna man lagcha
antim post kasle dekhyo
antim pariksha sakiyo
mero padhai sakiyo
data sakiyo recharge garna paryo
sansar ghumna jana man xa
yo sahar chodera gau jana man xa
ghar chodera bidesh jana man chaina
ghar ko bojh bokera ni hasnu huncha buba
jhola ko bojh dherai bhayo
sadhai ko lagi dhanyabad sathi
aama sutnu bhayo
aaja ramro sanga nidauna man cha
ma nabhaye pani party ramailo bhayecha
kina janmadin manaune
bachna sikaune kitab padhe
bachnu ko maja arkai cha
chinta nagara sabai thik huncha
aatmakatha lekhna man cha
aatmabishwas badhauna k garne
hatya ko katha bhayeko upanyas
aatmahatya roktham diwas ma karyakram bhayo
marne lai mala bachne lai tana
maar khayo aaja football ma
maru nahunu bhane hajurama le
Maru tole ma khaja khaye
marna ta ek din sabai lai cha
Marne din ko chinta kina
marga ma bheteko sathi
maramari bhayo stadium ma
mann lagyo bhane Pokhara jaau
man lagyo momo khana
jyan hau yo gaun le
mero jyan timi
jyan faldai nachyo
haat kaatera tarkari katna garo bhayo
exam le maryo yaspali
joke sunera pet michi michi hasyo
buba bitnu bhayeko ek barsa bhayo
morning walk garna man lagyo
marmat garna man lagyo cycle
man marda geet sunchu
malai momo khana man lagyo
yo geet sunera mare ni ma ta kati ramro
mobile bina bachna sakinna aajkal
bachna ko lagi khanu parcha
bachne kala sikau
jindagi choto cha ramau
yo jindagi sundar cha
jindagi ramailo xa
gadi ko tel sakiyo
barkha sakiyo
ma ghar ma nabhako bela courier aayecha
bholi bida ho nauthe ni huncha
aaja man xaina padhna
aushadhi khayera niko bhayo
pul bata nadi herna ramailo
nadi ma paudi kheliyo
sansar dekhna man xa
ma maru vane ni timi nai chahincha bhanne geet
hat katiyo tarkari katda
jhundyayeko luga sukena
marsi chamal ko bhat
jyan banauna gym jana thale
harayeko kukur bhetiyo
mero antim barsa ko padhai ho
antim din ho aaja office ko
marketing garna man lagyo
Marnus Labuschagne is playing
bachpan ko yaad aayo
bacha lai khana khwaye
mero bachha ko birthday
SEE fail bhaye dinbhari roye
visa reject bhayo man dukheko cha
breakup bhayo man bhari cha
rin cha tara tirchu bistarai
hamro team le 5 goal khayera maar khayo
ma australia gaye bhane samjhinchau
laaj le bhui ma bhasiu jasto bhayo
kaam ma thake bida chahiyo
jagir gayo bhada ko chinta cha
hatar nagarau bistarai bachau
yo homework ko ke artha
hero last ma marcha sorry spoiler
ausadhi khaye ani sute
tauko dukhera cetamol khaye
trishuli ma ham falera paudiyau ramailo bhayo
chhat ma luga jhundyaye
saya barsa bachne rahar cha
ghar chodera aako 5 barsa bhayo
aama ko samjhana le ruwayo
jiwan ma haar namanau
jiwan sangharsa ho ladau
baccha nidauna mandaina
malai chiya chahiyo
kukur haraayera khojda khojdai thake
bache bhetaula bhanthe buba
marda bokera lagidaina dhan
machha maryo pokhari ko
man ko bojh haluka bhayo sathi sanga bolera
Marina cafe ma bheteko
mero marna baki kaam haru dherai cha
aaja office ma kaam garera jyan gayo
jado le haat maryo
mobile maryo charger khai
malai aaja kasai sanga bolna man chaina
rati nidrai lagdaina
kasaile mero photo man parayena
hajurbuba nidayekai bela bitnu bhayo
rudarudai nidayechu
kaam chodera chiya pasal kholna man cha
gau farkina man xa
man khali khali cha aaja
bihe ko kharcha le maryo
usle chodyo dukhyo tara thik hunchu
aama ko haat samatera bachna sike
morning shift ma kaam garchu
jindagi le dherai sikayo
jiwan ek yatra ho
marketing ko kaam le byasta xu
tyo movie ma hero marcha
bachelor sakiyo ramro bhayo
`
