const words = {
  'common.picture.make': 'Make a picture',
  'common.picture.title': 'A picture to share',
  'common.picture.drawing': 'Drawing the picture…',
  'common.picture.share': 'Share',
  'common.picture.download': 'Save picture',
  'common.picture.failed': 'This phone couldn’t draw the picture. You can still copy the words.',
  'common.picture.close': 'Close',
}

export type Words = typeof words
export default words
