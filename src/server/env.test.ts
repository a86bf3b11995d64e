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
      METRICS_TOKEN: 'short-token',
      TRUST_PROXY: 'perhaps',
      PUBLIC_ORIGIN: 'https://example.org/path',
      HOSTS: 'example.org/path',
      LIMITS: 'maybe',
    }
    for (const [name, value] of Object.entries(wrong)) {
      const read = () => readSettings({ [name]: value })
      expect(read).toThrow(SettingError)
      expect(read).toThrow(new RegExp(`^${name} must be [^\n]+$`))
      expect(read).not.toThrow(value)
    }
  })

  it.each([
    'postgres://127.0.0.1:99999/x',
    'postgres://127.0.0.1:abc/x',
    'postgres://[bad/x',
    'postgres://u:pa#ss@127.0.0.1:1/x',
    'postgres://u:12#34@127.0.0.1:1/x',
  ])('refuse %s, which no driver can read', (databaseUrl) => {
    const read = () => readSettings({ DATABASE_URL: databaseUrl })
    expect(read).toThrow(/^DATABASE_URL must be an address such as [^\n]+$/)
    expect(read).not.toThrow(/pa#ss|99999|12#34/)
  })

  it.each([
    'postgres://127.0.0.1:5432/x?sslmode=require',
    'postgresql://u:pa%23ss@db.example.org/x',
    'postgres://u:100%@host/x',
    'postgres://u:p@/x?host=/var/run/postgresql',
    'postgres:///x?host=/var/run/postgresql',
    'postgres://%2Fvar%2Frun%2Fpostgresql/x',
    'postgres://u:p@[::1]:5432/x',
  ])('take %s, as the driver does', (databaseUrl) => {
    expect(readSettings({ DATABASE_URL: databaseUrl }).databaseUrl).toBe(databaseUrl)
  })

  it.each(['abc', '10.0.0.0/99', '10.0.0.0/0', '::1/129', '10.0.0', '10.0.0.1,,10.0.0.2', '1.5'])(
    'refuse to trust %s',
    (proxies) => {
      expect(() => readSettings({ TRUST_PROXY: proxies })).toThrow(/^TRUST_PROXY must be [^\n]+$/)
    },
  )

  it.each([
    ['true', true],
    ['false', false],
    ['2', 2],
    ['loopback, 10.0.0.0/8', 'loopback, 10.0.0.0/8'],
    ['192.0.2.1,2001:db8::/32', '192.0.2.1,2001:db8::/32'],
  ])('take %s for who is trusted', (proxies, trusted) => {
    expect(readSettings({ TRUST_PROXY: proxies }).trustProxy).toBe(trusted)
  })

  it.each([
    'https://example.org/path',
    'https://example.org/?',
    'https://example.org?query',
    'https://example.org/#fragment',
    'https://somebody:secret@example.org',
    'https://somebody@example.org/',
    'https:example.org',
    'ftp://example.org',
  ])('refuse %s, which is more or less than an origin', (origin) => {
    const read = () => readSettings({ PUBLIC_ORIGIN: origin })
    expect(read).toThrow(/^PUBLIC_ORIGIN must be [^\n]+$/)
    expect(read).not.toThrow('secret')
  })

  it('know an origin as browsers say it, however it is written', () => {
    const known = (origin: string) => readSettings({ PUBLIC_ORIGIN: origin }).publicOrigin
    expect(known('https://Example.org:443/')).toBe('https://example.org')
    expect(known('http://example.org:8080')).toBe('http://example.org:8080')
  })

  it('know hosts as browsers say them, with or without a port', () => {
    const known = (hosts: string) => readSettings({ HOSTS: hosts }).hosts
    expect(known('Example.org, www.example.org:8080,[2001:db8::1]')).toEqual([
      'example.org',
      'www.example.org',
      '[2001:db8::1]',
    ])
    expect(known('')).toEqual([])
    expect(() => known('https://example.org')).toThrow(/^HOSTS must be /)
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
