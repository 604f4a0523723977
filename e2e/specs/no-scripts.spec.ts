// A form filled in by a browser that runs no script, on a phone.
import type { Browser, Page } from '@playwright/test'
import { emptyDefinition, type FormDefinition, type Question } from '#shared/form/definition'
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessibility.ts'
import { formOf } from '../fixtures/api.ts'
import { product } from '../fixtures/product.ts'
import { definitions } from '../fixtures/question-types.ts'
import { ask } from '../fixtures/questions.ts'
import { expect, publicPath, test } from '../fixtures/test.ts'

const plainPage = async (browser: Browser, javaScriptEnabled = false): Promise<Page> => {
  const context = await browser.newContext({
    baseURL: product().address,
    javaScriptEnabled,
    viewport: { width: 375, height: 720 },
    locale: 'zh-CN',
  })
  return context.newPage()
}

const choices = ['上午', '下午', '其他'].map((label, index) => ({
  id: `part${index}`,
  label: { 'zh-cn': label },
  ...(index === 2 && { allowText: true }),
}))

const threePages = (): FormDefinition => ({
  ...formOf('上门预约', [
    ask('input', 'name01', '姓名', { required: true }),
    ask('number', 'count1', '人数', { options: { min: 1 } }),
    ask('pagination', 'fold01', '', { options: { seconds: 90 } }),
    ask('radio', 'part01', '什么时候来？', { required: true, options: { choices } }),
    ask('textarea', 'why001', '为什么是下午？', { required: true }),
    ask('checkbox', 'bring1', '带什么？', { options: { choices } }),
    ask('pagination', 'fold02', ''),
    ask('date', 'day001', '哪一天？'),
    ask('rate', 'rate01', '满意吗？'),
  ]),
  rules: [
    {
      id: 'rule01',
      relation: 'AND',
      conditionList: [{ formItemId: 'part01', expression: 'eq', optionValue: 'part1' }],
      triggerList: [{ formItemId: 'why001', type: 'show' }],
    },
  ],
})

test('three pages without scripts: told what is wrong, led on by rules, sent once though posted twice', async ({
  api,
  browser,
}) => {
  const formKey = await api.createForm(threePages())
  await api.publish(formKey)
  const page = await plainPage(browser)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await page.goto(`${publicPath(formKey)}?channel=poster&count1=3`)

  await test.step('the address leads to a page that needs none, and brings along what it had', async () => {
    await expect(page).toHaveURL(/plain=1/)
    await expect(page.getByRole('heading', { name: '上门预约' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: '人数' })).toHaveValue('3')
    await expect(page.getByText('第 1 页，共 3 页')).toBeVisible()
    await expect(page.getByText(/请在 1\s?分钟30\s?秒钟?内填完本页。/), 'nothing here could count').toBeVisible()
    await expectNoSidewaysScroll(page, 'first page')
  })
  await test.step('what is wrong stands beside its field, and the list of it leads there', async () => {
    await page.getByRole('textbox', { name: '人数' }).fill('很多')
    await button('下一页').click()
    const name = page.getByRole('textbox', { name: '姓名' })
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await expect(name).toHaveAccessibleDescription('此题为必填项')
    await expect(page.getByRole('textbox', { name: '人数' })).toHaveValue('很多')
    await expect(page.getByRole('textbox', { name: '人数' })).toHaveAttribute('aria-invalid', 'true')
    const link = page.getByRole('region', { name: /2 道题/ }).getByRole('link', { name: /姓名/ })
    await expect(page.locator((await link.getAttribute('href')) ?? 'none')).toContainText('姓名')
    await name.fill('张三')
    await page.getByRole('textbox', { name: '人数' }).fill('2')
    await button('下一页').click()
    await expect(page.getByText('第 2 页，共 3 页')).toBeVisible()
  })
  await test.step('a question that an answer brings up is seen before it goes on', async () => {
    await expect(page.getByText('为什么是下午？')).toBeHidden()
    await page.getByRole('radio', { name: '下午' }).check()
    await page.getByRole('checkbox', { name: '上午' }).check()
    await button('下一页').click()
    await expect(page.getByText('出现了新的问题')).toBeVisible()
    await expect(page.getByRole('radio', { name: '下午' })).toBeChecked()
    await page.getByRole('textbox', { name: '为什么是下午？' }).fill('上午\n要上班')
    await button('下一页').click()
    await expect(page.getByText('第 3 页，共 3 页')).toBeVisible()
  })
  await test.step('back and on again: everything is still there', async () => {
    await page.getByLabel('哪一天？').fill('2026-12-24')
    await button('上一页').click()
    await expect(page.getByRole('textbox', { name: '为什么是下午？' })).toHaveValue('上午\n要上班')
    await button('下一页').click()
    await expect(page.getByLabel('哪一天？')).toHaveValue('2026-12-24')
  })
  await test.step('sent, and the same page sent once more', async () => {
    await page.getByRole('radio', { name: '4', exact: true }).check()
    const fields = await page.locator('form').evaluate((form) => [...new FormData(form as HTMLFormElement)])
    const sent = Object.fromEntries([...fields.map(([name, value]) => [name, String(value)]), ['@step', 'submit']])
    await button('提交').click()
    await expect(page.getByRole('heading', { name: '提交成功' })).toBeVisible()
    const again = await page.request.post(publicPath(formKey), { form: sent })
    expect(await again.text()).toContain('提交成功')
    expect(await api.rows(formKey)).toMatchObject([
      {
        answers: {
          name01: '张三',
          count1: 2,
          part01: { ids: ['part1'] },
          why001: '上午\n要上班',
          bring1: { ids: ['part0'] },
          day001: '2026-12-24',
          rate01: 4,
        },
        channel: 'poster',
      },
    ])
  })
  await page.context().close()
})

test('by the keyboard alone: Enter in a field sends nothing, the buttons do', async ({ api, browser }) => {
  const formKey = await api.createForm(
    formOf('键盘', [ask('input', 'name01', '姓名'), ask('radio', 'part01', '时间', { options: { choices } })]),
  )
  await api.publish(formKey)
  const page = await plainPage(browser)
  await page.goto(publicPath(formKey))
  await expect(page).toHaveURL(/plain=1/)
  const name = page.getByRole('textbox', { name: '姓名' })
  while (!(await name.evaluate((field) => field === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.type('李四')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  const send = page.getByRole('button', { name: '提交', exact: true })
  while (!(await send.evaluate((field) => field === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '提交成功' })).toBeVisible()
  expect(await api.rows(formKey)).toMatchObject([{ answers: { name01: '李四', part01: { ids: ['part1'] } } }])
  await page.context().close()
})

test('a form behind a password, in another language, until it closes', async ({ api, browser }) => {
  const formKey = await api.createForm({
    ...emptyDefinition({ 'zh-cn': '内部', en: 'Internal' }, 'zh-cn'),
    languages: ['zh-cn', 'en'],
    questions: [ask('input', 'name01', { 'zh-cn': '姓名', en: 'Name' })],
  })
  await api.publish(formKey)
  await api.set(formKey, { access: { password: true } }, 'open sesame')
  const page = await plainPage(browser)
  await page.goto(publicPath(formKey))
  await page.getByLabel('密码').fill('wrong')
  await page.getByRole('button', { name: '打开表单' }).click()
  await expect(page.getByLabel('密码')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('密码').fill('open sesame')
  await page.getByRole('button', { name: '打开表单' }).click()
  await page.getByRole('textbox', { name: '姓名' }).fill('Ann')
  await page.getByRole('combobox').selectOption('en')
  await page.getByRole('button', { name: '切换' }).click()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ann')
  await api.stop(formKey)
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'This form is closed' })).toBeVisible()
  await page.context().close()
})

test('every type that can be answered without scripts can be seen, and the others say what they need', async ({
  api,
  browser,
}) => {
  // All there are, none required: what cannot be answered may be left out.
  const questions = [...definitions.keys()].flatMap((type, at): Question[] => {
    const example = definitions.get(type)?.examples.find(({ valid }) => valid)
    if (!example || definitions.get(type)?.flow === 'page') return []
    const { options, children } = example
    return [{ ...ask(type, `q${String(at).padStart(5, '0')}`, type, { options }), ...(children && { children }) }]
  })
  // A gateway, without which the form of codes could not be published.
  await api.showCodes()
  const formKey = await api.createForm(formOf('全部题型', questions))
  await api.publish(formKey)
  const page = await plainPage(browser, true)
  await page.goto(`${publicPath(formKey)}?plain=1`)
  await expect(page.getByText('没有 JavaScript 无法回答这道题，可以跳过。').first()).toBeVisible()
  await expectNoSidewaysScroll(page, 'all types')
  await expectAccessible(page, 'all types without scripts')
  await page.context().close()

  const needing = await api.createForm(
    formOf('需要脚本', [
      ask('input', 'name01', '姓名'),
      ask('sub-form', 'rows01', '同行的人', {
        required: true,
        children: [ask('scan', 'code01', '条码', { required: true }), ask('input', 'who001', '姓名')],
      }),
    ]),
  )
  await api.publish(needing)
  const other = await plainPage(browser)
  await other.goto(publicPath(needing))
  await expect(other.getByText('提交这份表单需要 JavaScript').first()).toContainText('同行的人')
  await other.context().close()
})
