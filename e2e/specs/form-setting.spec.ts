// The settings of a form: set on their tab, obeyed by the server, explained by the public page.
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessibility.ts'
import { type Api, formOf } from '../fixtures/api.ts'
import { ask } from '../fixtures/questions.ts'
import { expect, publicPath, signIn, test } from '../fixtures/test.ts'

const name = ask('input', 'name01', '您的姓名', { required: true })
const published = async (api: Api, title: string): Promise<string> => {
  const formKey = await api.createForm(formOf(title, [name]))
  await api.publish(formKey)
  return formKey
}
const settingPath = (formKey: string) => `/project/form/setting?key=${formKey}`
const limit = (max: number, text = '') => ({
  on: true,
  max,
  period: 'ever' as const,
  text: text === '' ? {} : { 'zh-cn': text },
})

const saved = (page: Page) => page.getByText('已保存', { exact: true })

test('limits and hours are set by keyboard, summed up, not saved where they make no sense, and kept', async ({
  api,
  consolePage: page,
}) => {
  const formKey = await published(api, '设置')
  await page.goto(settingPath(formKey))
  await expect(page.getByText('任何人随时可以填写，没有限制')).toBeVisible()

  await page.getByRole('switch', { name: '限制答案总数' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  const count = page.getByRole('spinbutton', { name: '最多份数' })
  await expect(count, 'what the switch brings follows it').toBeFocused()
  await count.fill('')
  await page.getByRole('switch', { name: '只在规定的时间内开放' }).focus()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('“最多份数”要填 1 到 100 万之间的整数')).toBeVisible()
  await expect(page.getByText('未保存：有内容未填完或有误')).toBeVisible()
  await expect(count, 'the first field that is wrong').toBeFocused()

  await page.getByRole('link', { name: '逻辑', exact: true }).click()
  await page.getByRole('link', { name: '设置', exact: true }).click()
  await expect(count, 'what is not complete waits on its tab').toHaveValue('')
  await count.fill('40')
  await page.getByRole('switch', { name: '只在规定的时间内开放' }).click()
  await page.getByRole('switch', { name: '只在一天中的某段时间开放' }).click()
  for (const day of ['周六', '周日']) await page.getByRole('checkbox', { name: day }).uncheck()
  const summary = page.getByRole('region', { name: '当前设置概览' })
  for (const fact of ['最多 40 份答案', '周一–周五', '09:00–18:00']) await expect(summary.getByText(fact)).toBeVisible()
  await expect(saved(page), 'by itself').toBeVisible()
  await expectAccessible(page, 'settings')
  await page.setViewportSize({ width: 375, height: 800 })
  await expectNoSidewaysScroll(page, 'settings on a phone')

  await page.reload()
  await expect(count).toHaveValue('40')
  await expect(page.getByRole('checkbox', { name: '周六' })).not.toBeChecked()
})

test('a change is undone on any tab of the form, and saved on leaving', async ({ api, consolePage: page }) => {
  const formKey = await published(api, '撤销设置')
  await page.goto(settingPath(formKey))
  const again = page.getByRole('switch', { name: '提供“再填一份”' })
  await again.click()
  await page.getByRole('switch', { name: '从上次的答案开始' }).click()
  await page.getByRole('link', { name: '发布', exact: true }).click()
  await expect(page).toHaveURL(/publish/)
  await page.getByRole('link', { name: '设置', exact: true }).click()
  await page.getByRole('button', { name: '撤销：更改草稿设置' }).click()
  await page.getByRole('button', { name: '撤销：更改提交之后的内容' }).click()
  await expect(again).toBeChecked()
  await page.getByRole('button', { name: '重做：更改提交之后的内容' }).click()
  // Left at once: what is not saved yet goes along.
  await page.getByRole('link', { name: '返回我的表单' }).click()
  await expect(page.getByRole('heading', { name: '我的表单', level: 1 })).toBeVisible()
  await page.goto(settingPath(formKey))
  await expect(again).not.toBeChecked()
  await expect(page.getByRole('switch', { name: '从上次的答案开始' })).not.toBeChecked()
})

test('two people change settings at once: what differs is joined, what is the same is asked about and kept', async ({
  api,
  consolePage: page,
}) => {
  const formKey = await published(api, '两个人')
  await page.goto(settingPath(formKey))
  const again = page.getByRole('switch', { name: '提供“再填一份”' })
  await expect(again).toBeChecked()
  await api.set(formKey, { limits: { total: limit(7) } })
  await again.click()
  await expect(page.getByRole('spinbutton', { name: '最多份数' }), 'theirs is taken in').toHaveValue('7')
  await expect(saved(page)).toBeVisible()
  await expect(again).not.toBeChecked()

  await api.set(formKey, { limits: { total: limit(8) } })
  await page.getByRole('spinbutton', { name: '最多份数' }).fill('9')
  const band = page.getByRole('region', { name: '未保存' })
  await expect(band).toBeVisible()
  await expect(page.getByRole('button', { name: /覆盖/ }), 'nothing overwrites').toHaveCount(0)
  await band.getByRole('button', { name: '比较' }).click()
  await expect(page.getByRole('dialog').getByText('答案数量限制：限制答案总数')).toBeVisible()
  await page.keyboard.press('Escape')
  await band.getByRole('button', { name: '把我的另存为副本' }).click()
  await expect(page.getByRole('spinbutton', { name: '最多份数' })).toHaveValue('8')
  await page.getByRole('link', { name: '打开副本' }).click()
  await expect(page).toHaveTitle(/两个人（我的版本）/)
  await page.getByRole('link', { name: '设置', exact: true }).click()
  await expect(page.getByRole('spinbutton', { name: '最多份数' })).toHaveValue('9')
})

test('a password is saved when its field is left, and no step leads back over it', async ({
  api,
  consolePage: page,
  respondent,
}) => {
  const formKey = await published(api, '新口令')
  await page.goto(settingPath(formKey))
  await page.getByRole('switch', { name: '需要密码才能填写' }).click()
  await expect(page.getByText('请设置填写密码'), 'said once it was to be saved').toBeVisible()
  const password = page.getByLabel('填写密码', { exact: true })
  await password.pressSequentially('lantern')
  await password.press('Tab')
  await expect(page.getByText('已设置密码，且无法查看。输入新密码即可替换。')).toBeVisible()
  await expect(password).toHaveValue('')
  await page.getByRole('button', { name: '撤销：更改填写权限' }).click()
  await expect(page.getByRole('switch', { name: '需要密码才能填写' }), 'the switch, not the password').not.toBeChecked()
  await page.getByRole('button', { name: '重做：更改填写权限' }).click()
  await expect(saved(page)).toBeVisible()
  await respondent.goto(publicPath(formKey))
  await respondent.getByLabel('密码').fill('lantern')
  await respondent.getByRole('button', { name: '打开表单' }).click()
  await expect(respondent.getByRole('textbox', { name: '您的姓名' })).toBeVisible()
})

test('a form that fills up meanwhile keeps what was typed, in the author’s words', async ({ api, respondent }) => {
  const formKey = await published(api, '满员')
  await api.set(formKey, { limits: { total: limit(1, '座位已经订完') } })
  await respondent.goto(publicPath(formKey))
  await respondent.getByRole('textbox', { name: '您的姓名' }).fill('来晚一步')
  await api.submit(formKey, 1, { name01: '先到' })
  await respondent.getByRole('button', { name: '提交', exact: true }).click()
  await expect(respondent.getByRole('heading', { name: '名额已满' })).toBeVisible()
  await expect(respondent.getByText('座位已经订完')).toBeVisible()
  await expectAccessible(respondent, 'full')
  const saved = respondent.waitForEvent('download')
  await respondent.getByRole('button', { name: '下载答案副本' }).click()
  expect(await readFile(await (await saved).path(), 'utf8')).toContain('来晚一步')
  expect(await api.rows(formKey)).toHaveLength(1)

  await api.set(formKey, { limits: { total: limit(2) } })
  await respondent.getByRole('button', { name: '重试' }).click()
  await expect(respondent.getByRole('textbox', { name: '您的姓名' })).toHaveValue('来晚一步')
  await respondent.getByRole('button', { name: '提交', exact: true }).click()
  await expect(respondent.getByRole('heading', { name: '提交成功' })).toBeVisible()
})

test('a password opens the form for this tab', async ({ api, respondent }) => {
  const formKey = await published(api, '口令')
  await api.set(formKey, { access: { password: true } }, 'lantern')
  await respondent.goto(publicPath(formKey))
  await expect(respondent.getByRole('heading', { name: '该表单有密码保护' })).toBeVisible()
  await expect(respondent.getByText('口令'), 'nothing of the form, not even its name').toHaveCount(0)
  await expect(respondent).toHaveTitle('该表单有密码保护')
  await expectAccessible(respondent, 'password')
  const password = respondent.getByLabel('密码')
  await password.fill('candle')
  await password.press('Enter')
  await expect(respondent.getByText('密码不正确')).toBeVisible()
  await expect(password).toBeFocused()
  await password.fill('lantern')
  await respondent.getByRole('button', { name: '打开表单' }).click()
  await respondent.getByRole('textbox', { name: '您的姓名' }).fill('知道口令')
  await respondent.reload()
  await expect(respondent.getByRole('textbox', { name: '您的姓名' })).toHaveValue('知道口令')

  await api.set(formKey, { access: { password: true } }, 'candle')
  await respondent.getByRole('button', { name: '提交', exact: true }).click()
  await password.fill('candle')
  await password.press('Enter')
  await expect(respondent.getByRole('textbox', { name: '您的姓名' }), 'after a new password').toHaveValue('知道口令')
  await respondent.getByRole('button', { name: '提交', exact: true }).click()
  await expect(respondent.getByRole('heading', { name: '提交成功' })).toBeVisible()
})

test('before it opens the page counts down, and opens by itself', async ({ api, respondent }) => {
  const formKey = await published(api, '明天')
  const day = new Date(Date.now() + 36 * 3600 * 1000).toISOString().slice(0, 10)
  await api.set(formKey, { window: { on: true, from: `${day}T12:00`, text: { 'zh-cn': '明天见' } } })
  await respondent.clock.install()
  await respondent.goto(publicPath(formKey))
  await expect(respondent.getByRole('heading', { name: '目前未开放' })).toBeVisible()
  await expect(respondent.getByText('明天见')).toBeVisible()
  await expect(respondent.getByText(/天.*小时.*分钟.*秒/)).toBeVisible()
  await expectAccessible(respondent, 'not open')
  await api.set(formKey, {})
  await respondent.clock.fastForward(72 * 3_600_000)
  await respondent.clock.runFor(5000)
  await expect(respondent.getByRole('textbox', { name: '您的姓名' })).toBeVisible()
})

test('who is asked to sign in comes back to the form, once per account', async ({ api, browser, baseURL }) => {
  const formKey = await published(api, '本人')
  await api.set(formKey, { limits: { account: limit(1) } })
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto(publicPath(formKey))
  await expect(page.getByRole('heading', { name: '请先登录' })).toBeVisible()
  await page.getByRole('link', { name: '登录' }).click()
  await expect(page).toHaveURL(new RegExp(`/login\\?redirect=.*${formKey}`))
  await signIn(context, api.token)
  await page.goto(`/d/${formKey}`)
  await page.getByRole('textbox', { name: '您的姓名' }).fill('本人')
  await page.getByRole('button', { name: '提交', exact: true }).click()
  await page.getByRole('button', { name: '再填一份' }).click()
  await expect(page.getByRole('heading', { name: '您已经填写过了' })).toBeVisible()
  await context.close()
})

test('after submitting: own content, no second answer, own answers, another site by its name', async ({
  api,
  respondent,
}) => {
  const formKey = await published(api, '之后')
  const content = {
    'zh-cn': {
      type: 'doc',
      content: [{ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '下周见' }] }],
    },
  }
  await api.set(formKey, { after: { show: 'own', content, allowAgain: false }, draft: { startWithLast: true } })
  const fillIn = async (text: string) => {
    await respondent.getByRole('textbox', { name: '您的姓名' }).fill(text)
    await respondent.getByRole('button', { name: '提交', exact: true }).click()
  }
  await respondent.goto(publicPath(formKey))
  await fillIn('第一次')
  await expect(respondent.getByRole('heading', { name: '下周见' })).toBeVisible()
  await expect(respondent.getByRole('button', { name: '再填一份' })).toBeHidden()
  await respondent.getByRole('button', { name: '您填写的内容' }).click()
  await expect(respondent.getByText('第一次')).toBeVisible()
  await expectAccessible(respondent, 'own content')

  await api.set(formKey, {
    after: { show: 'jump', address: 'https://shop.example/next', showAnswers: false },
    draft: { startWithLast: true, keep: false },
  })
  await respondent.goto(publicPath(formKey))
  await expect(respondent.getByText('已填入您上次提交的答案。')).toBeVisible()
  await expect(respondent.getByRole('textbox', { name: '您的姓名' })).toHaveValue('第一次')
  await expect(respondent.getByText(/这台设备上不会保存内容/)).toBeVisible()
  await fillIn('第二次')
  await expect(respondent.getByRole('link', { name: '前往 shop.example' })).toHaveAttribute(
    'href',
    'https://shop.example/next',
  )
  await expect(respondent.getByRole('button', { name: '您填写的内容' })).toBeHidden()
})
