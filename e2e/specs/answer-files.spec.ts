// Files of answers, from the respondent's phone to whoever may see the record: shown, opened, exported, and nobody else's.
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { formOf } from '../fixtures/api.ts'
import { goToForm, goToTab } from '../fixtures/go.ts'
import { product } from '../fixtures/product.ts'
import { ask } from '../fixtures/questions.ts'
import { expect, test } from '../fixtures/test.ts'

const red = 'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mP4z8CAFTEMLQkAKP8/wc53yE8AAAAASUVORK5CYII='
const photo = { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from(red, 'base64') }
const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello 你好\n') }
const question = ask('upload', 'file01', '请上传附件', {
  options: { maxCount: 3, maxMegabytes: 5, extensions: ['png', 'txt'] },
})

/** Whether the picture has been drawn, and not only its frame. */
const isDrawn = (page: Page, selector: string) =>
  expect
    .poll(() =>
      page
        .locator(selector)
        .first()
        .evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth),
    )
    .toBe(8)

const pick = async (page: Page, ...files: (typeof photo)[]) => {
  await page.locator('input[type=file]').setInputFiles(files)
  for (const { name } of files) await expect(page.getByText(name, { exact: true })).toBeVisible()
  await expect(page.getByRole('progressbar', { name: /正在上传/ })).toHaveCount(0)
}

test('what a respondent sends is seen in their draft, in the table, the record, its editor and the export', async ({
  api,
  respondent,
  consolePage: page,
  browser,
}) => {
  test.setTimeout(120_000)
  const formKey = await api.createForm(formOf('附件与照片', [question]))
  await api.publish(formKey)

  await test.step('the respondent, also after a reload', async () => {
    await respondent.goto(`/s/${formKey}`)
    await pick(respondent, photo, notes)
    await isDrawn(respondent, 'img')
    // The draft is stored after half a second.
    await respondent.waitForTimeout(800)
    await respondent.reload()
    await expect(respondent.getByText('photo.png')).toBeVisible()
    await isDrawn(respondent, 'img[src^="/sapi/file/"]')
  })
  const draftPicture = (await respondent.locator('img').first().getAttribute('src')) ?? ''

  await test.step('and nobody else', async () => {
    const stranger = await browser.newContext()
    const answer = await stranger.request.get(product().address + draftPicture)
    expect(answer.status()).toBe(401)
    await stranger.close()
  })
  await respondent.getByRole('button', { name: '提交' }).click()
  await expect(respondent.getByText(/已提交|提交成功|感谢/).first()).toBeVisible()

  await test.step('the table leads to each file', async () => {
    await goToForm(page, '附件与照片', '数据')
    const [saved] = await Promise.all([
      page
        .context()
        .waitForEvent('page')
        .then((opened) => opened.waitForEvent('download')),
      page.getByRole('link', { name: 'notes.txt' }).click(),
    ])
    expect(saved.suggestedFilename()).toBe('notes.txt')
    expect(await readFile(await saved.path())).toEqual(notes.buffer)
  })

  await test.step('the record shows the picture, small and large', async () => {
    await page.getByRole('link', { name: '1', exact: true }).click()
    await page.getByRole('dialog').getByRole('link', { name: '单独打开' }).click()
    await isDrawn(page, 'img[alt="photo.png"]')
    await page.getByRole('button', { name: 'photo.png' }).click()
    await expect(page.getByRole('dialog').getByRole('img', { name: 'photo.png' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: 'notes.txt' })).toHaveAttribute('href', /^\/file\/\w{28}$/)
  })

  await test.step('on paper every picture has its name, and nothing is to be pressed', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(
      page.getByRole('figure').filter({ hasText: 'photo.png' }).getByRole('img', { name: 'photo.png' }),
    ).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'notes.txt' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'notes.txt' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'photo.png' })).toBeHidden()
    await page.emulateMedia({ media: null })
  })

  await test.step('its editor, too', async () => {
    await page.getByRole('button', { name: '编辑' }).click()
    await isDrawn(page, '[data-slot=upload-file] img')
    await expect(page.getByRole('link', { name: 'photo.png' })).toHaveAttribute('href', /^\/file\/\w{28}$/)
  })

  await test.step('an address of the export works for whoever is signed in and holds no secret', async () => {
    await goToTab(page, '数据')
    await page.getByRole('button', { name: '导出' }).click()
    await page.getByRole('menuitem', { name: /CSV/ }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('dialog').getByRole('link').click(),
    ])
    const csv = await readFile(await download.path(), 'utf8')
    const address = /photo\.png (https?:\/\/\S+\/file\/\w{28})(?=[^\w]|$)/.exec(csv)?.[1] ?? ''
    expect(address).not.toBe('')
    expect(csv).not.toMatch(/Bearer|flt_/)
    await page.goto(new URL(address).pathname)
    await isDrawn(page, 'img[alt="photo.png"]')
    const stranger = await browser.newContext()
    const theirs = await stranger.newPage()
    await theirs.goto(product().address + new URL(address).pathname)
    await expect(theirs).toHaveURL(/\/login\?redirect=/)
    await stranger.close()
  })
})

test('pressed while a file is on its way, submitting waits for it and then goes on by itself', async ({
  api,
  respondent: page,
}) => {
  const formKey = await api.createForm(formOf('附件', [question]))
  await api.publish(formKey)
  let arrive: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/sapi/form/file/upload/**', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`/s/${formKey}`)
  await page.locator('input[type=file]').setInputFiles(notes)
  await page.getByRole('button', { name: '提交' }).click()
  await expect(page.getByText('正在等待内容上传完成，完成后会自动继续。').first()).toBeVisible()
  arrive()
  await expect.poll(async () => (await api.rows(formKey)).length).toBe(1)
  const [row] = await api.rows(formKey)
  expect(row?.answers.file01).toMatchObject([{ name: 'notes.txt' }])
})

test('an upload that failed is not left out in silence', async ({ api, respondent: page }) => {
  const formKey = await api.createForm(formOf('附件', [question]))
  await api.publish(formKey)
  // The server has judged it: without a network the file would wait (offline-form.spec.ts).
  await page.route('**/sapi/form/file/upload/**', (route) =>
    route.fulfill({ json: { code: 500, msg: '磁盘已满', data: null } }),
  )
  await page.goto(`/s/${formKey}`)
  await page.locator('input[type=file]').setInputFiles(notes)
  await expect(page.getByText('磁盘已满')).toBeVisible()
  await page.getByRole('button', { name: '提交' }).click()
  await expect(page.getByText('有内容没有上传成功，请重试或移除后再继续。')).toBeVisible()
  await page.getByRole('button', { name: '移除 notes.txt' }).click()
  await page.getByRole('button', { name: '提交' }).click()
  await expect.poll(async () => (await api.rows(formKey)).length).toBe(1)
})

test('who takes the file out while submitting waits for it has submitted nothing', async ({
  api,
  respondent: page,
}) => {
  const formKey = await api.createForm(formOf('附件', [question]))
  await api.publish(formKey)
  await page.route('**/sapi/form/file/upload/**', () => undefined)
  await page.goto(`/s/${formKey}`)
  await page.locator('input[type=file]').setInputFiles(notes)
  await page.getByRole('button', { name: '提交' }).click()
  const waits = page.getByText('正在等待内容上传完成，完成后会自动继续。').first()
  await expect(waits).toBeVisible()
  await page.getByRole('button', { name: '移除 notes.txt' }).click()
  await expect(waits).toBeHidden()
  expect(await api.rows(formKey)).toEqual([])
  await page.getByRole('button', { name: '提交' }).click()
  await expect.poll(async () => (await api.rows(formKey)).length).toBe(1)
})
