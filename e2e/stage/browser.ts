import { type Browser, chromium } from 'playwright-core'
import { findChromium } from './find-chromium.ts'

let opened: Promise<Browser> | undefined

/**
 * One browser for all the journeys that a worker takes. It is not shared between the workers: the
 * clipboard and the focus belong to a whole browser. It listens on a pipe, so it ends when the
 * worker does, however the worker ends.
 */
export function openBrowser(): Promise<Browser> {
  opened ??= launch()
  return opened
}

async function launch(): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    handleSIGTERM: false,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-dev-shm-usage',
    ],
  })
  process.once('SIGTERM', () => void browser.close().finally(() => process.exit()))
  return browser
}
