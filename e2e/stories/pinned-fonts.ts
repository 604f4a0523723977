import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, normalize } from 'node:path'
import type { Page } from '@playwright/test'

/**
 * The same letters on every machine, so that pictures can be compared: Onest for Latin, Cyrillic and Vietnamese, Noto Sans SC
 * for Chinese, both from npm. Languages beside those keep the machine's faces; their stories are not pictured.
 */
export async function pinFonts(page: Page, address: string): Promise<void> {
  await page.route(`${address}pinned-fonts/**`, async (route) => {
    const path = normalize(decodeURIComponent(new URL(route.request().url()).pathname).replace('/pinned-fonts/', ''))
    await route.fulfill({
      body: await readFile(join(folder, path)),
      contentType: path.endsWith('.css') ? 'text/css' : 'font/woff2',
    })
  })
}

/** After each load of the page. */
export async function showPinnedFonts(page: Page, address: string): Promise<void> {
  await page.addStyleTag({ url: `${address}pinned-fonts/index.css` })
  await page.addStyleTag({ content: `:root, [lang] { ${faces('sans')} ${faces('mono')} }` })
}

const faces = (kind: string): string => `--ds-font-${kind}: "Onest", "Noto Sans SC Variable", sans-serif !important;`

const folder = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/noto-sans-sc/index.css'))
