import { useLayoutEffect, useSyncExternalStore } from 'react'
import { useLanguage } from '#kit/i18n/web/language.tsx'
import { Gallery } from './gallery.tsx'
import { Parade } from './parade.tsx'
import { type Theme, themeOfGlass } from './section-names.ts'

const never = () => () => {}

/**
 * Every part in one place, for those who build the house; no visitor's build carries it. The page
 * itself stands four glasses side by side, and each of them is this page again, with the parts.
 */
export default function StyleguideScreen() {
  const search = useSyncExternalStore(
    never,
    () => location.search,
    () => null,
  )
  // The server does not say which of the two it is, or a glass would show four more glasses.
  if (search === null) return null
  const theme = themeOfGlass(search)
  return theme ? <Glass theme={theme} /> : <Parade />
}

function Glass({ theme }: { theme: Theme }) {
  const { language } = useLanguage()
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme
  }, [theme])
  return <Gallery language={language} />
}
