import type { ReactNode } from 'react'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { IconButton } from '#kit/ui/web/icon-button.tsx'
import { useFetchedDialog } from '#kit/ui/web/use-fetched-dialog.ts'
import type { Card } from '../card.ts'
import type { Words } from '../words/en.ts'

/** A sheet with a small hill and sun on it. */
const picture =
  'M5 4.5h14q1.5 0 1.5 1.5v12q0 1.5-1.5 1.5H5Q3.5 19.5 3.5 18V6Q3.5 4.5 5 4.5M4 17l5-5.5 4 4 2.5-2.5 4.5 4M15.5 8.2h.01'

export interface PictureCardProps {
  readonly card: Card
  /** `sign` stands among small signs, such as under each of many quotes. */
  readonly look?: 'wide' | 'sign'
}

/** Offers a result as a picture; nothing of the drawing is loaded before it is asked for. */
export function PictureCard({ card, look = 'wide' }: PictureCardProps): ReactNode {
  const t = useWords<Words>()
  const { language } = useLanguage()
  const { Part, isComing, isOpen, open, close } = useFetchedDialog(async () =>
    (await import('./sheet/open-card-dialog.tsx')).openCardDialog(language),
  )
  const label = t('common.picture.make')
  return (
    <>
      {look === 'sign' ? (
        <IconButton icon={picture} label={label} onClick={open} />
      ) : (
        <Button wide icon={picture} busy={isComing} onClick={open}>
          {label}
        </Button>
      )}
      {Part && <Part open={isOpen} card={card} onClose={close} />}
    </>
  )
}
