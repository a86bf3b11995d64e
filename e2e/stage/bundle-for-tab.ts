import { join } from 'node:path'
import { build } from 'vite'

const root = join(import.meta.dirname, '..', '..')
const entryName = 'run-in-a-tab'

/** Sources of the app as one script for a tab of a real browser, where they are called `kit`. */
export async function bundleForTab(entry: string): Promise<string> {
  const made = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id.endsWith(entryName) ? `\0${entryName}` : undefined),
        load: (id) => (id === `\0${entryName}` ? entry : undefined),
      },
    ],
    build: {
      write: false,
      target: 'chrome100',
      lib: { entry: entryName, formats: ['iife'], name: 'kit' },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const [bundle] = [made].flat() as unknown as { output: { code: string }[] }[]
  return `${bundle?.output[0]?.code}\nglobalThis.kit = kit`
}
