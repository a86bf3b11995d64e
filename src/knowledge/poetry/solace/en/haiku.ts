import type { SolaceVerses } from '../solace-verses.ts'

export const haiku: SolaceVerses = {
  openings: {
    despair: `
still night. you wrote it —
I have read it, every word
I am glad you did

so dark, and so long —
you need not cross all of it
one minute, then rest

too heavy for one —
let me take the other side
we can stand like this

you are here. the page
is still white below your line
there is room for more

ten minutes, that’s all —
the rest of the week can stand
outside, in the hall

you wrote that it hurts —
I will not call it a mood
or tell you to smile`,

    harm: `
what was done to you
was not because of you. no,
not any of it

you said it. I heard —
no question comes after it
only: I’m with you

no part of the blame
is yours to carry from here
it was always theirs

hard words on a page —
they shake, and they stand up straight
I believe them all

not the coat you wore —
not the road, not the evening
someone chose to harm

told in bits, with gaps
or years late, or not at all —
it is still the truth`,

    loss: `
no word is this large —
so I have brought only this:
a chair, beside yours

still going, the clock —
it does not know what happened
you need not keep up

you may sit down now —
nothing here has to be strong
not even your voice

some days break in two:
before this, and after this
I will sit with both`,
  },

  images: `
a lamp, left burning —
it asks nothing of the room
and the room is warm

two [cups|bowls] on a sill
one is for you. it can wait
as long as you need

across the street, too,
a window is lit: someone
is keeping awake

I sit near, not close —
the quiet between us holds
whatever it must

breath in, and breath out —
the oldest work in the world
and you do it still

the old tree outside —
a branch gone, and where it was
the bark has grown round

a bowl of warm rice
under a cloth, for later
no need to say thanks

first sparrow, first broom —
somebody is up, sweeping
the step, and the next

kettle, not yet hot —
there is nothing to be done
but wait next to it

a light by the door
left on, in case anyone
is not ready yet

both feet on the floor —
it does what a floor is for
and so does the chair

a shawl on the chair —
it has gone round many backs
it does not ask why`,

  closings: {
    despair: `
stay until the light
and ring one person you trust
say: sit here with me

a number to ring —
someone is awake for you
at this very hour

the sky, going grey —
please be here to see it turn
please let someone know

only till morning —
then till tea, then till evening
with somebody near

your thumb on a name —
it rings, and you say hello
that’s all of the plan

nobody picks up?
try someone else, then the next
knock where there’s a light`,

    harm: `
tell it when you like
to whom you like, or no one
the voice is your own

somebody is kind
and would be glad to be asked
to come and be near

not what they did: you —
your laugh, your hands, your own name
none of that is theirs

angry, or in tears,
or feeling nothing at all —
all of it is right

your key, and your door —
who comes in, how near, how long
is for you to say

stop in the middle
if you like. the rest is yours
and no one is owed`,

    loss: `
if there is a name
say it here, say it again
it has a place here

nothing to get through —
grief can keep its coat and stay
or go, and come back

let them bring you rice
let the phone ring, or not ring
you don’t have to shine

one candle, one hour —
what was loved may still be loved
as long as you like`,
  },
}
