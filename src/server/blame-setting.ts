import { StoreFailure } from '#kit/store/server/store-failure.ts'
import { SettingError, type Settings } from './env.ts'

type BlamedSettings = Pick<Settings, 'databaseUrl' | 'dataDir'>

/** An operator thinks in settings: say which one led here. */
export function blameSetting(error: unknown, { databaseUrl, dataDir }: BlamedSettings): never {
  const { message, code } = error as NodeJS.ErrnoException
  if (error instanceof StoreFailure && error.code === 'unavailable') {
    throw new SettingError(`DATABASE_URL: ${message}`)
  }
  if (databaseUrl) {
    // The address stands in no message of these: a password may be in it.
    if (code === 'ERR_INVALID_URL' || error instanceof URIError) {
      throw new SettingError(`DATABASE_URL cannot be read: ${message}.`)
    }
    if (code === 'ENOENT') throw new SettingError(`DATABASE_URL names a file: ${message}`)
  } else if (/^E[A-Z]+$|^ERR_SQLITE/.test(code ?? '')) {
    throw new SettingError(`DATA_DIR ${dataDir} cannot be used: ${message}`)
  }
  throw error
}
