const words = {
  'common.picture.make': 'Share picture',
}

export type Words = typeof words
export default words
