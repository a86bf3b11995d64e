import { useState } from 'react'
import { AnswerLine } from '#capabilities/care/web/answer-line.tsx'
import { type Hand, held, letGo } from '#capabilities/care/web/hand.ts'
import { HandSheet } from '#capabilities/care/web/hand-sheet.tsx'
import { showHand } from '#capabilities/care/web/shown-hand.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import type { Say } from './say.ts'
import { Section } from './section.tsx'

/** What is held out to somebody in need: the line on the keyboard, the sheet, the line for others. */
export function Care({ say }: { say: Say }) {
  const [isOpen, open] = useState(false)
  const language = say('en', 'np') as 'en' | 'np'
  const hand: Hand = {
    need: 'explicit',
    child: false,
    now: false,
    bereaved: false,
    language,
    staysHere: true,
  }

  function holdOut() {
    showHand()
    held.change(() => ({ hand, isAway: false, path: location.pathname }))
  }

  return (
    <Section title={say('Care', 'साथ')}>
      <div className="cluster">
        <Button kind="quiet" onClick={holdOut}>
          {say('Hold out the hand', 'हात बढाउनुहोस्')}
        </Button>
        <Button kind="quiet" onClick={letGo}>
          {say('Let go', 'हात झिक्नुहोस्')}
        </Button>
        <Button kind="quiet" onClick={() => open(true)}>
          {say('Open its sheet', 'त्यसको पाना खोल्नुहोस्')}
        </Button>
      </div>
      <AnswerLine
        kind="self"
        text={say('Answer gently; stay beside them.', 'नरम भएर जवाफ दिनुहोस्, साथमा बस्नुहोस्।')}
        more={say('Help', 'सहयोग')}
        className={undefined}
      />
      <HandSheet hand={hand} open={isOpen} onClose={() => open(false)} />
    </Section>
  )
}
