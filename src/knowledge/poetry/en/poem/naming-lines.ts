/** How a poem comes to its topic, which follows; each list by its syllables, from none up. */
export const leads: readonly (readonly string[])[] = [
  [''],
  ['[So|Here|Now]: '],
  ['This page: ', '[You wrote|You said]: '],
  ['[I think|I write|We talk] of ', 'A page for '],
  ['[I think|We talk] about ', 'The page begins: '],
  ['[I meant to write|I tried to speak] of ', 'The page begins with '],
  ['[I meant to talk|I tried to write] about '],
]
export const haikuLeads: readonly (readonly string[])[] = [[''], ['of ']]

/** Where it is met, by syllables too. */
export const places: readonly (readonly string[])[] = [
  [''],
  ['[now|here|still]'],
  ['tonight'],
  ['[word for word|line by line]'],
  ['and nothing [else|more]', 'in simple words'],
]

/** What is done then, in three syllables and in five, and second lines that rhyme with both. */
export const deeds = `
bring a light / bring a little light / and look at it, and listen, half the night.
take it slow / take the evening slow / the way you’d try a step you didn’t know.
draw a chair / go and draw a chair / and sit by it, as long as it is there.
stop and sit / stop a while and sit / and no one has to say the whole of it.
face the hill / sit and face the hill / and let it speak, or not. I’m keeping still.
`
