// The navigation guard (spec 2), bullet by bullet, and the addresses that lead on by what stands in them.
import { apiOf } from '../fixtures/api.ts'
import { product } from '../fixtures/product.ts'
import { expect, signIn, test } from '../fixtures/test.ts'

const tokenOf = async (page: import('@playwright/test').Page) => {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'Admin-Token')
  return cookie && decodeURIComponent(cookie.value)
}

test('a token in the address signs in and is gone from it before anything else is asked for (T1)', async ({ page }) => {
  const { token } = await apiOf('lin')
  const requests: { url: string; referer: string | undefined }[] = []
  page.on('request', (request) => {
    requests.push({ url: request.url(), referer: request.headers().referer })
  })
  await page.goto(`/project/list?token=${encodeURIComponent(token)}`)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(page).toHaveURL(/\/project\/list$/)
  expect(await tokenOf(page)).toBe(token)
  const [, ...later] = requests
  expect(later.filter(({ url, referer }) => `${url} ${referer}`.includes(token))).toEqual([])
})

test('a token that is none signs nobody in, and says so', async ({ page }) => {
  await page.goto('/project/list?token=invented')
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText('登录链接无效或已过期')).toBeVisible()
  expect(await tokenOf(page)).toBeUndefined()
})

test('somebody else’s token asks before the account changes (T1)', async ({ consolePage: page, api }) => {
  const { token } = await apiOf('lin')
  await page.goto(`/index?token=${encodeURIComponent(token)}`)
  await expect(page.getByRole('heading', { name: '切换账号？' })).toBeVisible()
  expect(await tokenOf(page)).toBe(api.token)
  await page.getByRole('button', { name: /^保持/ }).click()
  await expect(page).toHaveURL(/\/index$/)
  expect(await tokenOf(page)).toBe(api.token)
})

test('who is signed in and opens /login goes to /', async ({ consolePage: page }) => {
  await page.goto('/login')
  await expect(page).toHaveURL(/\/index$/)
})

test('with a token and nothing known yet, user and menu are fetched once, and the server’s pages are there (spec 2)', async ({
  consolePage: page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/sapi/')) asked.push(pathname.replace('/sapi', ''))
  })
  // No file of ours knows this address: it comes from the menu.
  await page.goto('/system/user')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  for (const call of ['/getInfo', '/getRouters']) expect(asked.filter((path) => path === call)).toHaveLength(1)
  expect(asked.indexOf('/getRouters')).toBeLessThan(asked.indexOf('/system/user/page'))
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/index$/)
  for (const call of ['/getInfo', '/getRouters']) expect(asked.filter((path) => path === call)).toHaveLength(1)
})

test.describe('somebody with few rights (T25)', () => {
  test.use({ userName: 'weber' })
  test('pages of others are not for them, and the server refuses the call itself', async ({
    consolePage: page,
    sessions,
  }) => {
    const { token } = await sessions.of('weber')
    await page.goto('/system/user')
    await expect(page).toHaveURL(/\/401$/)
    const reply = await page.request.get('/sapi/system/user/page', { headers: { authorization: `Bearer ${token}` } })
    expect((await reply.json()).code).toBe(403)
  })
})

test('without a token, an address that nothing is at is said to be none; a page is signed in for first, home too (spec 2, 8)', async ({
  page,
}) => {
  for (const path of ['/no/such/page', '/nope?x=1']) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/\/404$/)
  }
  for (const [path, back] of [
    ['/index', '/index'],
    ['/', '/index'],
    ['/system/user', '/system/user'],
    ['/auth/role/2', '/auth/role/2'],
  ] as const) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/login\?redirect=/)
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(back)
  }
})

const listing = '**/sapi/user/form/page*'
test('after a 401: to sign-in, with the path one was at; who is signed in by then goes on', async ({
  consolePage: page,
  context,
}) => {
  await page.goto('/project/list?size=50')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  let ended = true
  await page.route(listing, (route) =>
    ended ? route.fulfill({ json: { code: 401, msg: '', data: null } }) : route.continue(),
  )
  await page.reload()
  await expect(page).toHaveURL(/\/login\?redirect=/)
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/project/list?size=50')
  expect(await tokenOf(page)).toBeUndefined()
  ended = false
  const { token } = await apiOf('lin')
  await signIn(context, token)
  await page.goto(page.url())
  await expect(page).toHaveURL(/\/index$/)
})

test('on code 410: the licence page, and the session goes on', async ({ consolePage: page, api }) => {
  await page.route(listing, (route) => route.fulfill({ json: { code: 410, msg: '', data: null } }))
  await page.goto('/project/list')
  await expect(page).toHaveURL(/\/license$/)
  expect(await tokenOf(page)).toBe(api.token)
})

test('without a token a protected address leads to sign-in and, after it, back, without what is secret (T4)', async ({
  page,
}) => {
  await page.goto('/project/list?size=50&authorization=secret')
  await expect(page).toHaveURL(/\/login\?redirect=/)
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/project/list?size=50')
  await page.getByLabel('用户名').fill('lin')
  await page.getByLabel('密码', { exact: true }).fill(product().passwordOf('lin'))
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL(/\/project\/list\?size=50$/)
})

for (const redirect of [
  '//evil.example/x',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/%2fevil.example',
  '/a/..//evil.example',
  '/\t/evil.example',
  '\n//evil.example',
  '／／evil.example',
  '/login?redirect=/login',
]) {
  test(`after signing in, ?redirect=${JSON.stringify(redirect)} leads to / (T3, T4)`, async ({ page }) => {
    await page.goto(`/login?redirect=${encodeURIComponent(redirect)}`)
    await page.getByLabel('用户名').fill('lin')
    await page.getByLabel('密码', { exact: true }).fill(product().passwordOf('lin'))
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page).toHaveURL(/\/index$/)
    expect(new URL(page.url()).origin).toBe(product().address)
  })
}

for (const [path, end] of [
  ['/redirect/project/list?size=50', /\/project\/list\?size=50$/],
  ['/redirect/%2e%2e/login', /\/index$/],
  ['/redirect/no/such/page', /\/404$/],
  ['/redirect/javascript:alert(1)', /\/404$/],
  ['/redirect/https:evil.example', /\/404$/],
  ['/redirect/%09/evil.example', /\/404$/],
  ['/redirect/%0a%0d/evil.example', /\/404$/],
  ['/redirect/%252F%252Fevil.example', /\/404$/],
  ['/redirect/%EF%BC%8F%EF%BC%8Fevil.example', /\/404$/],
] as const) {
  test(`${path} stays inside (T3)`, async ({ consolePage: page }) => {
    await page.goto(path)
    await expect(page).toHaveURL(end)
    expect(new URL(page.url()).origin).toBe(product().address)
  })
}

for (const path of ['/redirect//evil.example', '/redirect/%5Cevil.example', '/redirect/%2F%2Fevil.example']) {
  test(`${path} is refused by the server already, with the 404 page (T16)`, async ({ consolePage: page }) => {
    const reply = await page.goto(path)
    expect((await reply?.request().redirectedFrom()?.response())?.status()).toBe(302)
    await expect(page).toHaveURL(`${product().address}/404`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('user and menu that do not come are silently ignored; what is missing says so and can be tried again (T25)', async ({
  consolePage: page,
}) => {
  let fails = true
  for (const call of ['getInfo', 'getRouters']) {
    await page.route(`**/sapi/${call}`, (route) =>
      fails ? route.fulfill({ json: { code: 500, msg: '', data: null } }) : route.continue(),
    )
  }
  await page.goto('/project/list')
  const again = page.getByRole('button', { name: /重试|再试/ }).first()
  await expect(again).toBeVisible()
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  fails = false
  await again.click()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
})

test('a component the server invents is a page that does not exist, not foreign code (T26)', async ({
  consolePage: page,
}) => {
  await page.route('**/sapi/getRouters', async (route) => {
    const reply = await (await route.fetch()).json()
    const meta = { title: '外来', icon: '', isKeepAlive: false, isHide: false }
    reply.data.push({ name: 'x', path: '/x', component: 'https://evil.example/page.js', meta, children: [] })
    reply.data.push({ name: 'y', path: '/y', component: '', redirect: 'https://evil.example', meta, children: [] })
    await route.fulfill({ json: reply })
  })
  const outside: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(product().address) && !request.url().startsWith('data:')) outside.push(request.url())
  })
  for (const path of ['/x', '/y']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(new URL(page.url()).origin).toBe(product().address)
  }
  expect(outside).toEqual([])
})

test('a way of signing in that is not set up signs nobody in (T20); /test does nothing (T38)', async ({ page }) => {
  await page.goto('/authLogin/wechat?code=abc&state=x')
  await expect(page.getByRole('heading', { name: '无法通过第三方登录' })).toBeVisible()
  expect(await tokenOf(page)).toBeUndefined()
  await page.goto('/test')
  await expect(page.getByRole('main')).toBeEmpty()
  await expect(page).toHaveURL(/\/test$/)
})

test('/license needs no sign-in', async ({ page, context, api }) => {
  await page.goto('/license')
  await expect(page.getByText('永久有效')).toBeVisible()
  await signIn(context, api.token)
  await page.reload()
  await expect(page.getByText('永久有效')).toBeVisible()
})
