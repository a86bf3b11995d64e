import { describe, expect, it } from 'vitest'
import { createQuietLog } from '#kit/store/server/testing/quiet-log.ts'
import { blameSetting } from './blame-setting.ts'
import { SettingError } from './env.ts'
import { openServices } from './services.ts'

/** What the operator reads when the site cannot start on these. */
async function refusal(where: { databaseUrl?: string; dataDir?: string }): Promise<string> {
  const settings = { databaseUrl: undefined, dataDir: '', ...where }
  const text = { source: 'composer' } as const
  const error = await openServices({
    settings: { ...settings, text, limits: true, moderatorSecret: undefined },
    clock: { now: Date.now },
    log: createQuietLog(),
  })
    .then(() => new Error('It started.'))
    .catch((fault) => blameSetting(fault, settings))
    .catch((blame: Error) => blame)
  expect(error).toBeInstanceOf(SettingError)
  return error.message
}

describe('a start that fails', () => {
  it('names the address of the database, and never its password', async () => {
    const message = await refusal({ databaseUrl: 'postgres://u:secret%e0%a4@127.0.0.1:1/x' })
    expect(message).toMatch(/^DATABASE_URL cannot be read: [^\n]+$/)
    expect(message).not.toContain('secret')
  })

  it('names the address of a database that does not answer', async () => {
    const message = await refusal({ databaseUrl: 'postgres://u:secret@127.0.0.1:1/x' })
    expect(message).toMatch(/^DATABASE_URL: [^\n]+$/)
    expect(message).not.toContain('secret')
  })

  it('names a certificate that is not there', async () => {
    const databaseUrl = 'postgres://u:secret@127.0.0.1:1/x?sslrootcert=/nowhere/ca.pem'
    const message = await refusal({ databaseUrl })
    expect(message).toMatch(/^DATABASE_URL names a file: ENOENT[^\n]+$/)
    expect(message).not.toContain('secret')
  })

  it('names the folder of the data', async () => {
    expect(await refusal({ dataDir: '/dev/null/data' })).toMatch(
      /^DATA_DIR \/dev\/null\/data cannot be used: [^\n]+$/,
    )
  })
})
