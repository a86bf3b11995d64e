export const household = {
  sister: `
My sister knew each secret that I had
and sold them back for sweets when I was bad.

On buses she would sit against the sun
and give me shade, and let me think I’d won.
~
My sister tied a thread for luck
around my wrist one year.
The thread has gone the way of threads.
Whatever held is here.
~
My sister and I divided the room
with a line of chalk:
her bed, my bed, half the window each.
In storms we both slept on the line.
~
sharing one mango,
my sister gives me the stone —
the longest sweetness`,

  brother: `
My brother tore my kite, then half the night
sat up with paste and string to put it right.

We shared a bed, a bicycle, a cold.
We share a joke now that is [ten|twelve] years old.
~
My brother tries the stones for me
wherever streams run wide,
and only looks as if he’s bored
once on the other side.
~
My brother taught me to whistle
so that I could call him.
He is in another [country|city] now.
I whistle at crossings. Strangers turn.
~
my brother’s old coat
reaches me at last, and still
a sweet in the seam`,

  family: `
My family is one umbrella, four
wet shoulders, and a quarrel at the door.

We argue over salt, the fan, the news,
then hunt together for each other’s shoes.
~
My family can never leave:
one bag, then one goodbye,
then somebody has lost the keys
and no one wonders why.
~
In the one photograph, my family is blinking.
Someone is laughing at someone outside the frame.
A thumb covers a corner.
It is a perfect likeness.
~
five plates, then a sixth —
the family moves its knees
closer to the warmth`,

  teacher: `
My teacher held the chalk the way that seed
is held, and in that dust we learned to read.

“Not wrong,” I once was told, “just not there yet”:
the kindest mark that I would ever get.
~
My teacher had one stick of chalk
and forty pairs of eyes.
Somehow a river crossed the wall.
Somehow we saw it rise.
~
My teacher mispronounced my name
on the first day, and on the second
came back having practised.
I have practised since, to deserve it.
~
chalk dust on the sleeve:
my teacher goes home wearing
everything we learned`,
}
