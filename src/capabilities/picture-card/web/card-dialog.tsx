import { useEffect, useState } from 'react'
import { languageTag } from '#kit/i18n/language.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import { Button, ButtonLink } from '#kit/ui/web/button.tsx'
import { Dialog } from '#kit/ui/web/dialog.tsx'
import { download, share } from '#kit/ui/web/icons.ts'
import { type Card, cardSize } from '../card.ts'
import type { Words } from '../words/en.ts'
import styles from './picture-card.module.css'

const fileName = 'voice-of-heart.png'

/** Shown before it is shared: nobody sends what they have not seen. */
export function CardDialog({ card, onClose }: { card: Card; onClose: () => void }) {
  const t = useWords<Words>()
  const { file, address, failed } = usePicture(card)
  const canShare = file !== undefined && (navigator.canShare?.({ files: [file] }) ?? false)

  async function shareIt() {
    // Closing the sheet of the phone is an answer; saving stands beside it for anything else.
    if (file) await navigator.share({ files: [file] }).catch(() => {})
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('common.picture.title')}
      closeLabel={t('common.picture.close')}
      closeOnBackdrop
      foot={
        address && (
          <div className="cluster">
            {canShare && (
              <Button icon={share} onClick={shareIt}>
                {t('common.picture.share')}
              </Button>
            )}
            <ButtonLink
              kind={canShare ? 'quiet' : 'primary'}
              icon={download}
              href={address}
              download={fileName}
            >
              {t('common.picture.download')}
            </ButtonLink>
          </div>
        )
      }
    >
      {address ? (
        <img
          className={styles.picture}
          src={address}
          {...cardSize}
          alt={`${card.text} — ${card.by}`}
          lang={languageTag(card.language)}
        />
      ) : (
        <p className={styles.place} role="status">
          {t(failed ? 'common.picture.failed' : 'common.picture.drawing')}
        </p>
      )}
    </Dialog>
  )
}

function usePicture({ hour, language, title, text, by }: Card) {
  const [file, setFile] = useState<File>()
  const [address, setAddress] = useState<string>()
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    let made: string | undefined
    let wanted = true
    const card: Card = { hour, language, text, by, ...(title !== undefined && { title }) }
    import('./draw-card.ts')
      .then(({ drawCard }) => drawCard(card))
      .then(
        (blob) => {
          if (!wanted) return
          made = URL.createObjectURL(blob)
          setFile(new File([blob], fileName, { type: blob.type }))
          setAddress(made)
        },
        () => wanted && setFailed(true),
      )
    return () => {
      wanted = false
      if (made) URL.revokeObjectURL(made)
    }
  }, [hour, language, title, text, by])

  return { file, address, failed }
}
