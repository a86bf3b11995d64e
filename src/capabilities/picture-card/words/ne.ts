import type { Words } from './en.ts'

const words: Record<keyof Words, string> = {
  'common.picture.make': 'तस्बिर सेयर गर्नुहोस्',
}

export default words
