export const holdingOn = {
  courage: `
My courage isn’t loud. It ties its shoe,
it says the sentence it was frightened to.

It shakes the whole way there. It rings the bell.
It did not know that it was doing well.
~
My courage has a quiet voice.
It says: one thing to do,
then tea, and then another thing.
That’s how it carries through.
~
Courage has my mother’s handwriting.
It is a list on the [fridge|wall]:
wake, wash, go,
say it, come home.
~
courage, hands shaking,
does up the buttons, all six,
and opens the door`,

  hope: `
Hope keeps potatoes underneath the stair:
by spring each eye is feeling for the air.

It’s stubborn as the grass that splits the road:
one blade, no tools, beneath a lorry’s load.
~
I asked for hope: a pair of wings,
a trumpet at the least.
It was a boy with hot sweet tea,
his white breath blowing east.

There’s hope in how the trodden grass
is standing up by noon,
in how the dark that took a month
is giving back the moon.
~
I am not asking for much hope.
A spoonful, the way my mother kept one back
in the bottom of the bowl,
so tomorrow could be yoghurt.
~
old potatoes: hope
in the dark cupboard, growing
its pale little hands`,
}
