/** Any day in Nepali written with Latin letters. A line each. */
export const ordinaryRomanised = `
raani pokhari ma bhetau
rani didi le chiya khwaunu bhayo
raat bhari barsa paryo
radi pakhi odhera sute
mula ko achar mitho
mool sadak ma jam cha
mujeli tarkari paako
mugu ma rara taal cha
muskan cafe ma basirachu
maja aayo yaar aaja
machha marna khola gaye
machis sakiyo chulo baldaina
machapuchre herdai chiya khaye
chicken momo khana man lagyo
chikan ko jhol pakaye
chiso pani le ghati dukhyo
chiya chiso bhayo
chakka hanera match jityo
usle ta chakka hanyo
chakka jam le office pugiyena
saala bhetna sasurali gaye
jetho sala america gaye
sala ko bihe ma nache
kukur tihar ma mala lagaidiye
hamro kukur le bhuk daina hascha
kukur ko bachha kati cute
bhalu ko katha sunera sutyo
gadha ra singha ko katha
dhoti lagayera puja garnu bhayo
bhote koshi ma rafting
bhote talcha marera hidyau
kami dai le khukuri banayo
damai baja bajyo bihe ma
sarki dai le jutta silaunu bhayo
gaine geet sunera aasu aayo
puti kaki le sel roti dinu bhayo
putali nach hereko
putalisadak ma kitab kine
laddu das ota khaye
ladoo banauna sikdai xu
lado ra lasun haina, aalu ra lasun kine
jaado ma gham tapna maja
jatra herna basantapur jaau
jato ma makai pisdai aama
jathai gaye pani ghar jasto hudaina
jhamjham pani paryo
jhata pata khana khayera nikle
jhanda uthayera hidyo
gandaki nadi ko kinar
gandhi ko kitab padhe
gadi kurda kurda sajh paryo
ganth fukauna sakina
hari dai ra ram dai aaye
haram khanu hudaina bhannu hunthyo hajurba
kaminee haina kamila ho, chini ma kamila lagyo
kamini didi le silai sikaunu bhayo
boksi ko katha sunera daraye
boksi pratha antya garau
khate bhanera hepnu hudaina
khata kholna bank gaye
khana paki sakyo aau sabai
paki sakeko aap kati guliyo
madhesi khana thekuwa man parcha
madhes ghumna jane plan cha
pani nachalne jaat bhanera hepeko din birsina
tallo jaat bhanera hepe tara ma jhukina
dalit bhayera kotha payena man dukhyo
jaat sodhne gharbeti matra bhete
marsyangdi nadi ko kinar ma base
marsi chamal ko bhat mitho
maruni nach ramailo
ja marich liyera aaija
ma ta mare pani yo achar choddina
timi mare jasto suteka rahechau
morning walk jau na
balatkar pidit lai nyaya chahiyo
thukka yo mausam pani
dhat terika bus chutyo
teri aama le bolaunu bhako cha ja
tero aama lai namaste bhandinu
mama ghar ko aap chorera khaye
kancho choro sarai chakchake cha
sathi le paisa tirena ris uthyo
yo sarkar le kehi garena
aaja pariksha bigriyo man khinna cha
gaali khayera pani chup lage
pagal jasto bhaye aaja
lato bhanera hepthe aaja ma sikshak chu
moti bhanera jiskauda ghar aayera runthe
gundruk masyaura ra bhatmas
kathmandu bhanda pokhara shanta
panchthar ko chiya
rukum ra rolpa ka sathi haru
musikot bata chithi aayo
chapagaun ko bus ma sit payo
khatri thapa karki ra magar eutai kotha ma
chaudhary aunty le ghonghi pakaunu bhayo
chutkila sunera pet michera hase
chutti ma ghar jana man cha
chutyo bus aba k garne
lauro tekera hajuraama aunu bhayo
loadshedding ko jamana
london pugeko bhai ko phone
randhir dai le guitar sikaunu bhayo
randip ko birthday ho aaja
bich bato ma bus bigriyo
sano bich ko kotha
yo die ta pugcha ni malai
ma 2 kg syau kina gaye
hijo aunty le laddu pathaidiyo
hijra calendar ko naya barsa ko bida
mc le karyakram chalayo ramro
bc 500 tira ko itihas padhdai xu
kutiyera bus samate
`
