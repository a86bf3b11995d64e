/** `themes | words we say it with, the first is its title | other ways a visitor may write it` */
export const landTopics = `
home childhood | घर आँगन | दैलो house home
home childhood | गाउँ बस्ती | village
exile home | परदेश विदेश मुग्लान | प्रवास abroad exile foreign migrant qatar dubai malaysia gulf
exile loss | विमानस्थल बिदाइ बिदा | एयरपोर्ट airport flight plane goodbye farewell
nation mountain | नेपाल देश माटो | मातृभूमि राष्ट्र country nation homeland नेपाली
life night | सहर नगर | city cities town
life mountain | काठमाडौँ सहर | kathmandu ktm
rain river | वर्षा पानी झरी | बर्खा मनसुन rain monsoon water
rain river | बादल मेघ | cloud
rain life | हुरी आँधी | storm
flower river | हावा बतास | wind breeze
mountain peace | हिमाल चुली | सगरमाथा mountain everest
mountain night | हिउँ | snow
mountain home | पहाड डाँडा | hill
river life | नदी खोला | गङ्गा कोसी river stream
river peace | सागर समुद्र छाल | ocean sea beach
river peace | ताल पोखरी | lake phewa fewa pokhara
flower peace | वन जङ्गल | forest jungle
flower mountain | रुख पीपल | वृक्ष बोट tree plant
flower river | पात | leaf leaves
flower love | फूल गुराँस | गुलाब गुलाफ flower rose garden बगैँचा
flower joy | चरी पन्छी | चरा कोइली bird
flower joy | पुतली | butterfly
flower joy | वसन्त फागुन ऋतु | spring season
festival flower | शरद | असोज autumn fall
night home | जाडो हिउँद | winter cold
dawn joy | घाम सूर्य | sun sunshine summer गर्मी
night love | जून चन्द्रमा | moon moonlight full-moon पूर्णिमा
night dawn | तारा आकाश | star sky
night lonely | रात रजनी | राति night
dawn joy | बिहान बिहानी | morning dawn sunrise
night river | साँझ | evening sunset
flower peace | प्रकृति धरती | nature earth
life peace | संसार जगत् | दुनियाँ world
dawn work | आगो | fire
river life | बाटो यात्रा | road path journey travel walk सडक
home friend | चिया | tea
home words | कफी | coffee
home mother | भात भान्सा | food rice kitchen
lonely work | भोक | hunger hungry
`
