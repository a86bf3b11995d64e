import { useRemoval } from '#capabilities/vault/web/use-removal.ts'
import { languageTag } from '#kit/i18n/language.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { pen, trash } from '#kit/ui/web/icons.ts'
import { nameOfStory, type StoryDraft, toDraft } from '../story-draft.ts'
import type { Words } from '../words/en.ts'
import styles from './stories.module.css'

interface DraftListProps {
  readonly drafts: readonly StoryDraft[]
  readonly onOpen: (draft: StoryDraft) => void
  readonly onRemove: (draft: StoryDraft) => void
}

export function DraftList({ drafts, onOpen, onRemove }: DraftListProps) {
  const t = useWords<Words>()
  const takeAway = useRemoval('drafts', t('express.stories.removed'))

  function remove(draft: StoryDraft) {
    takeAway({ ...toDraft(draft), changed: 0 })
    onRemove(draft)
  }

  return (
    <section className={styles.drafts} aria-labelledby="story-drafts">
      <h2 id="story-drafts">{t('express.stories.drafts')}</h2>
      <p className={styles.quiet}>{t('express.stories.draftsLead')}</p>
      <ul className={styles.list}>
        {drafts.map((draft) => {
          const name = nameOfStory(draft)
          return (
            <li key={draft.id} className={styles.draft}>
              <p lang={languageTag(draft.language)}>{name}</p>
              <div className="cluster">
                <Button
                  kind="plain"
                  icon={pen}
                  aria-label={t('express.stories.openNamed', { name })}
                  onClick={() => onOpen(draft)}
                >
                  {t('express.stories.open')}
                </Button>
                <Button
                  kind="plain"
                  icon={trash}
                  aria-label={t('express.stories.removeNamed', { name })}
                  onClick={() => remove(draft)}
                >
                  {t('express.stories.remove')}
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
