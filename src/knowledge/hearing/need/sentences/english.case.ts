/** How people say it in English: plainly, tiredly, half hidden, badly typed. One sentence a line. */
export const explicit = `
I want to die
i just wanna die
I really want to die right now, nothing helps
honestly i want to be dead
I wish I was dead
I wish i were dead tbh
wish I could just die in my sleep
I keep thinking about killing myself
I am going to kill myself tonight
ill kill myself if I fail again
I almost killed myself last year and nobody knows
kms fr this time
I want to end my life
I decided to end it all
been thinking of ending my life since Dashain
I feel suicidal
having suicidal thoughts again
my cousin died by suicide and I cannot stop crying
i think about suicide every single day
thinking of commiting suiside
I tried to commit sucide in 2019
I want to hurt myself again
I cut myself again last night
I've been self harming since I was 14
self-harm is the only thing that calms me down
I'd rather be dead than go home
I would be better off dead
I should just die
please let me die
I want to take my own life
I was ready to take my life
I want to unalive myself
wanttodie so bad
i wnt to die
I W A N T  T O  D I E
i want 2 die
I waaaant to dieeeee
I want to k.i.l.l myself
I want to k*ll myself
want to d!e
nobody knows I am planning to kill myself after exams
My friend says she wants to die and I don't know what to do
how do I help my brother, he wants to kill himself
I don't want to live, I want to die
everyone is asleep and I want to die.I can't tell anyone
I'm not joking, I'm gonna end my life
If things do not change I will end my life
sometimes i feel like killing my self
the urge to harm myself is back
wish I died in that accident
should have died that day instead of my father
i deserve to die
I am ready to die
there are days I hope I die
I might jump, I really want to end it
death is better than this life
I don't know how to say this but I have been wanting to die for months
Every night I pray that I die in my sleep
honestly death sounds peaceful right now
i have a plan to kill myself and a date
my brother killed himself on Tihar
she is talking about ending her life again
I'm so close to ending it
nobody would stop me if I killed myself
relapsed and cut my arms again
the scars on my wrist are from me cutting
I keep hurting myself when I'm angry
I think I'm going to kill my self
sometimes I fantasize about dying
I just want death
I wanna kms
feeling sucidal tonight
I attempted suicide twice
I would rather die than go back to that house
thoughts of suicide won't leave my head
I want to be dead so badly
maybe I should kill myself
I want to die but I am scared of the pain
what if I just died
i wish somebody would kill me
i want to end everything tonight
My husband said he will kill himself if I leave
I'm not suicidal, I just don't want to exist
My baby is three weeks old and all I think about is dying
I work in Doha, I have loans, I want to kill myself most nights
Nobody replies to my messages, might as well die
I keep googling painless ways to die
How much longer until I can die
I asked god to take me tonight
I'm scared I will do something to myself
I burned myself with a lighter last night, it helps
He said he wants to end his life because of me
I am 15 and I want to be with my dead mother
I wrote a suicide note
Just want to get hit by a car and die
I told my sister I was going to end it
i cant stop cutting
death is the only way
I feel like jumping off the bridge every time I cross it
i want out. i want to be dead
I could just kill myself and nobody would know till Monday
I don't care if I live or die
Lately I've been having a lot of suicidal thoughts and can't focus in class
I just want to die, my boyfriend left me and everyone took his side
My dad beats me every day. I want to end my life.
thinking about killing myself again, same as every winter
I tried killing myself two years ago and I am scared it is coming back
hiii does anyone else want to die sometimes
I wish I were dead instead of my sister
I want to hurt myself so bad right now
I have been cutting myself since grade nine
if my parents find out, I will kill myself
Honestly wouldn't it be better to just die?
not sure why I haven't killed myself yet
I keep telling people I'm fine but I want to die
what's wrong with me, I think about suicide at my own birthday party
I want to kill myself and I don't know who to tell
I've decided I'm going to end my life after my sister's wedding
I cut myself again, I'm so ashamed
I hate myself and I wish I was dead
been having dark thoughts about ending things
my son told me he wants to die. he is twelve
i tried to hang myself when I was 16
`

export const passive = `
I don't want to wake up
i dont wanna wake up tomorrow
I wish I could sleep and never wake up
I hope I don't wake up tomorrow
everyone would be better off without me
everyone better off without me
my family is better off without me
they would be happier without me
nobody would miss me if I was gone
no one would even notice if I disappeared
would anyone care if I died
I don't want to live anymore
i do not want to be alive
I no longer want to exist
don't wanna exist
I don't want to be here anymore
I can't go on like this
cant do this anymore
I can't take it anymore, I am so tired
there is no point in living
what's the point of living
there's no reason to live
I have nothing left to live for
life is not worth living
I am tired of living
so tired of life
i'm done with life
sick of being alive
I wish I was never born
wish I had never been born
I wish I didn't exist
i want to disappear forever
I just want to vanish
I want to fall asleep forever
I just want everything to end
i want the pain to stop for good, i want it all to end
I've lost the will to live
I'm a burden to my family
I am just a burden to everyone around me
I don't deserve to live
I have given up on life
I see no future for myself
why am I still alive
I hate being alive
I hate my life so much
I don't belong in this world
the world would be better without me
ready to leave this world
this is goodbye forever, thank you for everything
there is only one way out for me and you know which
life has no meaning for me now
nothing matters anymore, I give up on everything
I go to bed hoping not to wake up
If I vanished tomorrow nobody would look for me
My parents would be happier if I was never born
I have no will to live
I'm just so tired of existing
I don't think I want to be alive
I feel like a burden to my mom and dad
what is even the point of living anymore
Living feels pointless
I don't see a reason to keep going
I'm done. I can't keep doing this
I can't do life anymore
I want to go to sleep and not wake up
I wish I could disappear
I'd be better off gone
No one would care if I wasn't here
I don't want to see tomorrow
I want this life to be over
I am ready to leave everything behind forever
life isn't worth it anymore
I don't feel like living
no one needs me alive
If I fell asleep and never opened my eyes it would be a relief
I'm ready to stop fighting, life has beaten me
the only thing keeping me alive is my dog
wouldn't mind if a bus hit me
I don't have anything to live for
it would be easier if I wasn't around
my kids deserve better than me, they'd be better off
everything would be easier if I was gone
I wish the ground would swallow me and I never came back
I'm tired of being alive, tired of pretending
I can't see myself alive next year
I have no one and no reason to stay
there's nothing left for me here
I feel like I'm already dead
what's the use of living when no one loves you
Some nights I lie here hoping I won't wake up
I am so tired of living like this every day
It feels like there is no reason to live
No one would care if I died today
I feel like everyone would be better off without me
I don't want to live in this world anymore
life feels meaningless since she left
I can't do this anymore
I want to disappear and never come back
what is the point of living if you're alone
I've been feeling like I don't want to exist
I hate being alive
sometimes I wish I could just not wake up tomorrow
I don't think anyone would care if I disappeared
honestly I'm tired of being alive
living is so hard, I don't want to do it anymore
I feel like such a burden, my family would be better off without me
no reason to keep going
I don't want to exist anymore
can't see any point in living
wish I'd never been born tbh
I just want to go to sleep and never wake up
nobody will miss me when I'm gone
`

/** Ordinary talk that borrows the same words. */
export const ordinary = `
just killing time before the bus to Pokhara
dying to see you this Dashain
I was dead tired after the trek
I died laughing when my aunt danced
we nearly died laughing
I want to die laughing like that again
my phone died on the way
my feet are killing me
this heat is killing me
You killed it on stage today
I could kill for a plate of momo
these momos are to die for
I am dying of hunger, is the dal bhat ready
bored to death in this lecture
I was scared to death by that dog
my grandmother died last winter and I miss her
our dog died and the house is quiet
the old pipal tree is dying
Suicide Squad was on TV last night
watched No Time to Die with dad
have you read Dead Poets Society
Live and Let Die is my favourite Bond film
I would die for you is the chorus of that song
If I die young is such a sad song
old habits die hard
die-hard fan of Nepal cricket here
I cut myself some slack this week
I cut myself shaving
cut myself a slice of cake
I hurt myself playing football
I shot myself in the foot with that excuse
I don't want to wake up early tomorrow
I don't want to wake up at five for tuition
don't want to wake him up
I don't want to live in Kathmandu anymore
I don't want to live with my in-laws
I can't live without tea
can't live without you, said every song ever
I can't go on the trip because of work
I don't want to go on a diet
I can't take this heat anymore
I want this meeting to end
I want the monsoon to end soon
the party would be better without me singing
nobody would miss the meeting
she killed the mosquito with her slipper
the deadline is killing us
over my dead body, said my mother
dead serious about learning guitar
the battery is dead again
it is a dead end street near Asan
drop dead gorgeous in that sari
I want to live, I want to see Rara lake
I don't want to die, I want to dance
I am not afraid to live anymore
I want to disappear into the hills for a week of trekking
sleeping like the dead after night duty
Today is World Suicide Prevention Day, the ward office put up posters
they teach suicide prevention to teachers now
the joke made me kill over laughing
killing two birds with one stone
murder mystery night was fun
we talked about dying crafts of Bhaktapur
the paint dried and the dye ran
I am tired of living out of a suitcase
tired of living in a hostel
sick of this life-size poster in my room
give up smoking, save your lungs
I gave up on that crossword
nothing to live stream today
I wish I was there with you all
I wish I was born in the mountains
I want to sleep till noon
I'd rather die than eat karela again
I'm literally dead, that meme
deadlines make me want to scream
this song makes me want to cry
The suspense in that film killed me
my legs died after climbing Nagarkot
dying of laughter at my nephew's drawing
He would kill me if he saw this mess haha
I'd die for a cup of Ilam tea right now
my wifi died in the middle of class
plants keep dying on my balcony, any tips?
We lost grandpa last year and I still set his cup out
I want to live in Pokhara someday
I don't want to go to school tomorrow
I can't go to the wedding
I feel dead after the night shift
my social life is dead lol
I was dying inside when he said my name wrong
tired of cooking every day
I hate my job so much
I hate Mondays
I have no life outside work
life is hard but beautiful
Killing Eve is a great series
the killer whale documentary
that exam murdered me
he is drop dead tired
end of life care training for nurses
I want to end the day with a walk
I'm ready to go home for Dashain
let's leave this place and eat
bye world cup, see you in four years
I want to give up sugar
this cough will not end
we talked about death in philosophy class
I disappeared for a week to finish my thesis
I never want to see that movie again
wake me up when September ends
I wish I were a bird
I cut my hand while chopping onions
cut my hair short today
My visa got rejected and I feel like a failure
I failed my SEE exam, I cried all day
We broke up and my heart is dead heavy
I live for Fridays
the dog next door is driving me insane, kill the noise
I can't stand this dust anymore
our team got killed 5-0
who would notice if I took the last sel roti
Would you miss me if I moved to Australia?
I was so embarrassed I wanted to disappear into the floor
feeling burnt out, need a break from everything
I lost my job and I am worried about rent
I hate living next to the highway
I hate my life decisions lol
No reason to rush, live slowly
there is no point in arguing with him
what's the point of this homework
I wish I had died my hair red
the hero dies at the end, sorry spoiler
She lost her will, the lawyer made a new one
my will to study is gone
end of the day, end of the story
he ended the call on me
I took my medicine and slept
took two tablets of cetamol for headache
jumped into the river at Trishuli, so cold and fun
I hung my clothes on the roof
they hang prayer flags on the bridge
I want to live to a hundred
Just finished my shift and my feet are dead
Anyone else dying from this cold?
We are dying to know who won
My heart died a little when the shop closed
Dead phone, dead laptop, great Monday
I live with my grandmother and she makes the best achar
He left me and it hurts but I will be okay
I don't want to talk to anyone today
can't sleep again
I can't wait to live alone
nobody liked my photo
I feel useless at my new job
Grandfather died peacefully in his sleep
I cried until I fell asleep
my exam is killing me
I want to quit my job and open a tea shop
I miss who I used to be
I feel empty today
I want to go back to my village
Sometimes I feel invisible
`
