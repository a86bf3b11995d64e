import type { Asked } from '../writing-request.ts'
import { dealPlace, dealPlot, drawSlots } from './deal-plot.ts'
import { readPlots } from './read-plots.ts'

/** A story's chapter as it was written, and what stands in its places. Of the plots only its genre is fetched. */
export async function openChapter(
  files: Readonly<Record<string, () => Promise<string>>>,
  { genre, chapter = 0, seed, soFar }: Asked<'storyStarter'>,
) {
  if (soFar) throw new Error('this story was begun by somebody else')
  const place = dealPlace(genre, seed)
  const load = files[`./plots/${place.genre}.txt`] as () => Promise<string>
  const plot = dealPlot(place, readPlots(await load()))
  const text = plot.chapters[chapter] as string
  return { text, slots: drawSlots(plot, seed), isOpening: chapter === 0 }
}
