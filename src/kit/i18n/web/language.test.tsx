// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { createTranslator } from '../words.ts'
import { LanguageProvider, type LanguageState, useLanguage } from './language.tsx'

afterEach(cleanup)

function Hello() {
  const { language, t } = useLanguage()
  return (
    <p>
      {language}: {t('home.hello', { name: 'Sita', n: 12345 })} {t('home.nothing')}
    </p>
  )
}

const state: LanguageState = {
  language: 'np',
  t: createTranslator('np', [{ 'home.hello': 'नमस्ते {name}, {n} पटक' }]) as LanguageState['t'],
  switchLanguage: async () => {},
}

describe('the language of a page', () => {
  it('speaks in the words given, and shows the key where there are none', () => {
    render(
      <LanguageProvider value={state}>
        <Hello />
      </LanguageProvider>,
    )
    expect(screen.getByText('np: नमस्ते Sita, १२,३४५ पटक home.nothing')).toBeDefined()
  })

  it('cannot be asked for outside of its provider', () => {
    expect(() => renderToString(<Hello />)).toThrow(
      'useLanguage must be used within LanguageProvider',
    )
  })
})
