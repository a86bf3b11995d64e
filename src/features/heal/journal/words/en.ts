const words = {
  'heal.journal.mood': 'How are you feeling now?',
  'heal.journal.note': 'A few words about it',
  'heal.journal.noteHint': 'Saved as you type, on this phone.',
  'heal.journal.needsMood': 'Tap the one that comes nearest.',
  'heal.journal.needsWords': 'A few words, even three, and it can be saved.',
  'heal.journal.saved': 'Saved on this phone.',
  'heal.journal.saveChange': 'Save changes',
  'heal.journal.insights': 'What comes up most',
  'heal.journal.insightsOf': 'Of {n} {n|note|notes}',
  'heal.journal.moodHeading': 'Mood',
  'heal.journal.shareHeading': 'Share of all notes',
  'heal.journal.recent': 'Recent notes',
  'heal.journal.older': 'Show older notes',
  'heal.journal.samples': 'Samples, written by us to show how a journal looks',
  'heal.journal.clearSamples': 'Remove the samples',
  'heal.journal.samplesCleared': 'Samples removed.',
  'heal.journal.empty': 'No notes yet. A mood and three words are enough.',
  'heal.journal.emptyExample': '“😌 Rain on the roof.”',
  'heal.journal.edit': 'Edit',
  'heal.journal.delete': 'Delete',
  'heal.journal.editing': 'Edit this note',
}

export type Words = typeof words
export default words
