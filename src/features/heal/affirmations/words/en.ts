const words = {
  'heal.affirmations.today': 'Today’s affirmation',
  'heal.affirmations.todayFailed': 'We couldn’t find today’s affirmation just now.',
  'heal.affirmations.ask': 'One for what you need',
  'heal.affirmations.mood': 'What would you like more of?',
  'heal.affirmations.missing': 'Tap one word first, here or below.',
  'heal.affirmations.positive': 'Positive',
  'heal.affirmations.confident': 'Confident',
  'heal.affirmations.peaceful': 'Peaceful',
  'heal.affirmations.motivated': 'Motivated',
  'heal.affirmations.grateful': 'Grateful',
  'heal.affirmations.loving': 'Loving',
  'heal.affirmations.hard': 'Or is it a day like one of these?',
  'heal.affirmations.tired': 'Tired',
  'heal.affirmations.grieving': 'Grieving',
  'heal.affirmations.angry': 'Angry',
  'heal.affirmations.anxious': 'Anxious',
  'heal.affirmations.ashamed': 'Ashamed',
  'heal.affirmations.homesick': 'Homesick',
  'heal.affirmations.write': 'Give me an affirmation',
  'heal.affirmations.yours': 'Your affirmation',
  'heal.affirmations.failed': 'Nothing came just now.',
}

export type Words = typeof words
export default words
