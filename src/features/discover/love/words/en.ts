const words = {
  'discover.love.first': 'The first name',
  'discover.love.second': 'The second name',
  'discover.love.needsFirst': 'A name first. A nickname works well.',
  'discover.love.needsSecond': 'And the other name, please.',
  'discover.love.calculate': 'Match the names',
  'discover.love.too_long': 'At most {n} letters, please. A nickname works well.',
  'discover.love.forbidden':
    'Some of these letters cannot be read. Could you write the name again?',
  'discover.love.result': 'How they match',
  'discover.love.and': 'and',
  'discover.love.band.red': 'Glowing',
  'discover.love.band.pink': 'Warm',
  'discover.love.band.purple': 'Shy, and growing',
  'discover.love.play':
    'It’s only a game. The letters of two names make the number; people make the love.',
}

export type Words = typeof words
export default words
