// Words longer than the Chinese ones a screen was drawn with: nothing is cut off, nothing lies on something else.
import type { Locator, Page } from '@playwright/test'
import { formOf } from '../fixtures/api.ts'
import { ask } from '../fixtures/questions.ts'
import { expect, test } from '../fixtures/test.ts'
import { chooseTheme } from '../fixtures/theme.ts'

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (!box) throw new Error('The part is not on screen')
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height }
}
const inGerman = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 820 })
  await chooseTheme(page, { currentI18n: 'de' })
}

test("a form's header has one row at 1366 px, and where saving stands lies on no tab", async ({
  api,
  consolePage: page,
}) => {
  const formKey = await api.createForm(formOf('Anmeldung Workshop Gesprächsführung', [ask('input', 'name01', 'Name')]))
  await api.publish(formKey)
  await inGerman(page, 1366)
  await page.goto(`/project/form/setting?key=${formKey}`)
  const header = page.getByRole('banner')
  const status = header.getByRole('status')
  const fits = async () => {
    const box = await boxOf(header)
    expect(box.bottom - box.top, 'height of the header').toBeLessThan(55)
    const words = status.locator('span').first()
    expect(await words.evaluate((span) => span.scrollWidth <= span.clientWidth), 'words are whole').toBe(true)
    const tabs = await boxOf(header.getByRole('link').last())
    expect((await boxOf(words)).left, 'words are right of the tabs').toBeGreaterThan(tabs.right)
    expect((await boxOf(words)).right).toBeLessThan((await boxOf(header.getByRole('toolbar'))).left)
  }
  await expect(status).toHaveText('Gespeichert')
  await fits()

  await page.getByRole('switch', { name: 'Antworten insgesamt begrenzen' }).click()
  await page.getByRole('spinbutton').first().fill('')
  await page.keyboard.press('Control+s')
  await expect(status, 'the whole sentence is heard').toContainText('Etwas fehlt oder ist falsch')
  await expect(status).toHaveAttribute('title', /Etwas fehlt oder ist falsch/)
  await fits()
})

for (const width of [1366, 375])
  test(`a row of the recycle bin shows all it has at ${width} px`, async ({ api, consolePage: page }) => {
    const formKey = await api.createForm(formOf(`Anmeldung Workshop Gesprächsführung ${width}`, []))
    await page.request.post('/sapi/user/form/delete', {
      data: { formKey },
      headers: { authorization: `Bearer ${api.token}` },
    })
    await inGerman(page, width)
    await page.goto('/project/recycle')
    const row = page.getByRole('row').filter({ hasText: `Gesprächsführung ${width}` })
    await expect(row).toBeVisible()
    // All in one look: what is still being drawn above moves the row between two.
    const measured = await row.evaluate((whole) => {
      const boxOf = (part: Element) => {
        const { left, right, top, bottom } = part.getBoundingClientRect()
        return { left, right, top, bottom }
      }
      const cells = [...whole.querySelectorAll('td, th, [role=cell]')]
      const parts = cells.flatMap((cell) =>
        [...cell.querySelectorAll('button, span, time')]
          .filter((part) => part.checkVisibility() && part.getClientRects().length > 0)
          .map((part) => ({ frame: boxOf(cell), box: boxOf(part) })),
      )
      return { whole: boxOf(whole), cells: cells.length, parts }
    })
    expect(measured.cells).toBeGreaterThan(2)
    expect(measured.parts.length).toBeGreaterThan(2)
    for (const { frame, box } of measured.parts) {
      expect(box.left, 'not cut at its start').toBeGreaterThanOrEqual(frame.left)
      expect(box.right, 'not cut at its end').toBeLessThanOrEqual(frame.right)
      expect(box.top, 'not above its row').toBeGreaterThanOrEqual(measured.whole.top)
      expect(box.bottom, 'not below its row').toBeLessThanOrEqual(measured.whole.bottom)
    }
  })
