import { type ReactNode, useState } from 'react'
import { useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { IconButton } from '#kit/ui/web/icon-button.tsx'
import type { Card } from '../card.ts'
import type { Words } from '../words/en.ts'
import { CardDialog } from './card-dialog.tsx'

/** A sheet with a small hill and sun on it. */
const picture =
  'M5 4.5h14q1.5 0 1.5 1.5v12q0 1.5-1.5 1.5H5Q3.5 19.5 3.5 18V6Q3.5 4.5 5 4.5M4 17l5-5.5 4 4 2.5-2.5 4.5 4M15.5 8.2h.01'

export interface PictureCardProps {
  readonly card: Card
  /** `sign` stands among small signs, such as under each of many quotes. */
  readonly look?: 'words' | 'sign'
}

/** Offers what was written as a picture; nothing of the drawing is loaded before it is asked for. */
export function PictureCard({ card, look = 'words' }: PictureCardProps): ReactNode {
  const t = useWords<Words>()
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  const label = t('common.picture.make')
  return (
    <>
      {look === 'sign' ? (
        <IconButton icon={picture} label={label} onClick={open} />
      ) : (
        <Button kind="plain" icon={picture} onClick={open}>
          {label}
        </Button>
      )}
      {isOpen && <CardDialog card={card} onClose={() => setOpen(false)} />}
    </>
  )
}
