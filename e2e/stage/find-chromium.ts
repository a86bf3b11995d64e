import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

const usual = [
  // The same engine without windows to draw: it takes half the processor. Its command in /usr/bin is a shell around it.
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** A Chrome or Chromium that is on this machine. */
export function findChromium(): string {
  const found = lookForChromium()
  if (found) return found
  throw new Error(
    'No Chromium found and none could be installed: set CHROMIUM_PATH to a Chrome or Chromium.',
  )
}

export function lookForChromium(): string | undefined {
  const named = [process.env.CHROMIUM_PATH, process.env.CHROME_PATH].filter((path) => path)
  return [...named, ...usual, ...ofPlaywright()].find((path) => path && existsSync(path))
}

function ofPlaywright(): string[] {
  const caches = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), '.cache', 'ms-playwright'),
    join(homedir(), 'Library', 'Caches', 'ms-playwright'),
  ]
  return caches
    .filter((cache) => cache !== undefined && existsSync(cache))
    .flatMap((cache) =>
      readdirSync(cache as string)
        .filter((name) => name.startsWith('chromium-'))
        .flatMap((name) =>
          [
            'chrome-linux/chrome',
            'chrome-linux64/chrome',
            'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
          ].map((binary) => join(cache as string, name, binary)),
        ),
    )
}
