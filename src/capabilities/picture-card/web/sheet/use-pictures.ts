import { useEffect, useState } from 'react'
import type { Card, Format } from '../../card.ts'

export interface Picture {
  readonly file: File
  readonly address: string
}

type Drawn = readonly Picture[] | 'failed' | undefined

/** Undefined while they are drawn, and while nobody wants them. */
export function usePictures(card: Card, format: Format, isWanted: boolean): Drawn {
  const [drawn, setDrawn] = useState<Drawn>()
  // A card is made anew whenever its page is: what counts is what stands on it.
  const asked = JSON.stringify(card)

  useEffect(() => {
    if (!isWanted) return
    let made: readonly Picture[] = []
    let stillWanted = true
    import('../draw/draw-card.ts')
      .then(({ drawCard }) => drawCard(JSON.parse(asked) as Card, format))
      .then(
        (blobs) => {
          if (!stillWanted) return
          made = blobs.map((blob, place) => {
            const name = `voice-of-heart${blobs.length > 1 ? `-${place + 1}` : ''}.png`
            const file = new File([blob], name, { type: blob.type })
            return { file, address: URL.createObjectURL(blob) }
          })
          setDrawn(made)
        },
        () => stillWanted && setDrawn('failed'),
      )
    return () => {
      stillWanted = false
      setDrawn(undefined)
      for (const { address } of made) URL.revokeObjectURL(address)
    }
  }, [asked, format, isWanted])

  return drawn
}
