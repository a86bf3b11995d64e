import { type Language, languageTag } from '#kit/i18n/language.ts'
import { PageHeader } from '#kit/ui/web/page-header.tsx'
import { ToastRegion } from '#kit/ui/web/toast.tsx'
import { Controls } from './gallery/controls.tsx'
import { Drawings } from './gallery/drawings.tsx'
import { Fields } from './gallery/fields.tsx'
import { Ground } from './gallery/ground.tsx'
import { Messages } from './gallery/messages.tsx'
import { sayIn } from './gallery/say.ts'
import { Sheets } from './gallery/sheets.tsx'
import { Writing } from './gallery/writing.tsx'

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
        <Ground say={say} />
        <Writing say={say} />
        <Controls say={say} />
        <Fields say={say} />
        <Sheets say={say} />
        <Messages say={say} />
        <Drawings say={say} />
      </div>
    </ToastRegion>
  )
}
