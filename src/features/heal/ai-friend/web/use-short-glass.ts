import { useMedia } from '#kit/web/use-media.ts'

/** With the keyboard up what can be tapped lies on the field: below the last reply it would be lost. */
export function useShortGlass(): boolean {
  return useMedia('(max-height: 32rem)')
}
