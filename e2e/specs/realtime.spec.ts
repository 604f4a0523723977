// The real-time channel over two server processes on one database: whoever is connected to the one hears of what happened
// at the other.
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { formOf } from '../fixtures/api.ts'
import { type OwnDatabase, type RunningProduct, startOwnDatabase } from '../fixtures/own-database.ts'
import { ask } from '../fixtures/questions.ts'
import { test as base, expect } from '../fixtures/test.ts'

interface Two {
  readonly database: OwnDatabase
  readonly first: RunningProduct
  readonly second: RunningProduct
}
const test = base.extend<object, { two: Two }>({
  two: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of wanted fixtures from a pattern
    async ({}, use) => {
      const database = await startOwnDatabase()
      try {
        const first = await database.start()
        await use({ database, first, second: await database.start({ joins: true }) })
      } finally {
        await database.stop()
      }
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})

const post = async (product: RunningProduct, path: string, body: object, token = '') => {
  const reply = await fetch(`${product.address}/sapi${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== '' && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  const { code, msg, data } = await reply.json()
  if (code !== 200) throw new Error(`${path}: ${code} ${msg}`)
  return data
}
const info = async (product: RunningProduct, token: string): Promise<{ user: { id: string } }> => {
  const reply = await fetch(`${product.address}/sapi/getInfo`, { headers: { authorization: `Bearer ${token}` } })
  return (await reply.json()).data
}
const signIn = async (product: RunningProduct, username: string, password: string): Promise<string> =>
  (await post(product, '/login', { username, password })).token

/** A browser of its own, with the session's cookie, and a page on the product whose socket is open. */
const openPage = async (browser: Browser, product: RunningProduct, token: string, path: string) => {
  const context = await browser.newContext()
  await context.addCookies([{ name: 'Admin-Token', value: encodeURIComponent(token), url: product.address }])
  return { context, page: await openTab(context, product, path) }
}
const openTab = async (context: BrowserContext, product: RunningProduct, path: string): Promise<Page> => {
  const page = await context.newPage()
  const connected = page.waitForEvent('websocket')
  // The last thing a tab asks for once it is connected: from then on it hears.
  const caughtUp = page.waitForResponse((response) => response.url().includes('/sapi/message/unread'))
  await page.goto(`${product.address}${path}`)
  const socket = await connected
  expect(socket.url()).toMatch(/\/sapi\/websocket\?token=flw/)
  await caughtUp
  return page
}

const publishedForm = async (product: RunningProduct, token: string): Promise<string> => {
  const definition = formOf('签到', [ask('input', 'name01', '姓名')])
  const { formKey } = await post(product, '/user/form/create', { name: '签到', definition }, token)
  await post(product, '/user/form/publish', { formKey }, token)
  return formKey
}
const answer = (product: RunningProduct, formKey: string, name: string) =>
  post(product, '/user/form/data/public/create', {
    formKey,
    version: 1,
    clientSubmissionId: crypto.randomUUID(),
    answers: { name01: name },
  })

test('answers that arrive at one process are offered to who looks at the data of the other; rows stay', async ({
  browser,
  two: { first, second },
}) => {
  const token = await signIn(first, 'admin', first.adminPassword)
  const formKey = await publishedForm(first, token)
  await answer(first, formKey, '甲')
  const { context, page } = await openPage(browser, first, token, `/project/form/data?key=${formKey}`)
  await expect(page.getByRole('row').filter({ hasText: '甲' })).toBeVisible()

  for (const name of ['乙', '丙', '丁']) await answer(second, formKey, name)
  const offer = page.getByRole('button', { name: /3 条新数据/ })
  await expect(offer).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: '丁' })).toHaveCount(0)
  await offer.click()
  await expect(page.getByRole('row').filter({ hasText: '丁' })).toBeVisible()
  await expect(offer).toBeHidden()
  await context.close()
})

test('the bell counts what happened at the other process, in every tab, and reading it in one empties it in all', async ({
  browser,
  two: { first, second },
}) => {
  const token = await signIn(first, 'lin', first.demoPassword)
  const formKey = await publishedForm(first, token)
  const { context, page } = await openPage(browser, first, token, '/index')
  const elsewhere = await openPage(browser, second, token, '/index')
  const bell = (of: Page) => of.getByRole('banner').getByRole('button', { name: /通知/ })
  await expect(bell(page)).toBeVisible()

  await answer(second, formKey, '甲')
  await answer(second, formKey, '乙')
  for (const each of [page, elsewhere.page]) await expect(bell(each)).toHaveAccessibleName(/1/)
  await bell(page).click()
  await page.getByRole('link', { name: '“签到”收到 2 份新回答' }).click()
  await expect(page).toHaveURL(new RegExp(`/project/form/data\\?key=${formKey}`))
  await expect(page.getByRole('row').filter({ hasText: '乙' })).toBeVisible()
  await expect(bell(elsewhere.page)).not.toHaveAccessibleName(/1/)
  await context.close()
  await elsewhere.context.close()
})

test('signing out in one tab signs out every tab at once, at both processes', async ({
  browser,
  two: { first, second },
}) => {
  const token = await signIn(first, 'admin', first.adminPassword)
  const { context, page } = await openPage(browser, first, token, '/index')
  const sameBrowser = await openTab(context, first, '/project/list')
  const elsewhere = await openPage(browser, second, token, '/project/list')

  await page
    .getByRole('button', { name: /用户|管理员|admin/i })
    .last()
    .click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click()
  const began = Date.now()
  await Promise.all([page, sameBrowser, elsewhere.page].map((each) => each.waitForURL(/\/login/)))
  expect(Date.now() - began, 'news, not the 5 s a session is remembered').toBeLessThan(4000)
  // Who leaves on purpose is told nothing.
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  await context.close()
  await elsewhere.context.close()
})

test('an administrator at one process signs somebody out at the other, at once, and they are told', async ({
  browser,
  two: { first, second },
}) => {
  const admin = await signIn(first, 'admin', first.adminPassword)
  const token = await signIn(second, 'weber', first.demoPassword)
  const { context, page } = await openPage(browser, second, token, '/index')
  const other = await openTab(context, second, '/project/list')
  const { user } = await info(second, token)
  await post(first, '/monitor/online/forceLogout', { userId: user.id }, admin)
  const began = Date.now()
  await Promise.all([page, other].map((each) => each.waitForURL(/\/login\?redirect=|\/login$/)))
  expect(Date.now() - began, 'news, not the 5 s a session is remembered').toBeLessThan(4000)
  await expect(page.getByText('您的账号已在此设备退出登录，请重新登录').first()).toBeVisible()
  await context.close()
})

test('what was missed while the line was down is fetched after it is there again', async ({
  browser,
  two: { first, second },
}) => {
  test.setTimeout(90_000)
  const token = await signIn(first, 'admin', first.adminPassword)
  const formKey = await publishedForm(first, token)
  await answer(first, formKey, '甲')
  const context = await browser.newContext()
  await context.addCookies([{ name: 'Admin-Token', value: encodeURIComponent(token), url: first.address }])
  const page = await context.newPage()
  const lines: { close: () => Promise<void> }[] = []
  await page.routeWebSocket('**/sapi/websocket*', (line) => {
    const server = line.connectToServer()
    lines.push({ close: () => Promise.all([server.close(), line.close({ code: 3000 })]).then() })
  })
  const caughtUp = page.waitForResponse((response) => response.url().includes('/sapi/message/unread'))
  await page.goto(`${first.address}/project/form/data?key=${formKey}`)
  await caughtUp
  await expect(page.getByRole('row').filter({ hasText: '甲' })).toBeVisible()

  const missed = page.waitForResponse((response) => response.url().includes('/sapi/message/since'))
  await lines[0]?.close()
  const began = Date.now()
  await answer(second, formKey, '乙')
  await missed
  expect(Date.now() - began).toBeGreaterThan(4000)
  expect(lines).toHaveLength(2)
  await expect(page.getByRole('button', { name: /1 条新数据/ })).toBeVisible()
  await context.close()
})
