import { useLanguage } from '#kit/i18n/web/language.tsx'
import { Gallery } from './gallery.tsx'

/** Every part in one place, for those who build the house; no visitor's build carries it. */
export default function StyleguideScreen() {
  const { language } = useLanguage()
  return <Gallery language={language} />
}
