import { expect, test } from './walk.ts'

const story = 'design-system--actions--button--variants'

test('below a story are the notes of its component, and its props turn what is above', async ({
  walk: { page, address },
}) => {
  await page.goto(`${address}?story=${story}`)
  const panel = page.getByRole('complementary', { name: 'Component' })
  await expect(panel.getByRole('heading', { name: 'Button' })).toBeVisible()
  await expect(panel.getByText('Don’t')).toBeVisible()
  await expect(panel.getByRole('table', { name: /^Keys/ })).toContainText('Enter')

  const above = page.getByRole('button', { name: '发布表单' }).first()
  await expect(above).not.toHaveAttribute('aria-busy')
  await panel.getByRole('combobox', { name: 'busy' }).selectOption('true')
  await expect(above).toHaveAttribute('aria-busy', 'true')
  await panel.getByRole('button', { name: 'As the story has it' }).click()
  await expect(above).not.toHaveAttribute('aria-busy')

  await panel.getByRole('combobox', { name: 'busy' }).selectOption('true')
  await page.getByRole('combobox', { name: 'Width' }).selectOption('768')
  const framed = page.frameLocator('iframe').getByRole('button', { name: '发布表单' }).first()
  await panel.getByRole('combobox', { name: 'size' }).selectOption('mini')
  await expect(framed).toHaveAttribute('aria-busy', 'true')
  await page.getByRole('combobox', { name: 'Width' }).selectOption('0')
})

test('the switches stay when another story is opened, and search finds it', async ({ walk: { page, address } }) => {
  await page.goto(`${address}?story=${story}&look=dark&lang=de&dir=rtl&size=mini`)
  await page.locator('.ladle-aside input').fill('badge')
  await page.getByRole('link', { name: 'Tones' }).click()
  await expect(page).toHaveURL(/story=design-system--data--badge--tones/)
  for (const parameter of ['look=dark', 'lang=de', 'dir=rtl', 'size=mini']) expect(page.url()).toContain(parameter)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test.afterEach(({ walk: { page } }) => page.evaluate(() => localStorage.clear()))
