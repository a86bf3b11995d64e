const words = {
  'heal.affirmations.lead': 'A kind sentence for the road. Say it aloud, or let it say itself.',
  'heal.affirmations.today': 'Today’s sentence',
  'heal.affirmations.todayFailed': 'Today’s sentence could not be found just now.',
  'heal.affirmations.ask': 'One for how you feel',
  'heal.affirmations.mood': 'What would you like more of?',
  'heal.affirmations.positive': 'Positive',
  'heal.affirmations.confident': 'Confident',
  'heal.affirmations.peaceful': 'Peaceful',
  'heal.affirmations.motivated': 'Motivated',
  'heal.affirmations.grateful': 'Grateful',
  'heal.affirmations.loving': 'Loving',
  'heal.affirmations.write': 'Give me a sentence',
  'heal.affirmations.yours': 'Your sentence',
  'heal.affirmations.failed': 'No sentence came just now.',
}

export type Words = typeof words
export default words
