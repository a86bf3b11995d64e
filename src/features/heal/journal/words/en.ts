const words = {
  'heal.journal.mood': 'How is your heart now?',
  'heal.journal.note': 'A few words about it',
  'heal.journal.noteHint': 'Kept as you type, on this phone.',
  'heal.journal.needsBoth': 'Choose a mood and write a few words; then it can be saved.',
  'heal.journal.saved': 'Saved on this phone.',
  'heal.journal.saveChange': 'Save the change',
  'heal.journal.insights': 'What comes most often',
  'heal.journal.insightsOf': 'Of {n} {n|note|notes}',
  'heal.journal.moodHeading': 'Mood',
  'heal.journal.shareHeading': 'Share of all notes',
  'heal.journal.recent': 'Recent notes',
  'heal.journal.older': 'Show older notes',
  'heal.journal.samples': 'Samples, written by us to show how a journal looks',
  'heal.journal.clearSamples': 'Clear the samples',
  'heal.journal.samplesCleared': 'The samples are cleared.',
  'heal.journal.empty': 'No note yet. A mood and three words are enough.',
  'heal.journal.emptyExample': '“😌 Rain on the roof.”',
  'heal.journal.edit': 'Edit',
  'heal.journal.delete': 'Delete',
  'heal.journal.editing': 'Change this note',
}

export type Words = typeof words
export default words
