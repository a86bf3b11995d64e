export const lowDays = {
  loneliness: `
My loneliness has learned to lay a place:
one plate, one glass, the telephone’s dark face.

Next door they laugh. The wall is very thin.
I laugh a little too, and so join in.
~
My loneliness counts out the lights
of strangers on the hill,
and one of them is counting mine
and sitting just as still.
~
Loneliness is when you say
what a sky
and the kettle
[agrees|says nothing|goes on thinking].
~
loneliness: the fridge
hums, stops, and I miss it — then
it begins again`,

  sadness: `
A sadness came today, no name on it,
and I moved over so that it could sit.

I did not tell it jokes. I did not flee.
We watched the window: sadness, cloud and me.
~
My sadness is a winter field:
no leaf, no path, no sound.
And yet a farmer, seeing it,
would call it resting ground.
~
Sadness came and I said come in.
It had walked a long way.
It did not want to talk.
It wanted, I think, a chair and a window.
~
sadness, all morning —
then the small clear hour when rain
forgets what it meant`,
}
