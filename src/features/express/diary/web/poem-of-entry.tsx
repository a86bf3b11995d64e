import { tellSent } from '#capabilities/care/web/hand.ts'
import { noticeNeed } from '#capabilities/care/web/notice-need.ts'
import { ResultActions } from '#capabilities/composing/web/result-actions.tsx'
import { WriteButton } from '#capabilities/composing/web/write-button.tsx'
import type { Words as ComposingWords } from '#capabilities/composing/words/en.ts'
import { type Source, SourceLabel } from '#capabilities/look/web/source-label.tsx'
import { PictureCard } from '#capabilities/picture-card/web/picture-card.tsx'
import type { DiaryEntry, Poem } from '#capabilities/vault/records.ts'
import { amend } from '#capabilities/vault/web/device-vault.ts'
import { type Language, languageTag } from '#kit/i18n/language.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { feather } from '#kit/ui/web/icons.ts'
import { Verse } from '#kit/ui/web/verse.tsx'
import { languageOf } from '../entries/language-of.ts'
import type { Words } from '../words/en.ts'
import styles from './diary.module.css'
import { usePoemWriter } from './use-poem-writer.ts'

/** The poem of a page, or the button that asks for one; a page has one poem at most. */
export function PoemOfEntry({ entry }: { entry: DiaryEntry }) {
  const { language } = useLanguage()
  const t = useWords<Words>()
  const writer = usePoemWriter((poem) => {
    // The page may have been given a poem in another tab meanwhile: what stands there stays.
    amend('diary', entry.id, (now) => (now.poem ? now : { ...now, poem }))
  })

  function ask() {
    tellSent()
    void noticeNeed(entry.content, language, false)
    writer.write(entry.content, languageOf(entry.content, language))
  }

  if (entry.poem) return <WrittenPoem poem={entry.poem} />
  return (
    <section className={`${styles.poem} no-print`} aria-label={t('express.diary.poemTitle')}>
      <div>
        <WriteButton icon={feather} busy={writer.isWriting} onClick={ask}>
          {t('express.diary.poem')}
        </WriteButton>
      </div>
      {writer.isWriting && writer.text ? (
        <PoemText text={writer.text} language={writer.language} />
      ) : (
        <p className={styles.note}>{t('express.diary.poemNote')}</p>
      )}
    </section>
  )
}

function WrittenPoem({ poem }: { poem: Poem }) {
  const t = useWords<Words & ComposingWords>()
  const source = sourceOf(poem.source)
  return (
    <section className={styles.poem} aria-labelledby="entry-poem">
      <h2 id="entry-poem">{t('express.diary.poemTitle')}</h2>
      <PoemText text={poem.text} language={poem.language} />
      <SourceLabel source={source}>{t(`common.composing.by.${source}`)}</SourceLabel>
      <div className={`${styles.actions} no-print`}>
        <PictureCard
          card={{
            hour: 'express',
            language: poem.language,
            text: poem.text,
            note: t(`common.composing.by.${source}`),
          }}
        />
        <ResultActions text={poem.text} />
      </div>
    </section>
  )
}

function PoemText({ text, language }: { text: string; language: Language }) {
  return <Verse text={text} lang={languageTag(language)} />
}

/** A copy brought back may name a source this page does not know. */
function sourceOf(source: string): Exclude<Source, 'sample'> {
  return source === 'ai' || source === 'shelf' ? source : 'composer'
}
