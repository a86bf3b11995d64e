export const quiet = {
  peace: `
I looked for peace in some far quiet place.
It had been breathing under my own face.

It isn’t that the traffic’s gone. I hear
the horns go by, like geese, and disappear.
~
My peace is not the end of noise.
The horns are in the street,
the drill’s next door. It’s just a place
to stand, that fits my feet.
~
Peace came while I was looking for my keys.
I had stopped, one hand in the coat,
and there was nobody
telling me anything.
~
peace: between two horns
the space of a sparrow’s hop
is quite big enough`,

  prayer: `
My prayer is short. It has a single line:
look after them. I mean, not only mine.

The bell is worn. The step’s been hollowed, too,
by all the knees that came here, asking you.
~
I have no prayer with words in it.
I light a wick. I stand.
The thing I came to ask for shrinks
to fit inside my hand.
~
My prayer is a list of names.
I say them in the order of the beds
we slept in, left to right,
and then the dog.
~
one bell, many hands —
each prayer leaves a bit of brass
on somebody’s palm`,

  sleep: `
Now sleep goes round the house and shuts the drawers,
and puts the kettle’s thoughts away, and yours.

It lifts the day out gently by the feet
and folds the edges under, like a sheet.
~
Come, sleep. I have not earned you much.
There’s washing on the floor.
Come anyway, the way the cat
comes, pushing at the door.
~
Sleep is the only country
that lets everyone in.
No papers. You leave your shoes, your name,
and somebody holds them until morning.
~
sleep comes up the stairs
in my grandmother’s slippers,
counting, as she did`,
}
