const words = {
  'heal.mood.how': 'How do you feel today?',
  'heal.mood.howOn': 'How did you feel that day?',
  'heal.mood.missing': 'Tap the one that comes nearest, then save.',
  'heal.mood.same': 'This one is saved already. Tap another to change it.',
  'heal.mood.save': 'Save',
  'heal.mood.saveChange': 'Save changes',
  'heal.mood.delete': 'Delete',
  'heal.mood.saved': 'Saved on this phone.',
  'heal.mood.keptToday': 'Saved for today: {mood}. You can change it.',
  'heal.mood.keptOn': 'Saved for {day}: {mood}. You can change it.',
  'heal.mood.forDay': 'For {day}',
  'heal.mood.toToday': 'Back to today',
  'heal.mood.month': 'Your month',
  'heal.mood.monthHint': 'Choose a day to fill it in or change it. Days left empty are fine too.',
  'heal.mood.chart': 'Moods in {month}',
  'heal.mood.moodHeading': 'Mood',
  'heal.mood.daysHeading': 'Days',
  'heal.mood.days': '{n} {n|day|days}',
  'heal.mood.noneInMonth': 'Nothing noted in {month}.',
  'heal.mood.empty': 'Nothing noted yet. One tap a day is plenty.',
  'heal.mood.emptyExample': '“😴 Tired, but the tea was good.”',
}

export type Words = typeof words
export default words
