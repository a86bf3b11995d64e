import { describe, expect, it } from 'vitest'
import { tagOf, voiceFor } from './voices.ts'

const voice = (lang: string, more = {}) => ({ lang, localService: true, default: false, ...more })

describe('the language of a text', () => {
  it('is told by its letters and its smallest words', () => {
    expect(tagOf('म यहीँ छु।')).toBe('ne')
    expect(tagOf('What is on your mind?')).toBe('en')
    expect(tagOf('Ma yahi chhu, bhannuhos.')).toBe('ne-Latn')
    expect(tagOf('12')).toBeUndefined()
  })
})

describe('the voice that reads', () => {
  it('speaks the language of the text', () => {
    const voices = [voice('hi-IN'), voice('en_US'), voice('ne-NP'), voice('de-DE')]
    expect(voiceFor('What is on your mind?', voices)?.lang).toBe('en_US')
    expect(voiceFor('म यहीँ छु।', voices)?.lang).toBe('ne-NP')
  })

  it('is no Hindi voice for Nepali, and none at all for Nepali in Latin letters', () => {
    expect(voiceFor('म यहीँ छु।', [voice('hi-IN'), voice('en-US')])).toBeUndefined()
    expect(voiceFor('Ma yahi chhu, bhannuhos.', [voice('en-US'), voice('ne')])).toBeUndefined()
  })

  it('is the one somebody chose for the device, and never one that is asked over the network', () => {
    const chosen = voice('en-GB', { default: true })
    expect(voiceFor('It is late.', [voice('en-US'), chosen])).toBe(chosen)
    expect(voiceFor('It is late.', [voice('en-US', { localService: false })])).toBeUndefined()
  })
})
