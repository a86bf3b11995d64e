/** How a poem comes to its topic, which follows; each list by its syllables, from none up. */
export const leads: readonly (readonly string[])[] = [
  [''],
  ['[So|Well|Now]: '],
  ['Tonight: ', 'Again: ', '[You wrote|You said]: '],
  ['[I think|I dream|We talk] of ', 'Begin with ', 'This is for '],
  ['[I think|I talk] about ', '[I sat|I’ve sat] up with ', 'It starts with just '],
  ['[I meant to write|I tried to speak] of ', 'The [day|night] begins with '],
  ['[I meant to talk|I tried to sing] about '],
]
export const haikuLeads: readonly (readonly string[])[] = [[''], ['[still|just|now] ']]

/** Where it is met, by syllables too. */
export const places: readonly (readonly string[])[] = [
  [''],
  ['[now|here|still]'],
  ['[tonight|again|at last]', '[at dusk|upstairs|outdoors]'],
  ['on the [stair|bus|roof]', 'in the [dark|hall|lane]', 'by the [stove|door|bed]'],
  ['upon the [stair|roof]', 'beside the [stove|road|bed]', 'behind the [door|house]'],
]

/** What is done then, in three syllables and in five, and second lines that rhyme with both. */
export const deeds = `
bring a light / bring a little light / and look: it has a shape I know by sight. / Some things are best looked over late at night.
take it slow / take the evening slow / the way you’d try a step you didn’t know.
pour the tea / pour a cup of tea / and set two [cups|bowls]: one for it, one for me.
hold the door / come and hold the door / and in it comes, as if it’s come before.
set this down / set the basket down / The oldest, smallest, slowest thing in town. / It came with me on foot right through the town.
face the hill / sit and face the hill / and wait for it to speak. It’s waiting still.
shut the gate / go and shut the gate / It came in with the evening, and it’s late.
find a pen / go and find a pen / and cross the first word out, and start again.
`
