import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { LocationProvider } from '#kit/page/web/location.tsx'
import { Gallery } from './gallery.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

function renderGallery(language: 'en' | 'np'): string {
  return renderToString(
    <LocationProvider serverPath="/">
      <Gallery language={language} />
    </LocationProvider>,
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
})
