import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** A Chromium that is here, else the package manager's, else Playwright's own. */
export function findChromium(): string {
  const found = lookForChromium()
  if (found) return found
  for (const install of [installFromSystem, installFromPlaywright]) {
    const installed = install() && lookForChromium()
    if (installed) return installed
  }
  throw new Error(
    'No Chromium found and none could be installed: set CHROMIUM_PATH to a Chrome or Chromium.',
  )
}

function lookForChromium(): string | undefined {
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

function installFromSystem(): boolean {
  if (!existsSync('/usr/bin/apt-get')) return false
  const root = process.getuid?.() === 0
  process.stdout.write('Installing Chromium from the package manager …\n')
  return (
    attempt(
      root ? 'apt-get' : 'sudo',
      root ? ['update', '-qq'] : ['-n', 'apt-get', 'update', '-qq'],
    ) &&
    attempt(root ? 'apt-get' : 'sudo', [
      ...(root ? [] : ['-n', 'apt-get']),
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      'chromium',
    ])
  )
}

function installFromPlaywright(): boolean {
  process.stdout.write('Installing Chromium through Playwright …\n')
  return attempt('playwright-core', ['install', 'chromium'])
}

function attempt(command: string, words: readonly string[]): boolean {
  try {
    execFileSync(command, words, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 })
    return true
  } catch {
    return false
  }
}
