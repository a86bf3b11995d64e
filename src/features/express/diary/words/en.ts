const words = {
  'express.diary.write': 'What is on your mind today?',
  'express.diary.writeHint': 'Saved as you type, on this phone.',
  'express.diary.saved': 'Saved on this phone.',
  'express.diary.entries': 'Pages so far',
  'express.diary.count': '{n} {n|page|pages}',
  'express.diary.search': 'Search your diary',
  'express.diary.clearSearch': 'Clear search',
  'express.diary.found': '{n} {n|page has|pages have} these words.',
  'express.diary.foundNone': 'No page has these words.',
  'express.diary.empty': 'No page yet. One line is a beginning.',
  'express.diary.emptyExample': '“Walked home the long way, past the jasmine.”',
  'express.diary.older': 'Show older pages',
  'express.diary.byDay': 'By day',
  'express.diary.onDay': '{n} {n|page|pages}',
  'express.diary.ofDay': 'Written on {day}',
  'express.diary.allDays': 'Show all days',
  'express.diary.onThisDay': 'On this day',
  'express.diary.yearsAgo': '{n} {n|year|years} ago',
  'express.diary.back': 'Back to the diary',
  'express.diary.hasPoem': 'with a poem',
  'express.diary.poem': 'Generate Poem',
  'express.diary.poemNote':
    'The poem is written from the first 200 characters. Only these leave the phone, and the site doesn’t keep them.',
  'express.diary.poemTitle': 'A poem from this page',
  'express.diary.edit': 'Edit',
  'express.diary.editing': 'Your page',
  'express.diary.saveChange': 'Save changes',
  'express.diary.delete': 'Delete',
  'express.diary.markdown': 'Diary as text',
}

export type Words = typeof words
export default words
