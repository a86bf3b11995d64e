const words = {
  'community.lessons.lead': 'What took you years to learn may help somebody tonight.',
  'community.lessons.label': 'What has life taught you?',
  'community.lessons.placeholder': 'I wish I had known earlier that…',
  'community.lessons.list': 'What others have learned',
  'community.lessons.empty':
    'No lesson stands here yet. A small one will do; those are the ones we use.',
  'community.lessons.example': '“Call home before you have a reason to.”',
  'community.lessons.posted': 'Passed on. Somebody will find it when they need it.',
}

export type Words = typeof words
export default words
