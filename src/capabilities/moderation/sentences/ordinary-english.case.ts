/** What people write on any day, with every harmless word that hides a rude one. A line each. */
export const ordinaryEnglish = `
I bought a smartwatch with my first salary
Scunthorpe is where my uncle drives a bus
She is the top of her class and still helps everyone
Please assess my poem honestly
A cockroach ran over my foot and I screamed
Charles Dickens made me cry on a night bus
We had grape juice at the wedding
The grapes in Jumla were sour
My assistant passed the assessment
The bass guitar needs new strings
Grass grows on the roof of our old house
We embarrassed ourselves at karaoke and laughed
The embassy gave me an appointment for Thursday
My assignment is late again
The compass app does not work in the hills
Glass bangles broke when I was dancing
My cousin moved to Essex for nursing
Sussex has better weather than Middlesex
Peacock feathers on my grandmother's altar
The cocktail was too sweet for me
A cock crowed at four and the whole village woke
Hancock Street is full of Nepali shops
Dick and Jane was our first reader
Moby Dick is a very long book about a whale
My friend Dick Smith sends his greetings
He felt a prick of the needle and looked away
I drove past Niger on the map, and Nigeria is next
The word niggardly sounds worse than it is
Shiitake mushrooms for dinner
The shuttlecock landed on the roof
My analysis of the data took all night
The canal was frozen in January
I am an analyst at a bank
Therapist said to write three lines a day
The rapist was caught, the newspaper said, and the town felt safer
Rapeseed fields in Chitwan are yellow in February
We watched a documentary about raccoons
My Maine coon sleeps on the keyboard
There is a chink in the curtain where the sun comes in
I put a spoon of cumin in the dal
Document your feelings every evening
The accountant was kind about my mistakes
The county office opens at ten
Sluice gates were opened after the rain
A bright green hoe stood in the field
We hoed the maize all morning
Whole wheat roti with ghee
The show was wholesome
The bushwhacker trail near Ghandruk
Title of my diary: days I survived
The tit is a small bird in our garden
Titanium frames for my glasses
The hotel buttered the bread for us
Butterflies everywhere after the monsoon
I clicked the button a hundred times
The flagpole fell in the wind
She is fagged out after the night shift
Spick and span before Dashain
Homo sapiens in the biology chapter
My sexual health class was awkward but useful
He wrote a thesis on homosexuality and law in Nepal
Gay couples can marry in Nepal now, and my friend did
I came out as queer to my sister and she hugged me
Dykes along the Koshi were repaired
Life is a bitch and then it gets better
Monday is a bitch but the tea is good
Damn, that was close
What the hell happened to my roti
I am so pissed off at this exam
This fucking exam destroyed me
Fucked up my presentation today and I want to hide
Shit happens, we move on
This traffic is shit
I feel like crap today
Please don't kill yourself, we need you here
If you want to kill yourself please call 1166
He told me to kill myself and I told my teacher
Someone told me to go die and it hurt
They said I should die but I am still here
We kill time with cards during load shedding
I could kill for a plate of momo
The goats were killed for Dashain and I was sad
The mares in Mustang are beautiful
Retardants are sprayed on the forest fires
A dirty dog followed us to Swayambhu
Dirty Nepali roads taught me to drive
The dalit women's cooperative won a prize
Madhesi food festival in Janakpur was amazing
My Muslim neighbour sends sewai every Eid
Jewish and Hindu students planned the picnic
Indians and Nepalis danced together at the wedding
The Black Lives Matter book club meets on Sunday
Randy is my American host father
Mrs. Randall teaches chemistry
Ms. Kami from accounts helped me a lot
Pariyar, Bishwakarma and Sarki families fund the school
Bhote Koshi rafting was the best day of my year
Our guide Dhoti Ram told ghost stories
My grandfather wears a white dhoti to the temple
Mugi barley tea is refreshing
The Muji store opened in New Road
Putin was on the news all evening
Puti Devi Chaudhary plants rice next door
Lado Sarai metro station was crowded
I ate ten ladoos and regret nothing
The kutta kurta mix-up at the tailor made us laugh
Salad and sala curry for lunch
La sala de estar is the living room in Spanish
Chakka jam all day, nobody reached the office
Dum aloo and puri for breakfast
Pode lane has a new bakery
Chamar district does not exist, I checked
Hijri calendar begins with the new moon
Haramosh peak is in Pakistan
Paki khana is ready, says my little brother
The pasta was al dente and my aunt called it raw
My analogy was bad, I know
Cumulus clouds over Phulchoki
Basement flat, cheap rent, no sun
Massage therapist exam passed
My passport photo looks like a criminal
The mass was held at Assumption Church
Assam tea against Ilam tea: discuss
`
