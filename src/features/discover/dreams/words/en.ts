const words = {
  'discover.dreams.dream': 'What did you dream?',
  'discover.dreams.placeholder': 'I was crossing a river, and somebody on the other side…',
  'discover.dreams.symbols': 'Was any of these in it?',
  'discover.dreams.left': '{n} {n|character|characters} left',
  'discover.dreams.over': '{n} {n|character|characters} over',
  'discover.dreams.blank': 'A few words of the dream, or tap one of the pictures below.',
  'discover.dreams.shorten': 'A little long. Which part of it can go?',
  'discover.dreams.read': 'Look at this dream',
  'discover.dreams.reading': 'One way to see it',
  'discover.dreams.failed': 'No reading came just now. Your dream is still here.',
  'discover.dreams.seen': 'What people say about what you saw',
  'discover.dreams.add.chased': 'Being chased',
  'discover.dreams.add.departed': 'Someone who has died came',
  'discover.dreams.add.snake': 'Snake',
  'discover.dreams.add.flying': 'Flying',
  'discover.dreams.add.falling': 'Falling',
  'discover.dreams.add.river': 'River',
  'discover.dreams.add.house': 'House',
  'discover.dreams.add.fire': 'Fire',
  'discover.dreams.add.teeth': 'Teeth falling out',
  'discover.dreams.add.mother': 'Mother',
  'discover.dreams.add.dog': 'Dog',
  'discover.dreams.add.exam': 'Exam',
}

export type Words = typeof words
export default words
