/** What people write on any day with figures, full stops, brackets and dots in it. A line each. */
export const ordinarySigns = `
I was born on 2080-01-15 and my sister on 15/01/2080
We met on 2024/5/6 and parted on 2024/9/16
The exam is on 98/4/12 by the old calendar
From 1998-05-06 to 2001-07-08 I lived abroad
The bus leaves at 9:45, 10:15 and 10:45
I slept from 9.45 to 6.30 and woke at 3.15
We won 3-2, then 2-1, then 4-4
Poll: 3-2-1-0 so far
Rs 1,50,000 is a lot for one term
The land cost Rs. 9,84,12,34,567 they say
The company made 9,841,234,567 last year
The loan is NPR 98 00 00 00 00 in the paper
I count 1 2 3 4 5 6 7 8 9 10 and breathe
Count back 10 9 8 7 6 5 4 3 2 1 0
Then 9 8 7 6 5 4 3 2 1 0 and lift off
I wrote 96 97 98 99 100 on the board
pages 97 98 99 100 are missing
2 4 6 8 10 12 14 is how he counts
the winning numbers 4 8 15 16 23 42
pi is 3 1 4 1 5 9 2 6 5 3 5 8 9 7 9 3 2 3 8 4 6 2 6 4 3 3 8
my bank account number is 0120 3456 7890
my code was 0 1 0 1 1 0 1 0 1
2079 2080 2081 were hard years
1990-1991-1992-1993 in one album
I got 97/100 98/100 and 95/100
I scored 97/100, 98/100, 96/100 and 99/100
9/10 would do it again, 8/10 for the food
2 cups of rice, 1/2 cup of lentils, 3/4 spoon of salt
1. wake up 2. drink tea 3. go back to bed
Psalm 96:1-9 and 97:2-8 calmed me
Gita 2:47 and 9:22
ISBN 978-9937-623-12-3 is the book I love
Room 101-102, seat 34/35, gate 7
citizenship 27-01-70-12345 was lost
my roll number is 98 and my rank 4
File.txt version 2.0.1 of 12.4.98
It weighs 96.78 kg and costs $98.41
50.000 people, 7-8 of them friends
He ran 9.84 and 9.81 and 9.79
my fever was 98.6 99.1 100.2 and then gone
my marks 98 76 85 90 67 made mother cry
he scored: 9 8 7 9 8 7 9 9 8 9
see page no 1 3 5 6 8 9 2
2 + 2 + 3 + 4 = 11 and 98 + 41 = 139
he said (dot) in a low voice
We live with covid-19.live with it they said
My blood pressure is 120/80 and pulse 98
The bus 98-41 to Ratnapark is late
Ward 9, 8th house, 4th floor, flat 12
I went home. Com is what he called her
I came home. in the end we talked
ok. net is slow today
He left. in the morning I cried
My mother, my father, etc.in that order
Thank Mr.to be honest I forgot his name
I am at home.online class is boring
She went to the market.shop was shut
I am fine.live and let live
It was so sad.top of the class and still lonely
call me.me too was her answer
Nice.live long
Come in.it is warm
Hi.online today?
all is well.in short I survived
go to school.in the evening we play
He is in the hospital.icu is on the third floor
connect the dots and you will see me
We played connect the dots. Common game
I work for a dot com company
The dot com boom made him rich
The first dotcom bubble and its end
Her polka dot com blouse is torn
A polka dot top and a red skirt
There is a small dot in the sky
a black dot in my eye scares me
I am a dot net developer
I learn asp.net at college
dot your i and cross your t
the dot on the i and the dash (.) of Morse
Click to see more. Click again.
I have a B.Com and an M.Com degree
my b. com result came
Dr.Shrestha and Er.Gurung and St.Mary
(see p. 98) and (fig. 4.1) and [12]
I a m s o t i r e d
N O. N O. N O
I live at the end of the road. Common sense
my shop is at the corner
I was at dinner dot and dash were barking
look at this [dot] and this (dot)
I felt ok... in a way
so: //sigh// nothing
आज २०८०-०१-१५ हो
जन्म १५/०१/२०८० मा भएको
रु ९,८४,१२३ तिर्नुपर्छ
रु १,५०,००० ऋण छ
९,८४,१२,३४,५६७ रुपैयाँको योजना
१ २ ३ ४ ५ ६ ७ ८ ९ १० गन्दै सास फेरेँ
१० ९ ८ ७ ६ ५ ४ ३ २ १ ०
२०७९ २०८० २०८१ गाह्रा वर्ष थिए
नागरिकता नं २७-०१-७०-१२३४५ हरायो
९८ वर्षकी हजुरआमा, ९७ वर्षका हजुरबा
बिहान ९:४५ देखि १०:३० सम्म
९/१० अंक आयो, ८/१० पनि राम्रो
म घर गएँ. in the end सबै ठिक भयो
घर पुगेँ.अनि निदाएँ
गीता २:४७ र ९:२२ पढेँ
(१) चिया (२) पानी (३) निद्रा
आज म कलेजमा डटेर बसेँ, कम बोलेँ
वडा नं ९, घर नं ८४, कोठा १२
९६.७८ केजी भएँ
३-२ ले जित्यौँ, अर्को ४-४
१ कप चामल, १/२ कप दाल, ३/४ चम्चा नुन
हजुरआमा.. घर.. अनि म
ma ghar gaye.online class thiyo
sakyo.live hera na
bazar gayo.shop banda thiyo
ok.link pathau na
k garne ho.in the end afai ho
aja 2080-01-15 ho
class 11.online padhchu
rs 9,84,123 tirnu parcha
1 2 3 4 5 6 7 8 9 10 gandai sas feray
exam ma 97/100 98/100 aayo
9:45 ma uthe 10:30 ma sute
timi.ma.hami sabai
hijo 98 jana ra aja 41 jana aaye
2079 2080 2081 sal garo thiyo
mero roll no 12 ho class 9
gayo.live.hera bhanyo
dot dot dot kehi thaha chaina
eklo chu...in short
b.com padhdai chu
buwa bimar hunuhuncha.icu ma hunuhuncha
ma thik chu.app ta ramro rahecha
dai lai sodhe.us le kehi bhanena
`
