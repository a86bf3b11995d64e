export const creatures = {
  bird: `
A bird has come to try the windowsill.
It looks at me. It looks, and I keep still.

It weighs about as much as does a key
and crossed the snow to sit across from me.
~
A bird is on the power line
and treats it as a tree.
Whatever hums beneath its feet,
it takes to be the key.
~
A bird got into the classroom once.
Thirty of us opened every window
and stood quite still.
I have not learned anything better since.
~
first bird before light,
not sure of the words yet, tries
the same three again`,

  cat: `
The cat has chosen, out of all there is,
my one clean shirt, and it has made it his.

He lets me stay. I fetch, I pay the rent.
He shuts both eyes. That means that he’s content.
~
The cat walks in as if the house
were something it had planned,
and puts its whole warm weight of sleep
exactly on my hand.
~
The cat does not ask what I did today.
She walks along the edge of it,
turns round twice,
and sits down in the middle.
~
cat on the letter —
whatever it says can wait
until she is done`,

  dog: `
The dog believes that I have been to war.
I only went to buy some bread next door.

He gives me all his news. He has one shoe.
He’d like to give me that. I’d like it, too.
~
The dog has slept against the door
since someone went away.
It lifts one ear at every bus.
It might be this. It may.
~
The dog of our street belongs to no one
and goes to every funeral.
On the Tihar morning for dogs
he wore nine garlands, and walked as if he had always known.
~
the dog’s whole body
says it: you went out, you came,
you went out, you came`,
}
