import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { LanguageProvider } from '#kit/i18n/web/language.tsx'
import { LocationProvider } from '#kit/page/web/location.tsx'
import { Gallery } from './gallery.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

function renderGallery(language: 'en' | 'np'): string {
  const words = { language, t: (key: string) => key, switchLanguage: () => Promise.resolve() }
  return renderToString(
    <LanguageProvider value={words}>
      <LocationProvider serverPath="/">
        <Gallery language={language} />
      </LocationProvider>
    </LanguageProvider>,
  )
}

describe('every part', () => {
  it('is drawn on the server in both languages without a complaint', () => {
    const complain = vi.spyOn(console, 'error')
    expect(renderGallery('en')).toContain('A notebook under a chautari')
    expect(renderGallery('np')).toContain('चौतारीमुनिको एउटा कापी')
    expect(complain).not.toHaveBeenCalled()
  })

  it('carries no style attribute, which the content security policy would ignore', () => {
    expect(renderGallery('en')).not.toMatch(/\sstyle="/)
  })

  it('is shown here by name, whoever adds one', () => {
    const shown = readAll(join(import.meta.dirname, 'gallery')) + readAll(import.meta.dirname)
    const parts = readdirSync(join(import.meta.dirname, '../../../kit/ui/web')).filter(
      (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'),
    )
    expect(parts.length).toBeGreaterThan(30)
    expect(parts.filter((part) => !shown.includes(`'#kit/ui/web/${part}'`))).toEqual([])
  })
})

function readAll(folder: string): string {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
}
