import { type Card, type Format, formats } from '#capabilities/picture-card/card.ts'
import { usePictures } from '#capabilities/picture-card/web/sheet/use-pictures.ts'
import { Skeleton } from '#kit/ui/web/skeleton.tsx'
import styles from './cards.module.css'
import { nightCard, paperCard } from './example-cards.ts'
import gallery from './gallery.module.css'
import type { Say } from './say.ts'
import { Section } from './section.tsx'

const shapes = Object.keys(formats) as Format[]

/** The pictures that travel, in both shapes: on paper and at night. */
export function Cards({ say }: { say: Say }) {
  const language = say('en', 'np') as 'en' | 'np'
  const cards = [
    paperCard(language),
    { ...paperCard(language), hour: 'heal' as const },
    nightCard(language),
  ]
  return (
    <Section title={say('Picture cards', 'तस्बिर')}>
      <div className={gallery.hours}>
        {cards.flatMap((card) =>
          shapes.map((shape) => (
            <Drawn key={`${card.hour} ${shape}`} card={card} shape={shape} say={say} />
          )),
        )}
      </div>
    </Section>
  )
}

function Drawn({ card, shape, say }: { card: Card; shape: Format; say: Say }) {
  const drawn = usePictures(card, shape, true)
  if (!drawn) return <Skeleton label={say('The picture is coming', 'तस्बिर आउँदै छ')} />
  if (drawn === 'failed') return <p>{say('It could not be drawn.', 'बनाउन सकिएन।')}</p>
  return drawn.map(({ address }) => (
    <img
      key={address}
      className={styles.card}
      src={address}
      alt={card.title ?? ''}
      {...formats[shape]}
    />
  ))
}
