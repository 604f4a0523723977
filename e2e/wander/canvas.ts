// The designer's canvas as a person sees it.
import { expect, type Page } from '@playwright/test'
import type { Question } from '#sdk'
import { formOfWalk, savedMark, type World } from './world.ts'

const rows = (page: Page) => page.getByRole('list', { name: '题目', exact: true }).getByRole('listitem')
export const selectors = (page: Page) => rows(page).getByRole('button', { name: /^选择第 \d+ 题：/ })
export const settingsOf = (page: Page) => page.getByRole('region', { name: '题目设置' })
export const paletteOf = (page: Page) => page.getByRole('complementary', { name: '题型' })

/** Titles on the canvas, in order. */
export const titlesOn = async (page: Page): Promise<string[]> =>
  (await selectors(page).all()).length === 0
    ? []
    : selectors(page).evaluateAll((buttons) =>
        buttons.map((button) =>
          (button.getAttribute('aria-label') ?? button.textContent ?? '').replace(/^选择第 \d+ 题：/, ''),
        ),
      )

export const choose = async (page: Page, title: string): Promise<void> => {
  const button = rows(page).getByRole('button', { name: new RegExp(`^选择第 \\d+ 题：${title}$`) })
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
}

/** The tools of the question that is chosen. */
export const toolOf = (page: Page, title: string, name: string) =>
  rows(page).filter({ hasText: title }).getByRole('button', { name, exact: true })

export const savedNow = (page: Page) => expect(savedMark(page)).toBeVisible({ timeout: 20_000 })

/** Titles of the draft as the server has it. */
export const storedTitles = async (world: World): Promise<string[]> => {
  const { definition } = await world.api.draft(formOfWalk(world).key)
  return definition.questions.map(titleIn)
}

export const titleIn = ({ title }: Question): string => Object.values(title)[0] ?? ''
