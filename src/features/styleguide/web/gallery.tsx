import type { ReactNode } from 'react'
import { type Language, languageTag } from '#kit/i18n/language.ts'
import { PageHeader } from '#kit/ui/web/page-header.tsx'
import { ToastRegion } from '#kit/ui/web/toast.tsx'
import { Cards } from './gallery/cards.tsx'
import { Care } from './gallery/care.tsx'
import { Choices } from './gallery/choices.tsx'
import { Controls } from './gallery/controls.tsx'
import { Drawings } from './gallery/drawings.tsx'
import { Fields } from './gallery/fields.tsx'
import { Ground } from './gallery/ground.tsx'
import { Messages } from './gallery/messages.tsx'
import { Results } from './gallery/results.tsx'
import { Rooms } from './gallery/rooms.tsx'
import { type Say, sayIn } from './gallery/say.ts'
import { Sheets } from './gallery/sheets.tsx'
import { Spots } from './gallery/spots.tsx'
import { Writing } from './gallery/writing.tsx'
import { type SectionName, sectionNames } from './section-names.ts'

const parts: Record<SectionName, (props: { say: Say }) => ReactNode> = {
  ground: Ground,
  writing: Writing,
  controls: Controls,
  choices: Choices,
  fields: Fields,
  sheets: Sheets,
  messages: Messages,
  rooms: Rooms,
  results: Results,
  cards: Cards,
  care: Care,
  drawings: Drawings,
  spots: Spots,
}

/** Every part in its states, in the language asked for: the page to look at after any change. */
export function Gallery({ language }: { language: Language }) {
  const say = sayIn(language)
  return (
    <ToastRegion closeLabel={say('Close', 'बन्द गर्नुहोस्')}>
      <div className="page stack" lang={languageTag(language)}>
        <PageHeader
          title={say('A notebook under a chautari', 'चौतारीमुनिको एउटा कापी')}
          lead={say('Every part, in its states.', 'हरेक टुक्रा, आ-आफ्नो अवस्थामा।')}
        />
        {sectionNames.map((name) => {
          const Part = parts[name]
          return (
            <div key={name} id={name}>
              <Part say={say} />
            </div>
          )
        })}
      </div>
    </ToastRegion>
  )
}
