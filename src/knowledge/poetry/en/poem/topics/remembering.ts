export const remembering = {
  childhood: `
My childhood was a rope swing. Up it flew:
the roof, the ridge, and then the sudden blue.

A marble was a planet. I had five.
No king was ever half as much alive.
~
The paper boats of childhood went
beneath the bridge, and on.
We ran to see the other side
and every one was gone.
~
In my childhood the year had four rooms:
mango, kite, orange, cold.
We lived in each until it was finished
and never once looked for the key.
~
my childhood’s slipper
still sailing down the gutter
to the end of rain`,

  memory: `
A memory comes in and takes a chair
and talks as though the others all were there.

It has the song, the hour, the coat you wore.
It never has what you were looking for.
~
A memory is like a dog:
you shut it in the yard
and there it is inside again
and looking at you hard.
~
Memory is a bad photographer.
It cuts off the heads of important people
and keeps, in perfect focus,
the [tablecloth|curtains|biscuit tin].
~
old song on the bus —
a whole room of memory
gets off at my stop`,
}
