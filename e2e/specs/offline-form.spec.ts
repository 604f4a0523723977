// A form that was opened once, on a phone that has no network any more: it opens again, with everything, and sends once.
import type { Page } from '@playwright/test'
import type { FormDefinition } from '#shared/form/definition'
import { type Api, formOf } from '../fixtures/api.ts'
import { ask } from '../fixtures/questions.ts'
import { expect, publicPath, test } from '../fixtures/test.ts'

test.use({ viewport: { width: 375, height: 812 } })

const red = 'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mP4z8CAFTEMLQkAKP8/wc53yE8AAAAASUVORK5CYII='
const photo = { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from(red, 'base64') }
const name = ask('input', 'name01', '您的姓名', { required: true })
const choices = ['上午', '下午'].map((label, index) => ({ id: `part${index}`, label: { 'zh-cn': label } }))

const published = async (api: Api, definition: FormDefinition): Promise<string> => {
  const formKey = await api.createForm(definition)
  await api.publish(formKey)
  return formKey
}

/** What lies on the device of a form, without what the worker has put beside it. */
const keptPaths = (page: Page, formKey: string) =>
  page.evaluate(async (path) => {
    const name = `formloom-fill ${path}`
    if (!(await caches.has(name))) return []
    return (await (await caches.open(name)).keys()).map(({ url }) => {
      const { pathname, search } = new URL(url)
      return pathname + search
    })
  }, publicPath(formKey))

const isKept = (page: Page, formKey: string) =>
  expect.poll(async () => (await keptPaths(page, formKey)).includes(publicPath(formKey))).toBe(true)

const away = (page: Page) => page.getByRole('status').filter({ hasText: '现在连不上服务器' })

test('opened, filled in with a file, reloaded without a network, gone on with and sent: it arrives once', async ({
  api,
  browser,
  baseURL,
}) => {
  const formKey = await published(
    api,
    formOf('山里的问卷', [
      name,
      ask('upload', 'file01', '照片', { options: { maxCount: 2, maxMegabytes: 5, extensions: ['png'] } }),
      ask('radio', 'part01', '什么时候来？', { options: { choices } }),
      ask('date', 'day001', '哪一天？'),
    ]),
  )
  const phone = await browser.newContext({
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
    ...(baseURL && { baseURL }),
  })
  const page = await phone.newPage()
  const failures: string[] = []
  page.on('pageerror', ({ message }) => failures.push(message))
  await page.goto(publicPath(formKey))
  await page.getByRole('textbox', { name: '您的姓名' }).fill('没有信号')
  await page.locator('input[type=file]').setInputFiles([photo])
  await expect(page.getByText('photo.png', { exact: true })).toBeVisible()
  await expect(page.getByRole('progressbar', { name: /正在上传/ })).toHaveCount(0)
  await isKept(page, formKey)
  await expect(away(page)).toHaveCount(0)

  await test.step('no network, and the phone has thrown the tab away', async () => {
    await phone.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: '山里的问卷' })).toBeVisible()
    await expect(away(page)).toContainText('填写的内容会自动保存在这台设备上')
    await expect(page.getByRole('textbox', { name: '您的姓名' })).toHaveValue('没有信号')
    await expect(page.getByText('photo.png', { exact: true })).toBeVisible()
  })
  await test.step('what was never used before works, too', async () => {
    await page.getByRole('radio', { name: '下午' }).check()
    await page
      .getByRole('button', { name: /日历|选择日期/ })
      .first()
      .click()
    await expect(page.getByRole('grid').or(page.getByRole('dialog')).first()).toBeVisible()
    await page.keyboard.press('Escape')
  })
  await test.step('sent: it waits, also over another reload', async () => {
    await page.getByRole('button', { name: '提交', exact: true }).click()
    await expect(page.getByRole('heading', { name: '答案还没有送达' })).toBeVisible()
    await expect(page.getByText(/秒后自动重试/)).toBeVisible()
    expect(await api.rows(formKey)).toHaveLength(0)
    // A page that is being left hears for a moment that it is online, and may send: what counts is that it is stored once.
    await page.reload()
    await expect(page.getByRole('heading', { name: '答案还没有送达' })).toBeVisible()
  })
  await test.step('in two tabs the network comes back, and one of them sends', async () => {
    const second = await phone.newPage()
    await second.goto(publicPath(formKey))
    await expect(second.getByRole('heading', { level: 1, name: '山里的问卷' })).toBeVisible()
    await phone.setOffline(false)
    await expect(page.getByRole('heading', { name: '提交成功' })).toBeVisible()
    await expect(away(second)).toHaveCount(0, { timeout: 30_000 })
    const rows = await api.rows(formKey)
    expect(rows.map(({ answers }) => answers)).toEqual([
      {
        name01: '没有信号',
        file01: [expect.objectContaining({ name: 'photo.png', size: photo.buffer.length })],
        part01: { ids: ['part1'] },
      },
    ])
  })
  expect(failures).toEqual([])
  await phone.close()
})

test('published anew, the next visit shows it; what is kept follows, and nothing of the old one stays', async ({
  api,
  respondent: page,
}) => {
  const formKey = await published(api, formOf('第一版', [name]))
  await page.goto(publicPath(formKey))
  await isKept(page, formKey)
  await api.change(formKey, (draft) => ({
    ...draft,
    title: { 'zh-cn': '第二版' },
    questions: [name, ask('radio', 'part01', '什么时候来？', { options: { choices } })],
  }))
  await api.publish(formKey)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: '第二版' })).toBeVisible()
  await expect
    .poll(() =>
      page.evaluate(
        async (path) => (await (await caches.match(path))?.text())?.includes('第二版') ?? false,
        publicPath(formKey),
      ),
    )
    .toBe(true)
  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: '第二版' })).toBeVisible()
  await expect(page.getByRole('radio', { name: '下午' })).toBeVisible()
  await expect(away(page)).toBeVisible()
  await page.context().setOffline(false)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(away(page), 'said no longer than it is true').toHaveCount(0)
})

test('every language of a form is there without a network, with the words of its questions', async ({
  api,
  respondent: page,
}) => {
  const formKey = await published(api, {
    ...formOf('两种语言', [
      { ...name, title: { 'zh-cn': '您的姓名', en: 'Your name' } },
      ask('upload', 'file01', '照片', { options: { maxCount: 2, maxMegabytes: 5, extensions: ['png'] } }),
    ]),
    languages: ['zh-cn', 'en'],
  })
  await page.goto(publicPath(formKey))
  await expect
    .poll(async () => (await keptPaths(page, formKey)).some((path) => path.endsWith('?language=en')))
    .toBe(true)
  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByRole('textbox', { name: '您的姓名' })).toBeVisible()
  await page.getByRole('combobox', { name: '语言' }).selectOption('en')
  await expect(page.getByRole('textbox', { name: 'Your name' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeVisible()
})

test('what an address brings along is not kept, nor is a page behind a password', async ({ api, respondent: page }) => {
  const formKey = await published(api, formOf('带着订单号', [{ ...name, name: 'order' }]))
  await page.goto(`${publicPath(formKey)}?order=secret-17`)
  await expect(page.getByRole('textbox', { name: '您的姓名' })).toHaveValue('secret-17')
  await isKept(page, formKey)
  const kept = await page.evaluate(async () => {
    const texts: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        texts.push(request.url, (await (await cache.match(request))?.text()) ?? '')
    }
    return texts.join('\n')
  })
  expect(kept).not.toContain('secret-17')
  await page.context().setOffline(true)
  await page.goto(`${publicPath(formKey)}?order=other-18`)
  await expect(page.getByRole('textbox', { name: '您的姓名' }), 'by the page itself').toHaveValue('other-18')
  await page.context().setOffline(false)

  await api.set(formKey, { access: { password: true } }, 'sesame-17')
  await page.goto(publicPath(formKey))
  await page.getByLabel('密码').fill('sesame-17')
  await page.getByRole('button', { name: '打开表单' }).click()
  await expect(page.getByRole('textbox', { name: '您的姓名' })).toBeVisible()
  await expect.poll(async () => (await keptPaths(page, formKey)).includes(publicPath(formKey))).toBe(false)
})

test('where the operator wants no worker, the one that is there goes with all it has kept', async ({
  api,
  respondent: page,
}) => {
  const formKey = await published(api, formOf('以后不保留', [name]))
  await page.goto(publicPath(formKey))
  await isKept(page, formKey)
  // What the server has at /fill-worker.js then (server/client-files.test.ts).
  await page.evaluate(() => navigator.serviceWorker.register('/fill-worker-off.js', { scope: '/s/' }))
  await expect
    .poll(() =>
      page.evaluate(async () => [await caches.keys(), (await navigator.serviceWorker.getRegistrations()).length]),
    )
    .toEqual([[], 0])
})

test('of a form with settings, which who is signed in asks for anew, the kept page opens without a network', async ({
  api,
  respondent: page,
}) => {
  const formKey = await published(api, formOf('有设置的问卷', [name]))
  await api.set(formKey, { after: { allowAgain: false } })
  await page.goto(publicPath(formKey))
  await isKept(page, formKey)
  // As signing in to the console in the same browser leaves it (src/session/token.ts).
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the console's own way
    document.cookie = 'Admin-Token=somebody; Path=/'
  })
  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: '有设置的问卷' })).toBeVisible()
  await page.getByRole('textbox', { name: '您的姓名' }).fill('也能填写')
  await expect(away(page)).toBeVisible()
})

const files = ask('upload', 'file01', '照片', { options: { maxCount: 3, maxMegabytes: 5, extensions: ['png', 'txt'] } })
const second = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello 你好\n') }
const waits = '已存在这台设备上，连上服务器后会自动上传。'

/** The form is open, and what it may need without a network is there. */
const readyToLeave = async (page: Page, formKey: string) => {
  await page.goto(publicPath(formKey))
  await expect(page.getByRole('textbox', { name: '您的姓名' })).toBeVisible()
  await isKept(page, formKey)
}

/** What this device has kept of the form reaches its storage half a second after it was entered. */
const isInDraft = (page: Page, text: string) =>
  expect
    .poll(() =>
      page.evaluate(
        (wanted) =>
          new Promise<boolean>((resolve, reject) => {
            const opening = indexedDB.open('formloom-fill')
            opening.onerror = () => reject(opening.error)
            opening.onsuccess = () => {
              const all = opening.result.transaction('drafts').objectStore('drafts').getAll()
              all.onsuccess = () => {
                opening.result.close()
                resolve(JSON.stringify(all.result).includes(wanted))
              }
            }
          }),
        text,
      ),
    )
    .toBe(true)

/** Files in the order of their names: they arrive as they like. */
const inOrder = (answers: readonly Record<string, unknown>[]) =>
  answers.map(({ name01, file01 }) => ({
    name01,
    file01: (file01 as { name: string }[]).toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
  }))

test('files picked without a network wait on the device, over a reload and a closed tab, and are sent by themselves', async ({
  api,
  respondent: page,
}) => {
  const formKey = await published(api, formOf('隧道里的问卷', [name, files]))
  await readyToLeave(page, formKey)
  const context = page.context()
  const uploads: string[] = []
  context.on('request', (request) => {
    if (request.url().includes('/form/file/upload/')) uploads.push(request.url())
  })
  await context.setOffline(true)
  await page.getByRole('textbox', { name: '您的姓名' }).fill('在隧道里')
  await page.locator('input[type=file]').setInputFiles([photo, second, { ...second, name: 'wrong.txt' }])
  const rowOf = (name: string, on: Page = page) => on.locator('[data-slot=upload-file]').filter({ hasText: name })
  for (const name of ['photo.png', 'notes.txt', 'wrong.txt']) await expect(rowOf(name)).toContainText(waits)
  await expect(rowOf('photo.png').locator('img')).toBeVisible()
  await page.getByRole('button', { name: /wrong\.txt/ }).click()
  await expect(rowOf('wrong.txt')).toHaveCount(0)
  await isInDraft(page, 'notes.txt')

  await test.step('loaded anew, they are still there', async () => {
    await page.reload()
    for (const name of ['photo.png', 'notes.txt']) await expect(rowOf(name)).toContainText(waits)
    await expect
      .poll(() =>
        rowOf('photo.png')
          .locator('img')
          .evaluate((img: HTMLImageElement) => img.naturalWidth),
      )
      .toBe(8)
  })
  const other = await context.newPage()
  await test.step('the tab is gone, and another one has them', async () => {
    await page.close()
    await other.goto(publicPath(formKey))
    for (const name of ['photo.png', 'notes.txt']) await expect(rowOf(name, other)).toContainText(waits)
    await expect(other.getByRole('textbox', { name: '您的姓名' })).toHaveValue('在隧道里')
  })
  await test.step('with the network they arrive by themselves, and each once', async () => {
    uploads.length = 0
    await context.setOffline(false)
    for (const name of ['photo.png', 'notes.txt']) {
      await expect(rowOf(name, other)).not.toContainText(waits)
      await expect(rowOf(name, other)).toBeVisible()
    }
    await other.getByRole('button', { name: '提交', exact: true }).click()
    await expect(other.getByRole('heading', { name: '提交成功' })).toBeVisible()
  })
  const rows = await api.rows(formKey)
  expect(inOrder(rows.map(({ answers }) => answers))).toEqual([
    {
      name01: '在隧道里',
      file01: [
        { id: expect.stringMatching(/^\w{28}$/), name: 'notes.txt', size: second.buffer.length },
        { id: expect.stringMatching(/^\w{28}$/), name: 'photo.png', size: photo.buffer.length },
      ],
    },
  ])
  expect(uploads).toHaveLength(2)
})

test('sent without a network, with files that wait: they go first, then the answers, once', async ({
  api,
  respondent: page,
}) => {
  const formKey = await published(api, formOf('先传文件', [name, { ...files, required: true }]))
  await readyToLeave(page, formKey)
  const context = page.context()
  await context.setOffline(true)
  await page.getByRole('textbox', { name: '您的姓名' }).fill('没有信号')
  await page.locator('input[type=file]').setInputFiles([photo, second])
  await expect(page.getByText(waits)).toHaveCount(2)
  await page.getByRole('button', { name: '提交', exact: true }).click()
  await expect(page.getByRole('heading', { name: '答案还没有送达' })).toBeVisible()
  await expect(page.getByText('正在先上传 2 个文件。')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: '答案还没有送达' })).toBeVisible()
  const second2 = await context.newPage()
  await second2.goto(publicPath(formKey))
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: '提交成功' })).toBeVisible()
  const rows = await api.rows(formKey)
  expect(inOrder(rows.map(({ answers }) => answers))).toEqual([
    {
      name01: '没有信号',
      file01: [expect.objectContaining({ name: 'notes.txt' }), expect.objectContaining({ name: 'photo.png' })],
    },
  ])
})

test('a file that the server does not take after all is named at its question, and nothing else is lost', async ({
  api,
  respondent: page,
}) => {
  const formKey = await published(api, formOf('后来不收了', [name, files]))
  await readyToLeave(page, formKey)
  await page.context().setOffline(true)
  await page.getByRole('textbox', { name: '您的姓名' }).fill('还在这里')
  // Named as what it is not: only the server looks into it.
  await page.locator('input[type=file]').setInputFiles([{ ...second, name: 'fake.png' }, second])
  await expect(page.getByText(waits)).toHaveCount(2)
  await page.getByRole('button', { name: '提交', exact: true }).click()
  await expect(page.getByRole('heading', { name: '答案还没有送达' })).toBeVisible()
  await page.context().setOffline(false)
  const question = page.getByRole('group', { name: '照片' }).last()
  await expect(page.getByText(/“fake\.png”未被接受：/).first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: '您的姓名' })).toHaveValue('还在这里')
  await expect(question.locator('[data-slot=upload-file]')).toHaveCount(1)
  await expect(question.locator('[data-slot=upload-file]')).toContainText('notes.txt')
  expect(await api.rows(formKey)).toHaveLength(0)
  await page.getByRole('button', { name: '提交', exact: true }).click()
  await expect(page.getByRole('heading', { name: '提交成功' })).toBeVisible()
  const [row] = await api.rows(formKey)
  expect(row?.answers).toEqual({ name01: '还在这里', file01: [expect.objectContaining({ name: 'notes.txt' })] })
})
