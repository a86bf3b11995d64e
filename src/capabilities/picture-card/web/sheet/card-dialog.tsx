import { useState } from 'react'
import { languageTag } from '#kit/i18n/language.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { Button, ButtonLink } from '#kit/ui/web/button.tsx'
import { Dialog } from '#kit/ui/web/dialog.tsx'
import { download, share } from '#kit/ui/web/icons.ts'
import { Toggle } from '#kit/ui/web/toggle.tsx'
import { type Card, type Format, formats, placeOf } from '../../card.ts'
import styles from './card-dialog.module.css'
import { type Picture, usePictures } from './use-pictures.ts'
import type { Words } from './words/en.ts'

interface CardDialogProps {
  readonly open: boolean
  readonly card: Card
  onClose(): void
}

/** Shown before it is shared: nobody sends what they have not seen. */
export function CardDialog({ open, card, onClose }: CardDialogProps) {
  const t = useWords<Words>()
  const [format, setFormat] = useState<Format>('post')
  const drawn = usePictures(card, format, open)
  const pictures = drawn === 'failed' ? undefined : drawn

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('common.picture.title')}
      closeLabel={t('common.picture.close')}
      closeOnBackdrop
      foot={pictures && <Takeaways pictures={pictures} />}
    >
      <div className={styles.body}>
        <Toggle
          legend={t('common.picture.format')}
          hideLegend
          options={(Object.keys(formats) as Format[]).map((value) => ({
            value,
            label: t(`common.picture.format.${value}`),
          }))}
          value={format}
          onChange={setFormat}
        />
        {pictures ? (
          <div className={styles.pictures}>
            {pictures.map(({ address }, place) => (
              <img
                key={address}
                src={address}
                {...formats[format]}
                // The words are all there are, and are read once however many pictures they fill.
                alt={place === 0 ? describe(card) : ''}
                lang={languageTag(card.language)}
              />
            ))}
          </div>
        ) : (
          <p className={styles.place} role="status">
            {t(drawn === 'failed' ? 'common.picture.failed' : 'common.picture.drawing')}
          </p>
        )}
      </div>
    </Dialog>
  )
}

const describe = ({ eyebrow, title, text, by }: Card) =>
  [eyebrow, title, text, by].filter(Boolean).join(' — ')

/** Shared where the device can share pictures; saved anywhere. */
function Takeaways({ pictures }: { pictures: readonly Picture[] }) {
  const t = useWords<Words>()
  const { language } = useLanguage()
  const files = pictures.map(({ file }) => file)
  const canShare = navigator.canShare?.({ files }) ?? false

  async function shareThem() {
    // Closing the sheet of the phone is an answer; saving stands beside it for anything else.
    await navigator.share({ files }).catch(() => {})
  }

  const nameOf = (place: number) =>
    pictures.length === 1
      ? t('common.picture.download')
      : t('common.picture.downloadOne', {
          place: placeOf(place, pictures.length, language),
        })

  return (
    <div className={styles.foot}>
      {canShare && (
        <Button icon={share} onClick={shareThem}>
          {t('common.picture.share')}
        </Button>
      )}
      {pictures.map(({ file, address }, place) => (
        <ButtonLink
          key={address}
          kind={canShare ? 'quiet' : 'primary'}
          icon={download}
          href={address}
          download={file.name}
        >
          {nameOf(place)}
        </ButtonLink>
      ))}
    </div>
  )
}
