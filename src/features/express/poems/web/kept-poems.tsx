import type { Words as ComposingWords } from '#capabilities/composing/words/en.ts'
import { SourceLabel } from '#capabilities/look/web/source-label.tsx'
import type { Favourites } from '#capabilities/vault/web/use-favourites.ts'
import { languageTag } from '#kit/i18n/language.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import { Disclosure } from '#kit/ui/web/disclosure.tsx'
import { takeTitle } from '#knowledge/poetry/title-of-poem.ts'
import type { Words } from '../words/en.ts'
import { PoemActions } from './poem-actions.tsx'
import { Poem } from './poem-sheet.tsx'
import styles from './poems.module.css'

export function KeptPoems({ kept }: { kept: Favourites }) {
  const t = useWords<Words & ComposingWords>()
  return (
    <section className={styles.kept} aria-labelledby="kept-poems">
      <h2 id="kept-poems">{t('express.poems.kept')}</h2>
      <p className={styles.quiet}>{t('express.poems.keptLead')}</p>
      <ul className={styles.list}>
        {kept.favourites.map((poem) => (
          <li key={poem.id}>
            <Disclosure
              inList
              className={styles.keptPoem}
              summary={<span lang={languageTag(poem.language)}>{nameOf(poem.text)}</span>}
            >
              <div className={styles.opened}>
                <Poem text={poem.text} lang={languageTag(poem.language)} />
                <SourceLabel source={poem.source}>
                  {t(`common.composing.by.${poem.source}`)}
                </SourceLabel>
                <PoemActions poem={poem} kept={kept} />
              </div>
            </Disclosure>
          </li>
        ))}
      </ul>
    </section>
  )
}

function nameOf(text: string): string {
  const { title, body } = takeTitle(text)
  return title ?? body.split('\n')[0] ?? ''
}
