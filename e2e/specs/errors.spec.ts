// The error catalogue (spec 8), row by row, as a person meets it: the server's answers are replaced in the browser.
import type { Page, Route } from '@playwright/test'
import { formOf } from '../fixtures/api.ts'
import { ask } from '../fixtures/questions.ts'
import { expect, publicPath, test } from '../fixtures/test.ts'

/** The demo's survey with 5,000 answers. */
const address = '/project/form/data?key=sat5Xw9c'
const exporting = '**/sapi/user/form/data/export'

const toasts = (page: Page) => page.locator('[data-sonner-toast]')
const envelope = (code: number, msg = '', data: unknown = null) => ({ json: { code, msg, data } })

/** Starts an export, whose call the console tells of when it fails. */
const call = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: '导出', exact: true }).click()
  await page.getByRole('menuitem', { name: /全部.*CSV/ }).click()
}
const open = async (page: Page): Promise<void> => {
  await page.goto(address)
  await expect(page.getByRole('row').nth(3)).toBeVisible()
}

type Answer = Parameters<Route['fulfill']>[0] | 'hangUp'
const rows: [what: string, answer: Answer, text: string, seconds: 1 | 6][] = [
  ['code 403', envelope(403, 'x'), '当前操作没有权限', 6],
  ['code 404', envelope(404, 'x'), '访问资源不存在', 6],
  ['code 500 with words', envelope(500, '导出任务过多'), '导出任务过多', 6],
  ['code 500 without words: the default', envelope(500), '系统未知错误，请反馈给管理员', 6],
  ['code 429', envelope(429, 'x', { retryAfterSeconds: 840 }), '操作过于频繁，请等待 14分钟后再试', 6],
  ['no connection', 'hangUp', '后端接口连接异常', 6],
  ['an HTTP status', { status: 502, body: '<h1>Bad Gateway</h1>' }, '系统接口502异常', 1],
]

for (const [what, answer, text, seconds] of rows) {
  test(`${what}: “${text}”, for ${seconds} s`, async ({ consolePage: page }) => {
    await page.route(exporting, (route) => (answer === 'hangUp' ? route.abort() : route.fulfill(answer)))
    await open(page)
    await call(page)
    await expect(toasts(page)).toHaveText(text)
    const began = Date.now()
    // A toast waits as long as the mouse rests on it.
    await page.mouse.move(5, 5)
    await expect(toasts(page)).toHaveCount(0)
    const shown = (Date.now() - began) / 1000
    expect(shown).toBeGreaterThan(seconds - 0.7)
    expect(shown).toBeLessThan(seconds + 2)
    await expect(page).toHaveURL(address)
  })
}

test('no answer within 30 s: “系统接口请求超时”', async ({ consolePage: page }) => {
  test.setTimeout(90_000)
  await page.route(exporting, () => new Promise(() => undefined))
  await open(page)
  const began = Date.now()
  await call(page)
  await expect(toasts(page)).toHaveText('系统接口请求超时', { timeout: 40_000 })
  expect(Date.now() - began).toBeGreaterThan(29_000)
})

test('another code: a notification titled with the message', async ({ consolePage: page }) => {
  await page.route(exporting, (route) => route.fulfill(envelope(999, '余额不足')))
  await open(page)
  await call(page)
  await expect(toasts(page).locator('[data-title]')).toHaveText('余额不足')
  await expect(toasts(page).locator('[data-description]')).toHaveText(/^请求编号：\w{20}$/)
})

test('code 510: the body goes to the caller, and nothing is said beside', async ({ consolePage: page }) => {
  await page.route(exporting, (route) => route.fulfill(envelope(510, '不会显示')))
  await open(page)
  const answered = page.waitForResponse(exporting)
  await call(page)
  await answered
  await page.waitForTimeout(500)
  await expect(toasts(page)).toHaveCount(0)
})

test('code 416: a captcha; closed, nothing is said', async ({ consolePage: page }) => {
  await page.route(exporting, (route) => route.fulfill(envelope(416)))
  await open(page)
  await call(page)
  const captcha = page.getByRole('dialog', { name: '安全验证' })
  await expect(captcha).toBeVisible()
  await captcha.getByRole('button', { name: '关闭' }).click()
  await expect(captcha).toBeHidden()
  await expect(toasts(page)).toHaveCount(0)
})

test('code 410: the licence page', async ({ consolePage: page }) => {
  await page.route(exporting, (route) => route.fulfill(envelope(410)))
  await open(page)
  await call(page)
  await expect(page).toHaveURL(/\/license$/)
  await expect(page.getByRole('heading', { name: '许可证中心' })).toBeVisible()
})

// Twenty at once are counted in src/session/session.test.tsx; here is what the person sees of a burst.
test('code 401 to calls made together: one message, one way to sign-in and back, no token is left', async ({
  consolePage: page,
  context,
}) => {
  await open(page)
  const held: Route[] = []
  await page.route('**/sapi/**', async (route) => {
    held.push(route)
    if (held.length === 2) await Promise.all(held.map((each) => each.fulfill(envelope(401))))
    if (held.length > 2) await route.fulfill(envelope(401))
  })
  const ways: string[] = []
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && new URL(frame.url()).pathname === '/login') ways.push(frame.url())
  })
  await page.getByRole('textbox', { name: '搜索' }).or(page.getByRole('searchbox')).first().fill('a')
  await call(page)
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await expect(toasts(page)).toHaveText(['认证失败，无法访问系统资源'])
  expect(held.length).toBeGreaterThanOrEqual(2)
  // Whatever comes late changes nothing.
  await page.waitForTimeout(1000)
  await expect(toasts(page)).toHaveCount(1)
  expect(ways).toHaveLength(1)
  expect(new URL(ways[0] ?? '').searchParams.get('redirect')).toMatch(/^\/project\/form\/data\?/)
  expect((await context.cookies()).find(({ name }) => name === 'Admin-Token')).toBeUndefined()
})

test('a file that does not come: “文件下载失败”', async ({ consolePage: page }) => {
  await page.route('**/sapi/system/dict/**/export*', (route) => route.fulfill(envelope(500, 'x')))
  await page.goto('/system/dict')
  await page.getByRole('button', { name: '导出' }).first().click()
  await expect(toasts(page)).toHaveText('文件下载失败')
  await expect(toasts(page)).toHaveAttribute('data-type', 'warning')
})

test('a download that is answered 401 ends the session like any call: one message, and not that the file failed', async ({
  consolePage: page,
  context,
}) => {
  await page.goto('/system/dict')
  await page.route('**/sapi/system/dict/**/export*', (route) => route.fulfill(envelope(401)))
  await page.getByRole('button', { name: '导出' }).first().click()
  await expect(page).toHaveURL(/\/login\?redirect=%2Fsystem%2Fdict/)
  await expect(toasts(page)).toHaveText(['认证失败，无法访问系统资源'])
  expect((await context.cookies()).find(({ name }) => name === 'Admin-Token')).toBeUndefined()
})

test('a file that comes is saved under the server’s name', async ({ consolePage: page }) => {
  await page.goto('/system/dict')
  const saved = page.waitForEvent('download')
  const sent = page.waitForRequest('**/sapi/system/dict/**/export*')
  await page.getByRole('button', { name: '导出' }).first().click()
  expect((await saved).suggestedFilename()).toMatch(/\.xlsx$/)
  expect((await sent).headers()).toMatchObject({
    authorization: expect.stringMatching(/^Bearer fl_/),
    'x-requestid': expect.stringMatching(/^\w{20}$/),
  })
})

test('who leaves a page takes back what it was still asking for, and nothing is said', async ({
  consolePage: page,
}) => {
  let waits = true
  await page.route('**/sapi/system/user/page*', (route) => (waits ? undefined : route.continue()))
  const gone = page.waitForEvent('requestfailed', (request) => request.url().includes('/sapi/system/user/page'))
  const asked = page.waitForRequest('**/sapi/system/user/page*')
  await page.goto('/system/user')
  await asked
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/index$/)
  expect((await gone).failure()?.errorText).toMatch(/ABORTED/)
  await expect(toasts(page)).toHaveCount(0)
  waits = false
})

test('an upload that fails: “上传失败, 请重试”', async ({ api, page }) => {
  const formKey = await api.createForm(formOf('附件', [ask('upload', 'file01', '请上传附件')]))
  await api.publish(formKey)
  await page.route('**/sapi/form/file/upload/**', (route) => route.fulfill(envelope(500)))
  await page.goto(publicPath(formKey))
  const file = { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByText('上传失败, 请重试')).toBeVisible()
})

const listed: [list: string, path: string, call: string][] = [
  ['people', '/system/user', '**/sapi/system/user/page*'],
  ['answers', address, '**/sapi/user/form/data/query*'],
]
const failing: [what: string, answer: Answer, text: string][] = [
  ['code 403', envelope(403, 'x'), '当前操作没有权限'],
  ['code 500', envelope(500, '统计任务繁忙'), '统计任务繁忙'],
  ['another code', envelope(577, '余额不足'), '余额不足'],
  ['HTTP 503', { status: 503, body: '' }, '系统接口503异常'],
  ['no connection', 'hangUp', '后端接口连接异常'],
]
for (const [list, path, call] of listed)
  for (const [what, answer, text] of failing)
    test(`a list of ${list} that cannot be refreshed (${what}) says so, and that its rows may be old`, async ({
      consolePage: page,
    }) => {
      await page.goto(path)
      await expect(page.getByRole('row').nth(2)).toBeVisible()
      await page.route(call, (route) => (answer === 'hangUp' ? route.abort() : route.fulfill(answer)))
      await page.getByRole('button', { name: '刷新', exact: true }).click()
      await expect(toasts(page)).toContainText(text)
      await expect(page.getByText(/^刷新失败。以下内容截至 .+，可能已过期。$/)).toBeVisible()
      await expect(page.getByRole('row').nth(2)).toBeVisible()
      await page.unroute(call)
      await page.getByRole('button', { name: '重试' }).click()
      await expect(page.getByText(/可能已过期/)).toHaveCount(0)
    })
