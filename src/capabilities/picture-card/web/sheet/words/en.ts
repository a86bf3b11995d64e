const words = {
  'common.picture.title': 'A picture to share',
  'common.picture.format': 'Shape',
  'common.picture.format.post': 'Post',
  'common.picture.format.story': 'Story',
  'common.picture.drawing': 'Drawing the picture…',
  'common.picture.share': 'Share',
  'common.picture.download': 'Save picture',
  'common.picture.downloadOne': 'Save {place}',
  'common.picture.failed': 'This phone couldn’t draw the picture. You can still copy the words.',
  'common.picture.close': 'Close',
}

export type Words = typeof words
export default words
