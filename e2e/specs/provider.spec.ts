// Signing in through an OpenID Connect provider (spec 2: /authLogin/{path}; T20), against a small one of our own.
import { createServer } from 'node:net'
import type { Page } from '@playwright/test'
import { client, startProvider, type TestProvider } from '../../server/modules/provider/testing.ts'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { test as base, expect } from '../fixtures/test.ts'
import { startProduct } from '../product.mjs'

type Product = Awaited<ReturnType<typeof startProduct>>

const test = base.extend<object, { own: { product: Product; provider: TestProvider } }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of wanted fixtures from a pattern
    async ({}, use) => {
      const port = String(await freePort())
      // The provider leads back to where people reach the product, and nowhere else.
      const environment = { PORT: port, PUBLIC_URL: `http://localhost:${port}` }
      const [product, provider] = await Promise.all([startProduct({ environment }), startProvider()])
      await setUp(product, provider)
      await use({ product, provider })
      await Promise.all([product.stop(), provider.close()])
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ own }, use) => use(new URL(own.product.signInLink).origin),
})

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const setUp = async ({ address, adminPassword }: Product, { issuer }: TestProvider): Promise<void> => {
  const post = async (path: string, body: object, token = '') => {
    const reply = await fetch(`${address}/sapi${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
    const { code, data } = await reply.json()
    expect(code, path).toBe(200)
    return data
  }
  const { token } = await post('/login', { username: 'admin', password: adminPassword })
  const envValue = {
    enabled: true,
    id: 'company',
    name: '企业账号',
    issuer,
    clientId: client.id,
    clientSecret: client.secret,
  }
  await post('/system/env/config/save', { envKey: 'oidcEnvConfig', envValue }, token)
}

const go = (page: Page) => page.getByRole('button', { name: '使用 企业账号 登录' }).click()
const signIn = async (page: Page, password: string): Promise<void> => {
  await page.getByLabel('用户名').fill('lin')
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

test('unknown at first, linked by signing in once, and from then on one press is enough', async ({ page, own }) => {
  await page.goto('/login?redirect=/project/list?size=50')
  await expectAccessible(page, 'sign-in with a provider')
  await go(page)
  await expect(page.getByText('您在 企业账号 的账号尚未关联本系统账号', { exact: false })).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel('将我的 企业账号 账号关联到此账号').check()
  await signIn(page, own.product.demoPassword)
  await expect(page.getByText('已关联 企业账号，下次可直接登录')).toBeVisible()

  await page.context().clearCookies()
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.url()} ${request.headers().referer ?? ''}`))
  await page.goto('/login?redirect=/project/list?size=50')
  await go(page)
  await expect(page).toHaveURL(/\/project\/list\?size=50$/)
  // Neither the code nor the secret goes anywhere but to us, and the code in no address after the one it came in.
  const [, ...after] = asked.filter((line) => line.includes('code=') && !line.includes('/authorize'))
  expect(after).toEqual([])
})

test('who signs in without wanting to is not linked', async ({ page, own }) => {
  own.provider.subject = 'a stranger'
  await page.goto('/login')
  await go(page)
  await expect(page.getByLabel('将我的 企业账号 账号关联到此账号')).not.toBeChecked()
  await signIn(page, own.product.demoPassword)
  await expect(page).toHaveURL(/\/index$/)
  await page.context().clearCookies()
  await page.goto('/login')
  await go(page)
  await expect(page.getByLabel('将我的 企业账号 账号关联到此账号')).toBeVisible()
})

test('an answer this tab never asked for signs nobody in, and is gone from the address', async ({ page, own }) => {
  own.provider.subject = 'ann'
  // Somebody begins elsewhere and sends the victim the address they were led back to.
  const reply = await page.request.post('/sapi/authLogin/company/start', { data: {} })
  const { data } = await reply.json()
  const address = await own.provider.visit(data.url)
  await page.goto(address.href)
  await expect(page.getByRole('heading', { name: '无法通过第三方登录' })).toBeVisible()
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('Admin-Token')
  await expect(page).toHaveURL(/\/authLogin\/company$/)
})
