export const weather = {
  rain: `
The rain begins: a word upon the tin,
another word, and then the crowd comes in.

Each terrace holds a mirror to the sky;
the frogs discuss it, loudly, low and high.
~
The rain has found the old tin roof
and cannot get enough:
it tries it soft, it tries it loud,
it tries it smooth and rough.
~
Rain all night on the tin.
In the morning the path has moved
a little to the left.
We step left, and go on.

First rain.
The whole street comes out to stand under the eaves
with its arms folded,
as if it had ordered this.
~
before the rain, ants
carrying their white children
up into our house`,
}
