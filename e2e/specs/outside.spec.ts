// Entries of the menu that lie outside of this site: in a frame (spec 2, iframe screen), and beside the console.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { product } from '../fixtures/product.ts'
import { expect, test } from '../fixtures/test.ts'
import { chooseTheme } from '../fixtures/theme.ts'

let outside: Server
let address = ''
let referer: string | undefined
/** What the outside page waits for before it answers. */
let held: Promise<void> = Promise.resolve()
test.beforeAll(async () => {
  outside = createServer(async (request, reply) => {
    referer = request.headers.referer
    await held
    reply.setHeader('content-type', 'text/html; charset=utf-8')
    reply.end('<!doctype html><title>Outside</title><h1>Outside</h1><label>Note <input></label>')
  })
  await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve))
  // Not the name the product has: another site.
  address = `http://localhost:${(outside.address() as AddressInfo).port}/today`
})
test.afterAll(() => new Promise((resolve) => outside.close(resolve)))

const entry = {
  parentId: null,
  kind: 'C',
  redirect: '',
  icon: 'external',
  permission: '',
  sort: 99,
  visible: true,
  keepAlive: false,
  status: 'active',
  remark: '',
}
const made: string[] = []
const call = async (token: string, method: string, path: string, body?: unknown) => {
  const reply = await fetch(`${product().address}/sapi${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return reply.json()
}
const add = async (token: string, fields: Record<string, unknown>) => {
  const { code, msg, data } = await call(token, 'POST', '/system/menu', { ...entry, ...fields })
  expect([code, msg]).toEqual([200, expect.anything()])
  made.push(data.id)
}
test.afterEach(async ({ api }) => {
  for (const id of made.splice(0)) await call(api.token, 'DELETE', `/system/menu/${id}`)
})

const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' })
const strip = (page: Page) => page.getByRole('navigation', { name: '已打开的页面' })
const opened = async (page: Page) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await chooseTheme(page, { layout: 'classic', isFooter: true })
  await page.goto('/project/recycle')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test('a page in a frame: as high as the window less 94.5 px, closed in, and kept while its tab is open', async ({
  consolePage: page,
  api,
}) => {
  await add(api.token, { name: 'outside', title: '外部页面', path: '/outside', component: 'iframe', link: address })
  await opened(page)
  await expect(page.locator('main footer')).toBeVisible()
  let answer: () => void = () => undefined
  held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await menu(page).getByRole('link', { name: '外部页面' }).click()
  const frame = page.locator('iframe[title="外部页面"]')
  await expect(page.locator('[data-slot="iframe-view-mask"]')).toBeVisible()
  answer()
  await expect(page.locator('[data-slot="iframe-view-mask"]')).toHaveCount(0)
  expect((await frame.boundingBox())?.height).toBeCloseTo(900 - 94.5, 1)
  expect((await frame.boundingBox())?.x).toBe(220)
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-popups')
  expect(referer, 'the address of the console stays here').toBeUndefined()
  await expect(page).toHaveTitle('外部页面 · Formloom')
  await expect(page.locator('main footer'), 'no footer of ours below it').toHaveCount(0)

  const note = page.frameLocator('iframe[title="外部页面"]').getByLabel('Note')
  await note.fill('half a sentence')
  await strip(page).getByRole('link', { name: '回收站' }).click()
  await expect(frame).toBeHidden()
  await strip(page).getByRole('link', { name: '外部页面' }).click()
  await expect(note).toHaveValue('half a sentence')
})

test('who came by the sign-in page, which allows no frame, sees the page in a frame as well', async ({ page, api }) => {
  await add(api.token, { name: 'outside', title: '外部页面', path: '/outside', component: 'iframe', link: address })
  await page.setViewportSize({ width: 1440, height: 900 })
  const reply = await page.goto('/login')
  expect(reply?.headers()['content-security-policy']).not.toContain('frame-src')
  await page.getByLabel('用户名').fill('admin')
  await page.getByLabel('密码', { exact: true }).fill(product().passwordOf('admin'))
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await menu(page).getByRole('link', { name: '外部页面' }).click()
  await expect(page.frameLocator('iframe[title="外部页面"]').getByRole('heading', { name: 'Outside' })).toBeVisible()
})

test('an entry that came after the page was opened says so, and is there after a reload', async ({
  consolePage: page,
  api,
}) => {
  // The menu has it, the page's policy was written before.
  const late = { title: '后来的页面', icon: '', isKeepAlive: false, isHide: false, link: address }
  await page.route('**/sapi/getRouters', async (route) => {
    const reply = await (await route.fetch()).json()
    if (made.length === 0)
      reply.data.push({ name: 'late', path: '/late', component: 'iframe', meta: late, children: [] })
    await route.fulfill({ json: reply })
  })
  await opened(page)
  await menu(page).getByRole('link', { name: '后来的页面' }).click()
  await expect(page.getByRole('heading', { name: '页面暂时无法显示' })).toBeVisible()
  await add(api.token, { name: 'late', title: '后来的页面', path: '/late', component: 'iframe', link: address })
  await page.getByRole('button', { name: '刷新页面' }).click()
  await expect(page.frameLocator('iframe[title="后来的页面"]').getByRole('heading', { name: 'Outside' })).toBeVisible()
})

test('a source the server’s menu does not name is refused by the page’s own policy (T26)', async ({
  consolePage: page,
}) => {
  await opened(page)
  const refused = await page.evaluate(
    (src) =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective))
        const frame = document.createElement('iframe')
        frame.src = src
        document.body.append(frame)
      }),
    address,
  )
  expect(refused).toBe('frame-src')
  // No address of the browser's bar gets into a frame either.
  await page.goto(`/project/recycle?src=${encodeURIComponent(address)}&link=${encodeURIComponent(address)}`)
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('a link opens a browser tab and none of ours', async ({ consolePage: page, api, context }) => {
  await add(api.token, { name: 'beside', title: '外部链接', path: '/beside', component: 'link', link: address })
  await opened(page)
  const link = menu(page).getByRole('link', { name: /外部链接/ })
  await expect(link).toHaveAttribute('href', address)
  const [beside] = await Promise.all([context.waitForEvent('page'), link.click()])
  await expect(beside.getByRole('heading', { name: 'Outside' })).toBeVisible()
  expect(await beside.evaluate(() => window.opener)).toBeNull()
  await expect(strip(page).getByRole('link', { name: '外部链接' })).toHaveCount(0)
  await page.goto('/beside')
  await expect(page.getByRole('link', { name: '在新标签页中打开', exact: true })).toHaveAttribute('href', address)
})
