// What holds after every step, whatever it was.
import { expect, type Page } from '@playwright/test'
import { savedNow, storedTitles, titlesOn } from './canvas.ts'
import { unreadable } from './watch.ts'
import { inEditor, inForm, type World } from './world.ts'

export const hasFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body)

export const holdLaws = async (world: World): Promise<void> => {
  const { page, phone, colleague, form, api, watches } = world
  if (form && inEditor(world)) {
    const wanted = form.questions.map(({ title }) => title)
    await expect
      .poll(() => titlesOn(page), { message: 'the designer shows what was made', timeout: 15_000 })
      .toEqual(wanted)
    await savedNow(page)
    expect(await storedTitles(world), 'what is saved is what is shown').toEqual(wanted)
  }
  if (form && inForm(world) && !inEditor(world)) {
    const wanted = form.questions.map(({ title }) => title)
    await expect
      .poll(() => storedTitles(world), { message: 'leaving the editor loses nothing', timeout: 15_000 })
      .toEqual(wanted)
  }
  if (form) {
    const rows = await api.rows(form.key)
    const stored = JSON.stringify(rows.map(({ answers }) => answers))
    expect(rows, 'every record somebody was told of is there, and no other').toHaveLength(form.records.length)
    for (const { text, file } of form.records) {
      expect(stored, 'no acknowledged answer is gone').toContain(text)
      expect(stored, 'no acknowledged file is gone').toContain(file)
    }
  }
  for (const each of [page, phone, colleague]) expect(await unreadable(each), 'only words people read').toEqual([])
  if (world.focusMatters) {
    await expect.poll(() => hasFocus(page), { message: 'what had the focus has handed it on' }).toBe(true)
  }
  expect(
    Object.values(watches).flatMap((watch) => watch.take()),
    'no page failed',
  ).toEqual([])
}
