import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from './walk.ts'

/*
 * Every story in four themes: no error or warning in the console, no violation of WCAG 2.2 A and AA found by axe, and, where a picture is
 * committed, no difference to it. Then right to left and in texts four times as long: nothing makes the page scroll sideways.
 *
 * Themes change colours and nothing else (colors.test.ts: same tokens in all), so the first theme is checked by every rule
 * and the others by the rules about colour. STORIES_ALL_RULES=1 runs every rule in every theme.
 */
const meta: { stories: Record<string, { filePath: string; locStart: number }> } = JSON.parse(
  readFileSync(new URL('../../build/meta.json', import.meta.url), 'utf8'),
)
const themes = ['light', 'dark', 'light-contrast', 'dark-contrast'] as const

for (const story of Object.keys(meta.stories)) {
  test(story, async ({ walk }, { config }) => {
    await walk.open(story)
    for (const theme of themes) {
      // Opened, it is light.
      if (theme !== 'light') await walk.turn({ look: theme })
      const rules = theme === 'light' || process.env.STORIES_ALL_RULES ? 'all' : 'colours'
      expect.soft(await walk.violations(rules), `axe, ${theme}`).toEqual([])
      const isWriting = config.updateSnapshots === 'all' || config.updateSnapshots === 'changed'
      if (isPictured(story, theme) && (isWriting || hasBaseline(theme, story)))
        await expect.soft(walk.page).toHaveScreenshot([theme, `${story}.png`], { fullPage: true })
    }
    for (const [name, switches] of Object.entries(stretches)) {
      await walk.turn({ look: 'light', ...switches })
      expect.soft(await walk.overflow(), name).toEqual([])
    }
    expect(walk.errors, 'console').toEqual([])
  })
}

/**
 * One story of each file is pictured, in light colours: the first, which shows the component as a whole, and of an overlay
 * the one in which it is open. The other themes change
 * colours only, which axe and the tests of the tokens judge, so there the contact sheet stands for all. Not pictured: other
 * scripts than those whose faces are pinned, and what moves.
 */
const isPictured = (story: string, theme: (typeof themes)[number]): boolean =>
  standsForFile.has(story) && !notPictured.test(story) && (theme === 'light' || story.includes('contact-sheet'))

const notPictured =
  /glyph|component-notes|overview--components|count-up|statistic|rich-text-editor|code-editor|formula-input/

const standsForFile: ReadonlySet<string> = new Set([
  ...new Map(
    Object.entries(meta.stories)
      .toSorted(([first, a], [second, b]) => rank(second, b.locStart) - rank(first, a.locStart))
      // The earliest in the file comes last and stays.
      .map(([story, { filePath }]) => [filePath, story]),
  ).values(),
])

function rank(story: string, place: number): number {
  return /--overlays--.*--open(ed)?$|--toast--shown$/.test(story) ? -1 : place
}

const stretches = {
  'right to left': { lang: 'en', pseudo: 'rtl' },
  '4 times as long': { lang: 'en', pseudo: 'long' },
}

function hasBaseline(theme: string, story: string): boolean {
  return existsSync(fileURLToPath(new URL(`./baselines/${theme}/${story}.png`, import.meta.url)))
}
