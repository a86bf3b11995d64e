import { describe, expect, it } from 'vitest'
import { readSettings, SettingError } from './env.ts'

describe('settings', () => {
  it('are all optional', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: './data',
      databaseUrl: undefined,
      text: { source: 'composer' },
      ads: undefined,
      limits: true,
    })
  })

  it('take an empty variable for one that is not set', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: ' ' })).toEqual(readSettings({}))
  })

  it('name the wrong one in a line, and never show its value', () => {
    const wrong: Record<string, string> = {
      PORT: '70000',
      HOST: 'a b',
      DATABASE_URL: 'mysql://user:secret@host/db',
      GEMINI_BASE_URL: 'ftp://somewhere',
      ADS_CLIENT: 'a"b',
      MODERATOR_SECRET: 'short-secret',
      TRUST_PROXY: 'perhaps',
      PUBLIC_ORIGIN: 'https://example.org/path',
      LIMITS: 'maybe',
    }
    for (const [name, value] of Object.entries(wrong)) {
      const read = () => readSettings({ [name]: value })
      expect(read).toThrow(SettingError)
      expect(read).toThrow(new RegExp(`^${name} must be [^\n]+$`))
      expect(read).not.toThrow(value)
    }
  })

  it('refuse a port that is no whole number', () => {
    for (const port of ['abc', '-1', '3000.5', '1e3', '0x10']) {
      expect(() => readSettings({ PORT: port })).toThrow('PORT must be a port from 0 to 65535.')
    }
  })

  it('let limits be off only where nobody else can reach', () => {
    expect(readSettings({ LIMITS: 'off' }).limits).toBe(false)
    expect(() => readSettings({ LIMITS: 'off', HOST: '0.0.0.0' })).toThrow('LIMITS may be off only')
  })

  it('choose the source of texts once', () => {
    expect(readSettings({ GEMINI_API_KEY: 'k' }).text).toMatchObject({ source: 'gemini', key: 'k' })
    expect(
      readSettings({ OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1', OPENAI_MODEL: 'llama3' }).text,
    ).toMatchObject({ source: 'openai', model: 'llama3', key: undefined })
    expect(() => readSettings({ OPENAI_API_KEY: 'k' })).toThrow('OPENAI_MODEL')
  })

  it('show advertisements only when both halves are set', () => {
    expect(readSettings({ ADS_CLIENT: 'ca-pub-1', ADS_SLOT: '2' }).ads).toEqual({
      client: 'ca-pub-1',
      slot: '2',
    })
    expect(() => readSettings({ ADS_CLIENT: 'ca-pub-1' })).toThrow('ADS_SLOT')
  })
})
