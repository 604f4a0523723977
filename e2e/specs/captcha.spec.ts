// Captchas as people meet them. The right answers are looked up in the database of the product under test: what a person
// sees in the picture, a test cannot see, and the product has no back door that would say it.
import type { Page, Response } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { formOf } from '../fixtures/api.ts'
import { type OwnDatabase, type RunningProduct, startOwnDatabase } from '../fixtures/own-database.ts'
import { ask } from '../fixtures/questions.ts'
import { test as base, expect } from '../fixtures/test.ts'

const test = base.extend<object, { own: { database: OwnDatabase; product: RunningProduct } }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of wanted fixtures from a pattern
    async ({}, use) => {
      const database = await startOwnDatabase()
      try {
        await use({ database, product: await database.start() })
      } finally {
        await database.stop()
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ own }, use) => use(own.product.address),
})

const captcha = (page: Page) => page.getByRole('dialog', { name: '安全验证' })
const isChallenge = (response: Response) => response.url().endsWith('/captcha/get')

/** What the server wants to see for the challenge on screen. */
type Answer = { kind: 'blockPuzzle'; x: number } | { kind: 'clickWord'; points: { x: number; y: number }[] }
const answerOf = async (database: OwnDatabase, response: Response): Promise<Answer> => {
  const { repData } = await response.json()
  const rows = await database.query('select answer from captcha_challenge where token = $1', [repData.token])
  // The table's only use of this column.
  return rows[0]?.answer as Answer
}

/** Does something that makes a picture appear, and gives its answer. The server takes no answer in the first 400 ms. */
const challengeAfter = async (page: Page, database: OwnDatabase, act: () => Promise<unknown>): Promise<Answer> => {
  const [response] = await Promise.all([page.waitForResponse(isChallenge), act()])
  const answer = await answerOf(database, response)
  await expect(captcha(page).locator('[data-state=ready]')).toBeVisible()
  await page.waitForTimeout(500)
  return answer
}

const xOf = (answer: Answer): number => {
  if (answer.kind !== 'blockPuzzle') throw new Error(`A ${answer.kind} came.`)
  return answer.x
}
const pointsOf = (answer: Answer) => {
  if (answer.kind !== 'clickWord') throw new Error(`A ${answer.kind} came.`)
  return answer.points
}

const drag = async (page: Page, x: number): Promise<void> => {
  const handle = await captcha(page).getByRole('slider').boundingBox()
  const rail = await captcha(page).locator('[data-slot=slide-captcha-rail]').boundingBox()
  if (!handle || !rail) throw new Error('There is no slider.')
  const from = { x: handle.x + handle.width / 2, y: handle.y + handle.height / 2 }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + (x / 310) * rail.width, from.y, { steps: 12 })
  await page.mouse.up()
}

/** Moves the piece by keys: ten pixels each with Page Up, then one by one. */
const step = async (page: Page, x: number): Promise<void> => {
  const slider = captcha(page).getByRole('slider')
  await slider.focus()
  const whole = Math.round(x)
  for (let at = 0; at < Math.floor(whole / 10); at++) await page.keyboard.press('PageUp')
  for (let at = 0; at < whole % 10; at++) await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuenow', String(whole))
  await page.keyboard.press('Enter')
}

const fillApplication = async (page: Page, name: string): Promise<void> => {
  await page.goto('/apply')
  await page.getByLabel('姓名').fill(name)
  await page.getByLabel('邮箱').fill('someone@example.com')
}
const fillRegistration = async (page: Page, name: string): Promise<void> => {
  await page.goto('/register')
  await page.getByLabel('用户名').fill(name)
  await page.getByLabel(/^密码/).fill('correct horse battery')
  await page.getByLabel('姓名').fill('王小明')
}
const sendApplication = (page: Page) => page.getByRole('button', { name: '提交申请' }).click()
const sendRegistration = (page: Page) => page.getByRole('button', { name: '提交注册' }).click()
const signIn = async (page: Page, password: string): Promise<void> => {
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
}
const press = (page: Page, name: string) => captcha(page).getByRole('button', { name }).click()
const words = '改为点选文字'
const work = '无法使用图片？由浏览器自动验证'

test('signing in asks from the second failure on; the piece is dragged with the mouse', async ({ page, own }) => {
  test.setTimeout(90_000)
  await page.goto('/login')
  await page.getByLabel('用户名').fill('admin')
  for (const wrong of ['wrong one', 'wrong two']) {
    await signIn(page, wrong)
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(captcha(page)).toBeHidden()
  }
  const answer = await challengeAfter(page, own.database, () => signIn(page, own.product.adminPassword))
  await expectAccessible(page, 'slide captcha')
  await drag(page, xOf(answer))
  await expect(captcha(page).getByText(/验证成功/)).toBeVisible()
  await expect(page).toHaveURL(/\/index$/)
  await expect(captcha(page)).toBeHidden()
})

test('the piece is moved by keys; the pass travels encoded', async ({ page, own }) => {
  await fillRegistration(page, 'wang')
  const answer = await challengeAfter(page, own.database, () => sendRegistration(page))
  const sent = page.waitForRequest((request) => request.url().includes('/register?slideCode='))
  await step(page, xOf(answer))
  await expect(page.getByRole('heading', { name: '注册信息已提交' })).toBeVisible()
  const query = new URL((await sent).url()).search
  expect(query).not.toMatch(/[+/ ]/)
  expect(decodeURIComponent(query.replace('?slideCode=', ''))).toMatch(/^[A-Za-z0-9+/]+=*$/)
})

test('words are clicked with the mouse', async ({ page, own }) => {
  await fillApplication(page, '李雷')
  await challengeAfter(page, own.database, () => sendApplication(page))
  const points = pointsOf(await challengeAfter(page, own.database, () => press(page, words)))
  await expectAccessible(page, 'word captcha')
  const picture = captcha(page).getByRole('button', { name: '印有文字的图片' })
  const box = await picture.boundingBox()
  for (const { x, y } of points)
    await picture.click({ position: { x: (x / 310) * (box?.width ?? 0), y: (y / 155) * (box?.height ?? 0) } })
  await expect(page.getByRole('heading', { name: '申请已提交' })).toBeVisible()
})

test('words are clicked by keys', async ({ page, own }) => {
  test.setTimeout(90_000)
  await fillApplication(page, '韩梅梅')
  await challengeAfter(page, own.database, () => sendApplication(page))
  const points = pointsOf(await challengeAfter(page, own.database, () => press(page, words)))
  await captcha(page).getByRole('button', { name: '印有文字的图片' }).focus()
  // The first arrow brings the cross to the middle of the picture and moves it.
  let at = { x: 155, y: 78 }
  for (const point of points) {
    const target = { x: Math.round(point.x), y: Math.round(point.y) }
    for (const [axis, more, less] of [
      ['x', 'ArrowRight', 'ArrowLeft'],
      ['y', 'ArrowDown', 'ArrowUp'],
    ] as const) {
      const way = target[axis] - at[axis]
      const key = way > 0 ? more : less
      for (let left = Math.abs(way); left > 0; left -= left >= 10 ? 10 : 1)
        await page.keyboard.press(left >= 10 ? `Shift+${key}` : key)
    }
    at = target
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('heading', { name: '申请已提交' })).toBeVisible()
})

test('who cannot use pictures lets the browser work, with progress, while the page stays alive', async ({ page }) => {
  await fillRegistration(page, 'li')
  await sendRegistration(page)
  await press(page, work)
  await expect(captcha(page).getByRole('progressbar', { name: '验证进度' })).toBeVisible()
  // A page that is blocked would not draw frames: the longest pause between two of them says so.
  const pause = await page.evaluate(async () => {
    let longest = 0
    let last = performance.now()
    while (document.querySelector('[data-slot=work-captcha][data-state=working]')) {
      await new Promise(requestAnimationFrame)
      longest = Math.max(longest, performance.now() - last)
      last = performance.now()
    }
    return longest
  })
  expect(pause).toBeLessThan(500)
  await expect(page.getByRole('heading', { name: '注册信息已提交' })).toBeVisible({ timeout: 30_000 })
})

/** Every call there wants a captcha, and none arrives: what happens in the dialog needs no registration. */
const wanted = (page: Page) =>
  page.route('**/sapi/register*', (route) => route.fulfill({ json: { code: 416, msg: '', data: null } }))

test('a wrong place fails for a second, then there is another picture; a second failure leads to the work', async ({
  page,
  own,
}) => {
  await wanted(page)
  await fillRegistration(page, 'zhao')
  const first = xOf(await challengeAfter(page, own.database, () => sendRegistration(page)))
  const before = await captcha(page).getByRole('img', { name: '带缺口的风景图' }).getAttribute('src')
  const began = Date.now()
  const [again] = await Promise.all([
    page.waitForResponse(isChallenge),
    drag(page, first > 180 ? first - 60 : first + 60).then(() =>
      expect(captcha(page).getByText('验证失败')).toBeVisible(),
    ),
  ])
  expect(Date.now() - began).toBeGreaterThan(900)
  const second = xOf(await answerOf(own.database, again))
  await expect(captcha(page).locator('[data-state=ready]')).toBeVisible()
  expect(await captcha(page).getByRole('img', { name: '带缺口的风景图' }).getAttribute('src')).not.toBe(before)
  await page.waitForTimeout(500)
  await drag(page, second > 180 ? second - 60 : second + 60)
  await expect(captcha(page).getByRole('progressbar', { name: '验证进度' })).toBeVisible()
})

test('closed, nothing is said and the form can be sent again', async ({ page }) => {
  await wanted(page)
  await fillRegistration(page, 'qian')
  await sendRegistration(page)
  await expect(captcha(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(captcha(page)).toBeHidden()
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  // The button cools down first (spec 9).
  await sendRegistration(page)
  await expect(captcha(page)).toBeVisible()
})

test('6201 empties the pictures and says why', async ({ page }) => {
  await wanted(page)
  await page.route('**/sapi/captcha/get', (route) =>
    route.fulfill({ json: { repCode: '6201', repMsg: '操作过于频繁，请稍后再试', success: false, repData: null } }),
  )
  await fillRegistration(page, 'sun')
  await sendRegistration(page)
  await expect(captcha(page).getByRole('status')).toHaveText('操作过于频繁，请稍后再试')
  await expect(captcha(page).getByRole('img')).toHaveCount(0)
})

test('the public page asks too when the server wants it, and loads the captcha only then', async ({ page, own }) => {
  const codes: string[] = []
  await page.route('**/sapi/user/form/data/public/create*', async (route) => {
    const code = new URL(route.request().url()).searchParams.get('slideCode')
    codes.push(code ?? '')
    if (code === null) await route.fulfill({ json: { code: 416, msg: '', data: null } })
    else {
      const data = { id: '1', serialNumber: 7, submittedAt: new Date().toISOString() }
      await route.fulfill({ json: { code: 200, msg: '', data } })
    }
  })
  const scripts: string[] = []
  page.on('request', (request) => {
    if (/open-captcha/.test(request.url())) scripts.push(request.url())
  })
  const formKey = await publishedForm(own.product)
  await page.goto(`/s/${formKey}`)
  await page.getByRole('textbox').first().fill('张三')
  expect(scripts).toEqual([])
  const answer = await challengeAfter(page, own.database, () => page.getByRole('button', { name: '提交' }).click())
  expect(scripts.length).toBeGreaterThan(0)
  await drag(page, xOf(answer))
  await expect(page.getByRole('heading', { name: '提交成功' })).toBeVisible()
  expect(codes).toHaveLength(2)
  expect(codes[1]).toMatch(/=$/)
})

const publishedForm = async ({ address, signInLink }: RunningProduct): Promise<string> => {
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
  const { token } = await post('/login/link', { token: new URL(signInLink).searchParams.get('token') })
  const definition = formOf('报名', [ask('input', 'name01', '您的姓名')])
  const { formKey } = await post('/user/form/create', { name: '报名', definition }, token)
  await post('/user/form/publish', { formKey }, token)
  return formKey
}
