import { type ComposingState, idleState } from '#capabilities/composing/web/composing-state.ts'
import { Provenance } from '#capabilities/composing/web/provenance.tsx'
import { ResultActions } from '#capabilities/composing/web/result-actions.tsx'
import { Moon, NightPanel, NightSky, Star } from '#capabilities/look/web/night-panel.tsx'
import { PictureCard } from '#capabilities/picture-card/web/picture-card.tsx'
import { Prose } from '#kit/ui/web/prose.tsx'
import { Verse } from '#kit/ui/web/verse.tsx'
import { paperCard } from './example-cards.ts'
import gallery from './gallery.module.css'
import type { Say } from './say.ts'
import { Section } from './section.tsx'

/** What was written or found, with who wrote it and what can be done with it. */
export function Results({ say }: { say: Say }) {
  const language = say('en', 'np') as 'en' | 'np'
  const card = paperCard(language)
  const state = idleState<'poem'>(language)
  const provenances: ComposingState<'poem'>[] = [
    { ...state, status: 'done', source: 'composer' },
    { ...state, status: 'done', source: 'shelf', reason: 'busy' },
    { ...state, status: 'done', source: 'ai', cut: 'time' },
  ]
  return (
    <Section title={say('Results', 'नतिजा')}>
      <div className={gallery.columns}>
        <div className="stack">
          <Verse text={card.text} title={card.title} />
          <PictureCard card={card} />
          <ResultActions text={card.text} onKeep={() => {}} isKept />
          {provenances.map((composing) => (
            <Provenance key={composing.source} composing={composing} onWriteHere={() => {}} />
          ))}
        </div>
        <NightPanel className="stack">
          <NightSky height={110} specks="M30 20h.01M70 34h.01M190 26h.01M216 70h.01M44 82h.01">
            <Moon x={120} y={56} size={30} />
            <Star x={52} y={40} />
            <Star x={196} y={52} size={0.7} />
          </NightSky>
          <h3>{say('A quiet day', 'शान्त दिन')}</h3>
          <Prose>
            <p>
              {say(
                'Somebody thinks of you today without a reason. Answer slowly.',
                'आज कसैले कारण विनै तपाईंलाई सम्झन्छ। बिस्तारै जवाफ दिनुहोस्।',
              )}
            </p>
          </Prose>
          <PictureCard card={card} look="sign" />
        </NightPanel>
      </div>
    </Section>
  )
}
