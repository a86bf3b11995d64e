const words = {
  'heal.mood.how': 'How do you feel today?',
  'heal.mood.howOn': 'How did you feel that day?',
  'heal.mood.missing': 'Tap the one that comes nearest, then save.',
  'heal.mood.save': 'Save',
  'heal.mood.delete': 'Delete {mood}',
  'heal.mood.ofDay': 'Moods of {day}',
  'heal.mood.saved': 'Saved on this phone.',
  'heal.mood.keptToday': 'Saved for today: {mood}. You can add another.',
  'heal.mood.keptOn': 'Saved for {day}: {mood}. You can add another.',
  'heal.mood.forDay': 'For {day}',
  'heal.mood.toToday': 'Back to today',
  'heal.mood.month': 'Your month',
  'heal.mood.monthHint': 'Choose a day to see its moods or add one. Days left empty are fine too.',
  'heal.mood.chart': 'Moods in {month}',
  'heal.mood.moodHeading': 'Mood',
  'heal.mood.timesHeading': 'Times',
  'heal.mood.times': '{n} {n|time|times}',
  'heal.mood.noneInMonth': 'Nothing noted in {month}.',
  'heal.mood.empty': 'Nothing noted yet. One tap a day is plenty.',
  'heal.mood.emptyExample': '“😴 Tired, but the tea was good.”',
}

export type Words = typeof words
export default words
