/** Abuse as it is really typed, plainly and in disguise. One a line; kept only to be recognised. */
export const plainAbuse = `
you are such a bitch
fuck you and your opinion
go fuck yourself
what a cunt
you motherfucker
stupid whore
she is a slut
these niggers again
shut up faggot
you retard
kys loser
just kill yourself already
go die
you should die
nobody would miss you
dirty dalit, stay away
filthy madhesi go home
you deserve to be raped
son of a bitch
chinki go back
tranny freak
piece of shit
तँ मुजी होस्
माचिक्ने कहाँको
साला मुजी
रन्डी कहीँकी
रण्डीको छोरा
वेश्या हो यो
त्यो जाठा आउँछ
चुतिया नेता
मादरचोद
हरामजादा
साले कुकुर
हिजडा साला
डुम साला
साला भोटे
मधिसे धोती
मर्स्याहरू भाग
जा मर्
गएर झुन्डिएर मर्
तिमी मरे राम्रो
बोक्सी आइमाई
गाँडु केटा
भोसडीके
कुकुरको छोरा
चिन्की भनेर जिस्क्याउँछु
मुजीहरूलाई के थाहा
ta muji hos
machikne kaha ko
sala muji
randi kahiki
randi ko chora
beshya ho yo
jatha aaucha feri
chutiya neta
madarchod
haramjada
sale kukur
hijada sala
dum sala
sala bhote
madhise dhoti
marsya haru bhaga
ja mar
timi mare ramro
boksi aimai
gandu keta
bhosdike
kukurko chora
lado kha
muji haru lai ke thaha
mujiko kura nagara
`

export const disguisedAbuse = `
f.u.c.k you
f u c k y o u
FuCk YoU
fuuuuuck youuuu
f*ck you
f**k you
fck u
ｆｕｃｋ ｙｏｕ
b1tch
b!tch
b i t c h
biiiitch
bi-tch
b1+ch
wh0re
c*nt
ni99er
n1gger
n i g g e r
f@ggot
fаggot
r3tard
sl*t
𝒃𝒊𝒕𝒄𝒉
🅑🅘🅣🅒🅗
bi\u200btch
b\u00edtch
k1ll yourself
k.y.s
m u j i
muj1
mujiiiii
m*ji
m.u.j.i
mu ji
muujii
MUJI haru
mach!kne
m@chikne
maaachikneeee
machik ne
r@ndi
raandi
raaaaandi
r a n d i
r4ndi
ran-di
chut!ya
chutiyaaaa
madar chod
bh0sdike
मुजीीीी
मु जी
मु.जी
म ुजी मुज्जी
मुzी मुji
muजी
मा चि क् ने
माचिक्‍ने
मा-चिक्ने
रण्डी
रंडी
रँन्डी
रन्\u200cडी
रन्डीीी
र न्डी रन्-डी
रaन्डी
चुतिय़ा
ह रा मी
हरामीीी
`
