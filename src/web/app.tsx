import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { VisitorProvider } from '#capabilities/identity/web/visitor.tsx'
import type { Language } from '#kit/i18n/language.ts'
import { LanguageProvider } from '#kit/i18n/web/language.tsx'
import { createTranslator } from '#kit/i18n/words.ts'
import type { Boot } from '#kit/page/rendering.ts'
import { LocationProvider } from '#kit/page/web/location.tsx'
import { PageProvider } from '#kit/page/web/page.tsx'
import { Frame } from './frame/frame.tsx'
import type { OpenRoom, Room } from './rooms/room.ts'
import { useRoom } from './rooms/use-room.ts'

export function App(props: { boot: Boot; room: Room; openRoom: OpenRoom; serverPath?: string }) {
  useEffect(() => window.takeFirstTaps?.(), [])
  return (
    <LocationProvider serverPath={props.serverPath ?? null}>
      <PageProvider boot={props.boot}>
        <VisitorProvider initial={props.boot.visitor}>
          <CurrentRoom {...props} />
        </VisitorProvider>
      </PageProvider>
    </LocationProvider>
  )
}

/** Where the visitor is: a room, in a language. Both change without a reload. */
function CurrentRoom({
  boot,
  room: first,
  openRoom,
}: {
  boot: Boot
  room: Room
  openRoom: OpenRoom
}) {
  const [language, setLanguage] = useState(boot.language)
  const { room, opening, failed, show, retry } = useRoom(first, language, openRoom)

  const switchLanguage = useCallback(
    async (chosen: Language) => {
      const next = await openRoom(room.path, chosen)
      show(next, () => setLanguage(chosen))
    },
    [openRoom, room.path, show],
  )

  return (
    <LanguageScope room={room} language={language} switchLanguage={switchLanguage}>
      <Frame room={room} opening={opening} failed={failed} retry={retry} />
    </LanguageScope>
  )
}

function LanguageScope(props: {
  room: Room
  language: Language
  switchLanguage: (language: Language) => Promise<void>
  children: ReactNode
}) {
  const { room, language, switchLanguage } = props
  const value = useMemo(
    () => ({ language, switchLanguage, t: createTranslator(language, [room.words]) }),
    [language, switchLanguage, room.words],
  )
  return <LanguageProvider value={value}>{props.children}</LanguageProvider>
}
