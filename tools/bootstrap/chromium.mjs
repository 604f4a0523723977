// Finds a Chromium for tests and screenshots, or installs one.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'

/** What every test and measurement starts it with. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Path of an installed Chromium or Chrome; where Playwright keeps its own, installed or not, when there is none. */
export function chromiumPath() {
  return installedChromium() ?? playwrightChromium()
}

/** Path of a Chromium that exists: an installed one, else Playwright's own download, else the system's package. */
export function ensureChromium() {
  const ready = readyChromium()
  if (ready) return ready
  console.log('Installing Chromium for the tests…')
  for (const attempt of [installWithPlaywright, installWithApt]) {
    attempt()
    const installed = readyChromium()
    if (installed) return installed
  }
  throw new Error(
    'No Chromium was found and none could be installed. Install Chromium or Chrome, or set CHROME_PATH to its program.',
  )
}

function readyChromium() {
  const found = installedChromium()
  if (found) return found
  const downloaded = playwrightChromium()
  return existsSync(downloaded) ? downloaded : null
}

function installedChromium() {
  const chosen = process.env.CHROME_PATH
  if (chosen) {
    if (existsSync(chosen)) return chosen
    throw new Error(`CHROME_PATH must be the path of a Chromium or Chrome program, but ${chosen} does not exist.`)
  }
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  return [...onPath, ...wellKnown].find((path) => existsSync(path)) ?? null
}

// The headless shell first: the same engine without the windows around it, which no test looks at. Our journeys take a
// fifth less time with it.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const wellKnown = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

function playwrightChromium() {
  return createRequire(import.meta.url)('playwright-core').chromium.executablePath()
}

function installWithPlaywright() {
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js')
  // It downloads from the network, and some networks answer never rather than no.
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit', timeout: 300_000 })
}

function installWithApt() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  const install = (program) =>
    spawnSync('apt-get', ['install', '-q', '-y', '--no-install-recommends', program, 'fonts-noto-cjk'], options)
  spawnSync('apt-get', ['update', '-q'], options)
  // Older releases have the whole browser only.
  if (install('chromium-headless-shell').status !== 0) install('chromium')
}
