const words = {
  'express.quotes.lead':
    'Good lines, and who said them. Some translations are our own; we say which.',
  'express.quotes.search': 'Search in English or Nepali',
  'express.quotes.example': 'a word, or who said it',
  'express.quotes.category': 'Theme',
  'express.quotes.category.all': 'All',
  'express.quotes.category.inspirational': 'Inspirational',
  'express.quotes.category.love': 'Love',
  'express.quotes.category.life': 'Life',
  'express.quotes.category.success': 'Success',
  'express.quotes.category.happiness': 'Happiness',
  'express.quotes.category.wisdom': 'Wisdom',
  'express.quotes.category.friendship': 'Friendship',
  'express.quotes.category.dreams': 'Dreams',
  'express.quotes.category.liked': 'My favourites',
  'express.quotes.list': 'Quotes',
  'express.quotes.found': '{n} {n|quote|quotes}',
  'express.quotes.more': 'Show more',
  'express.quotes.none': 'No quotes found for your search.',
  'express.quotes.noneLiked':
    'Nothing here yet. Press the heart under a quote and it stays on this phone.',
  'express.quotes.notOpened': 'The shelf could not be opened just now.',
  'express.quotes.opening': 'Opening the shelf…',
  'express.quotes.original': 'The original words',
  'express.quotes.ours': 'our translation',
  'express.quotes.copy': 'Copy',
  'express.quotes.share': 'Share',
  'express.quotes.like': 'Like',
  'express.quotes.removed': 'Removed from your favourites',
  'express.quotes.new': 'A new one',
  'express.quotes.newLead': 'Not from a book: a line of our own.',
  'express.quotes.newAbout': 'About',
  'express.quotes.write': 'Write a quote',
  'express.quotes.ready': 'The quote is written.',
}

export type Words = typeof words
export default words
