// Draws the contact sheet of the kit (a story of .ladle/pages) in light and dark: docs/screenshots/kit-{light,dark}.png.
import { existsSync, mkdirSync } from 'node:fs'
import { chromium } from 'playwright'
import { ensureChromium } from './bootstrap/chromium.mjs'
import { ensureInstalled } from './bootstrap/install.mjs'
import { inRepository } from './bootstrap/root.mjs'
import { runTool } from './bootstrap/run-tool.mjs'
import { serveFolder } from './static-server.mjs'

ensureInstalled()
if (!existsSync(inRepository('build/meta.json')) || !process.argv.includes('--built')) {
  if (runTool('ladle', ['build']) !== 0) process.exit(1)
}
const folder = inRepository('docs/screenshots')
mkdirSync(folder, { recursive: true })

const server = await serveFolder(inRepository('build'))
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  const page = await browser.newPage({
    viewport: { width: 1728, height: 1200 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
  })
  await page.clock.setFixedTime('2026-11-21T02:30:00Z')
  for (const look of ['light', 'dark']) {
    await page.goto(`${server.address}?mode=preview&story=overview--contact-sheet--kit&look=${look}`)
    await page.locator('[data-contact-sheet]').waitFor()
    await page.waitForLoadState('networkidle')
    const path = `docs/screenshots/kit-${look}.png`
    await page.screenshot({ path: inRepository(path), fullPage: true })
    console.log(path)
  }
} finally {
  await browser.close()
  await server.close()
}
