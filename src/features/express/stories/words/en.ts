const words = {
  'express.stories.lead': 'The first page is ours. The rest of the story is yours.',
  'express.stories.genre': 'What kind of story?',
  'express.stories.genre.any': 'Any',
  'express.stories.genre.romance': 'Romance',
  'express.stories.genre.mystery': 'Mystery',
  'express.stories.genre.fantasy': 'Fantasy',
  'express.stories.genre.drama': 'Drama',
  'express.stories.genre.adventure': 'Adventure',
  'express.stories.genre.horror': 'Horror',
  'express.stories.genre.comedy': 'Comedy',
  'express.stories.write': 'Begin a story',
  'express.stories.page': 'The beginning',
  'express.stories.waiting': 'The story will begin here.',
  'express.stories.ready': 'The beginning is written.',
  'express.stories.goOn': 'Write on from here',
  'express.stories.yours': 'And then?',
  'express.stories.hint': 'Kept on this phone while you write.',
  'express.stories.drafts': 'Stories you began',
  'express.stories.draftsLead': 'Only on this phone.',
  'express.stories.open': 'Write on',
  'express.stories.openNamed': 'Write on: {name}',
  'express.stories.remove': 'Remove',
  'express.stories.removeNamed': 'Remove: {name}',
  'express.stories.removed': 'The story was removed',
}

export type Words = typeof words
export default words
