// What holds after every step, whatever it was.
import { expect } from '@playwright/test'
import { savedNow, storedTitles, titlesOn } from './canvas.ts'
import { unreadable } from './watch.ts'
import { inEditor, inForm, type World } from './world.ts'

export const holdLaws = async (world: World): Promise<void> => {
  const { page, phone, form, api, watches } = world
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
    for (const text of form.records) if (text) expect(stored, 'no acknowledged answer is gone').toContain(text)
  }
  for (const each of [page, phone]) expect(await unreadable(each), 'only words people read').toEqual([])
  if (world.focusMatters) {
    await expect
      .poll(() => page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body), {
        message: 'something has the focus after a press',
      })
      .toBe(true)
  }
  expect([...watches.maker.take(), ...watches.respondent.take()], 'no page failed').toEqual([])
}
