const words = {
  'heal.safety-plan.what': 'Written on a calm day, for the hard hour.',
  'heal.safety-plan.lead':
    'In the heavy hour it’s hard to think. Write this on a calm day, in your own rough words; when the hour comes, begin at the top.',
  'heal.safety-plan.near': 'If it’s close right now, call first',
  'heal.safety-plan.more': 'More people to call',
  'heal.safety-plan.signs': 'How I notice it coming',
  'heal.safety-plan.signsHint':
    'What comes first: no sleep, calls not answered, a certain sentence in the head, a quarrel.',
  'heal.safety-plan.alone': 'What I can do alone',
  'heal.safety-plan.aloneHint':
    'What lets some time pass: cold water on the face, a walk, one song, slow breaths, a prayer.',
  'heal.safety-plan.people': 'People and places that take my mind off it',
  'heal.safety-plan.peopleHint':
    'You don’t have to tell them anything: a tea shop, a temple yard, a cousin’s kitchen, a friend who talks about cricket.',
  'heal.safety-plan.ask': 'Who I tell, and ask for help',
  'heal.safety-plan.askHint':
    'A name and a number, first the one who picks up at night. This is enough to say: “It has come again. Can you stay with me?”',
  'heal.safety-plan.professionals': 'People whose work it is',
  'heal.safety-plan.professionalsHint':
    'A doctor you have seen, the health post, a hospital with an emergency room, and how you get there at night.',
  'heal.safety-plan.room': 'How I make the room safe',
  'heal.safety-plan.roomHint':
    'Get what you could hurt yourself with out of reach while you’re calm. You don’t have to name it: write who takes it, and when.',
  'heal.safety-plan.reason': 'A reason to stay one more night',
  'heal.safety-plan.reasonHint':
    'Small is enough: a child, a brother, the dog at the gate. Write the one that is true.',
  'heal.safety-plan.keptAsTyped': 'Saved as you type, on this phone.',
  'heal.safety-plan.show':
    'Read it aloud once, and show it to someone whose name is in it. Every line can be changed later.',
  'heal.safety-plan.print': 'Print the plan',
  'heal.safety-plan.delete': 'Delete the plan',
  'heal.safety-plan.deleted': 'Plan deleted.',
  'heal.safety-plan.numbers': 'Numbers to call',
  'heal.safety-plan.source': 'Based on the safety plan by Barbara Stanley and Gregory Brown.',
}

export type Words = typeof words
export default words
