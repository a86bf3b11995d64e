import { z } from 'zod'
import type { TextSettings } from '#capabilities/composing/text-settings.ts'
import { isPostgresAddress, isProxyList, toHosts, toOrigin } from './setting-forms.ts'

export interface Settings {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly text: TextSettings
  readonly ads: { readonly client: string; readonly slot: string } | undefined
  readonly moderatorSecret: string | undefined
  /** Opens what the node counted; without it that is shown to nobody. */
  readonly metricsToken: string | undefined
  readonly trustProxy: boolean | number | string
  readonly publicOrigin: string | undefined
  /** Other names under which it answers. */
  readonly hosts: readonly string[]
  readonly limits: boolean
}

/** Says in one line which setting is wrong and what it wants; its message is all the operator sees. */
export class SettingError extends Error {
  override name = 'SettingError'
}

const loopback = /^(127(\.\d{1,3}){3}|::1|localhost)$/

const wholeNumber = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((port) => port <= 65_535)

const httpOrigin = z.url({ protocol: /^https?$/ })

function isHttpUrl(text: string): boolean {
  return httpOrigin.safeParse(text).success
}

const settingRules = {
  PORT: { schema: wholeNumber, wants: 'a port from 0 to 65535' },
  HOST: { schema: z.string().regex(/^[\w.:-]+$/), wants: 'a host name or address' },
  DATA_DIR: { schema: z.string().min(1), wants: 'a folder' },
  DATABASE_URL: {
    schema: z.string().refine(isPostgresAddress),
    // What most often goes wrong in one: a password as it was given.
    wants:
      'an address such as postgres://name:password@host:5432/database (in a password, # is written %23, / %2F and @ %40)',
  },
  GEMINI_API_KEY: { schema: z.string().regex(/^\S+$/), wants: 'a key without spaces' },
  GEMINI_MODEL: { schema: z.string().regex(/^[\w.:-]+$/), wants: 'the name of a model' },
  GEMINI_BASE_URL: { schema: z.string().refine(isHttpUrl), wants: 'an http(s) address' },
  OPENAI_BASE_URL: { schema: z.string().refine(isHttpUrl), wants: 'an http(s) address' },
  OPENAI_API_KEY: { schema: z.string().regex(/^\S+$/), wants: 'a key without spaces' },
  OPENAI_MODEL: { schema: z.string().regex(/^[\w./:@-]+$/), wants: 'the name of a model' },
  ADS_CLIENT: { schema: z.string().regex(/^[\w-]+$/), wants: 'the client id of the ad network' },
  ADS_SLOT: { schema: z.string().regex(/^[\w-]+$/), wants: 'the slot id of the ad network' },
  MODERATOR_SECRET: { schema: z.string().min(16), wants: 'at least 16 characters' },
  METRICS_TOKEN: {
    schema: z.string().regex(/^[\w~+/.-]{16,}=*$/),
    wants: 'at least 16 letters, digits or ~ + / . - _',
  },
  TRUST_PROXY: {
    schema: z.string().refine((text) => /^(true|false|\d{1,3})$/.test(text) || isProxyList(text)),
    wants: 'true, false, a number of proxies or their addresses, such as 10.0.0.0/8',
  },
  PUBLIC_ORIGIN: {
    schema: z.string().refine((text) => toOrigin(text) !== undefined),
    wants: 'an origin such as https://example.org, with nothing after the host',
  },
  HOSTS: {
    schema: z.string().refine((text) => toHosts(text) !== undefined),
    wants: 'names of hosts with commas between, such as example.org, www.example.org',
  },
  LIMITS: { schema: z.enum(['on', 'off']), wants: 'on or off' },
} as const

type SettingName = keyof typeof settingRules
type SettingValue<Name extends SettingName> = z.output<(typeof settingRules)[Name]['schema']>

export function readSettings(environment: Record<string, string | undefined>): Settings {
  function read<Name extends SettingName>(name: Name): SettingValue<Name> | undefined {
    const text = environment[name]?.trim()
    // An empty variable is how many hosts say "not set".
    if (!text) return undefined
    const rule = settingRules[name]
    const parsed = rule.schema.safeParse(text)
    // The value is left out of the message: it may be a secret.
    if (!parsed.success) throw new SettingError(`${name} must be ${rule.wants}.`)
    return parsed.data as SettingValue<Name>
  }

  const host = read('HOST') ?? '127.0.0.1'
  const limits = (read('LIMITS') ?? 'on') === 'on'
  if (!limits && !loopback.test(host)) {
    throw new SettingError('LIMITS may be off only while HOST is a loopback address.')
  }

  return {
    port: read('PORT') ?? 3000,
    host,
    dataDir: read('DATA_DIR') ?? './data',
    databaseUrl: read('DATABASE_URL'),
    text: readTextSettings(read),
    ads: readAds(read('ADS_CLIENT'), read('ADS_SLOT')),
    moderatorSecret: read('MODERATOR_SECRET'),
    metricsToken: read('METRICS_TOKEN'),
    trustProxy: readTrust(read('TRUST_PROXY')),
    publicOrigin: toOrigin(read('PUBLIC_ORIGIN') ?? ''),
    hosts: toHosts(read('HOSTS') ?? '') ?? [],
    limits,
  }
}

function readTextSettings(
  read: <Name extends SettingName>(name: Name) => SettingValue<Name> | undefined,
): TextSettings {
  const geminiKey = read('GEMINI_API_KEY')
  const openaiBase = read('OPENAI_BASE_URL')
  const openaiKey = read('OPENAI_API_KEY')
  const openaiModel = read('OPENAI_MODEL')
  const gemini = {
    model: read('GEMINI_MODEL') ?? 'gemini-3.5-flash-lite',
    baseUrl: read('GEMINI_BASE_URL') ?? 'https://generativelanguage.googleapis.com/v1beta',
  }
  if (geminiKey) return { source: 'gemini', key: geminiKey, ...gemini }
  if (openaiBase || openaiKey) {
    if (!openaiModel) throw new SettingError('OPENAI_MODEL must be the name of a model.')
    return {
      source: 'openai',
      key: openaiKey,
      model: openaiModel,
      baseUrl: openaiBase ?? 'https://api.openai.com/v1',
    }
  }
  return { source: 'composer' }
}

function readAds(client: string | undefined, slot: string | undefined): Settings['ads'] {
  if (client && slot) return { client, slot }
  if (client) throw new SettingError('ADS_SLOT must be set when ADS_CLIENT is.')
  if (slot) throw new SettingError('ADS_CLIENT must be set when ADS_SLOT is.')
  return undefined
}

function readTrust(text: string | undefined): boolean | number | string {
  if (!text || text === 'false') return false
  if (text === 'true') return true
  return /^\d+$/.test(text) ? Number(text) : text
}
