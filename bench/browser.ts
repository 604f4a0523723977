import { type Browser, chromium } from 'playwright'
import { ensureChromium } from '../tools/bootstrap/chromium.mjs'
import { atEnd } from './cleanup.ts'

/** A browser of its own with an empty profile, closed at the end at the latest. */
export const launchBrowser = async (): Promise<Browser> => {
  path ??= ensureChromium()
  const browser = await chromium.launch({
    executablePath: path,
    args,
    timeout: 30_000,
    // Playwright would end this process on a signal, and leave behind what else it started.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
  atEnd(() => browser.close())
  return browser
}

let path: string | null = null

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
