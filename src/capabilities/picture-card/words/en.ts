const words = {
  'common.picture.make': 'As a picture',
  'common.picture.title': 'A picture to share',
  'common.picture.drawing': 'Drawing the picture…',
  'common.picture.share': 'Share',
  'common.picture.download': 'Save the picture',
  'common.picture.failed':
    'The picture could not be drawn on this phone. The words can still be copied.',
  'common.picture.close': 'Close',
}

export type Words = typeof words
export default words
