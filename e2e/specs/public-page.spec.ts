// The public page under the conditions respondents have: bad networks, small screens, second thoughts, other languages.
import type { FormDefinition } from '#shared/form/definition'
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessibility.ts'
import { type Api, formOf } from '../fixtures/api.ts'
import { questionTypes } from '../fixtures/question-types.ts'
import { ask } from '../fixtures/questions.ts'
import { expect, publicPath, test } from '../fixtures/test.ts'

const name = ask('input', 'name01', '您的姓名', { required: true })
const choices = ['上午', '下午'].map((label, index) => ({ id: `part${index}`, label: { 'zh-cn': label } }))
const part = ask('radio', 'part01', '什么时候来？', { options: { choices } })

const published = async (api: Api, definition: FormDefinition): Promise<string> => {
  const formKey = await api.createForm(definition)
  await api.publish(formKey)
  return formKey
}

test('what is entered before the scripts are live stays, and is sent', async ({ api, respondent }) => {
  const formKey = await published(api, formOf('很慢的网络', [name, part]))
  const errors: string[] = []
  respondent.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  respondent.on('pageerror', ({ message }) => errors.push(message))
  let arrive = () => {}
  const slow = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await respondent.route('**/assets/fill/page-*.js', async (route) => {
    await slow
    await route.continue()
  })
  await respondent.goto(publicPath(formKey), { waitUntil: 'commit' })
  // The form is there, as the server has drawn it.
  await expect(respondent).toHaveTitle('很慢的网络')
  const field = respondent.getByRole('textbox', { name: '您的姓名' })
  await field.fill('等不及')
  await respondent.getByRole('radio', { name: '下午' }).check()
  await field.focus()
  arrive()
  await respondent.getByRole('button', { name: '提交', exact: true }).click()
  await expect(respondent.getByRole('heading', { name: '提交成功' })).toBeVisible()
  expect((await api.rows(formKey)).map(({ answers }) => answers)).toEqual([
    { name01: '等不及', part01: { ids: ['part1'] } },
  ])
  expect(errors).toEqual([])
})

test('without scripts the form can be read, and so can what else the page says', async ({ api, browser, baseURL }) => {
  const formKey = await published(api, formOf('只读', [name, part]))
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'zh-CN', ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto(publicPath(formKey))
  await expect(page.getByRole('heading', { name: '只读' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: '您的姓名' })).toBeVisible()
  await expect(page.getByRole('radio', { name: '下午' })).toBeVisible()
  await page.goto('/s/nobodyhasit')
  await expect(page.getByRole('heading', { name: '没有找到这份表单' })).toBeVisible()
  await context.close()
})

test('what was typed survives closing the page', async ({ api, respondent }) => {
  const formKey = await published(api, formOf('草稿', [name, part]))
  await respondent.goto(publicPath(formKey))
  await respondent.getByRole('textbox', { name: '您的姓名' }).fill('半路离开')
  await respondent.getByRole('radio', { name: '下午' }).check()
  await respondent.reload()
  await expect(respondent.getByText('已从上次停下的地方继续')).toBeVisible()
  await expect(respondent.getByRole('textbox', { name: '您的姓名' })).toHaveValue('半路离开')
  await expect(respondent.getByRole('radio', { name: '下午' })).toBeChecked()

  const again = await respondent.context().newPage()
  await respondent.close()
  await again.goto(publicPath(formKey))
  await expect(again.getByRole('textbox', { name: '您的姓名' })).toHaveValue('半路离开')
  await again.getByRole('button', { name: '提交', exact: true }).click()
  await expect(again.getByRole('heading', { name: '提交成功' })).toBeVisible()
  await again.reload()
  await expect(again.getByRole('textbox', { name: '您的姓名' }), 'sent answers do not come back').toHaveValue('')
  expect(await api.rows(formKey)).toHaveLength(1)
})

test('submitted without a network: kept, said so, sent when it is back', async ({ api, respondent }) => {
  const formKey = await published(api, formOf('没有网络', [name]))
  const phone = respondent.context()
  await respondent.goto(publicPath(formKey))
  await respondent.getByRole('textbox', { name: '您的姓名' }).fill('地铁里')
  await phone.setOffline(true)
  await respondent.getByRole('button', { name: '提交', exact: true }).click()
  await expect(respondent.getByRole('heading', { name: '答案还没有送达' })).toBeVisible()
  await expect(respondent.getByText('答案已完整保存在这台设备上，不会丢失。')).toBeVisible()
  expect(await api.rows(formKey)).toHaveLength(0)
  await phone.setOffline(false)
  await expect(respondent.getByRole('heading', { name: '提交成功' })).toBeVisible()
  expect(await api.rows(formKey)).toHaveLength(1)
})

test('submitted without a network and closed: sent at the next visit', async ({ api, respondent }) => {
  const formKey = await published(api, formOf('关掉了', [name]))
  const phone = respondent.context()
  await respondent.goto(publicPath(formKey))
  await respondent.getByRole('textbox', { name: '您的姓名' }).fill('电梯里')
  await phone.setOffline(true)
  await respondent.getByRole('button', { name: '提交', exact: true }).click()
  await expect(respondent.getByRole('heading', { name: '答案还没有送达' })).toBeVisible()
  const again = await phone.newPage()
  await respondent.close()
  await phone.setOffline(false)
  await again.goto(publicPath(formKey))
  await expect(again.getByRole('heading', { name: '提交成功' })).toBeVisible()
  const rows = await api.rows(formKey)
  expect(rows.map(({ answers }) => answers)).toEqual([{ name01: '电梯里' }])
})

test('a double click sends once', async ({ api, respondent }) => {
  const formKey = await published(api, formOf('手快', [name]))
  await respondent.goto(publicPath(formKey))
  await respondent.getByRole('textbox', { name: '您的姓名' }).fill('双击')
  let sent = 0
  respondent.on('request', (request) => {
    if (request.url().endsWith('/data/public/create')) sent++
  })
  await respondent.getByRole('button', { name: '提交', exact: true }).dblclick()
  await expect(respondent.getByRole('heading', { name: '提交成功' })).toBeVisible()
  expect(sent).toBe(1)
  expect(await api.rows(formKey)).toHaveLength(1)
})

test('a form published anew meanwhile takes what was filled in before', async ({ api, respondent }) => {
  const formKey = await published(api, formOf('改版', [name, part]))
  await respondent.goto(publicPath(formKey))
  await respondent.getByRole('textbox', { name: '您的姓名' }).fill('旧版')
  await respondent.getByRole('radio', { name: '上午' }).check()
  await api.change(formKey, (draft) => ({
    ...draft,
    questions: [...draft.questions, ask('input', 'phone1', '手机号码', { required: true })],
  }))
  await api.publish(formKey)

  await respondent.getByRole('button', { name: '提交', exact: true }).click()
  await expect(respondent.getByRole('heading', { name: '提交成功' })).toBeVisible()
  expect((await api.rows(formKey)).map(({ version, answers }) => ({ version, answers }))).toEqual([
    { version: 1, answers: { name01: '旧版', part01: { ids: ['part0'] } } },
  ])
})

test('a form published anew before the page was opened again: answers stay, what is new is asked', async ({
  api,
  respondent,
}) => {
  const formKey = await published(api, formOf('改版', [name, part]))
  await respondent.goto(publicPath(formKey))
  await respondent.getByRole('textbox', { name: '您的姓名' }).fill('填到一半')
  await api.change(formKey, (draft) => ({
    ...draft,
    questions: [...draft.questions.slice(0, 1), ask('input', 'phone1', '手机号码', { required: true })],
  }))
  await api.publish(formKey)

  await respondent.reload()
  await expect(respondent.getByRole('textbox', { name: '您的姓名' })).toHaveValue('填到一半')
  await expect(respondent.getByRole('radio')).toHaveCount(0)
  await respondent.getByRole('textbox', { name: '手机号码' }).fill('13800000000')
  await respondent.getByRole('button', { name: '提交', exact: true }).click()
  await expect(respondent.getByRole('heading', { name: '提交成功' })).toBeVisible()
  expect((await api.rows(formKey)).map(({ version, answers }) => ({ version, answers }))).toEqual([
    { version: 2, answers: { name01: '填到一半', phone1: '13800000000' } },
  ])
})

for (const pointer of ['mouse', 'finger'] as const) {
  test(`an error that appears takes no click away from a ${pointer}`, async ({ api, respondent }) => {
    const mobile = ask('input', 'phone1', '手机号码', { options: { format: 'mobile' } })
    const formKey = await published(api, formOf('跳动', [mobile, part]))
    await respondent.goto(publicPath(formKey))
    const field = respondent.getByRole('textbox', { name: '手机号码' })
    const choice = respondent.getByRole('radio', { name: '上午' })
    await field.fill('123')
    // The field is left by this very click, and its error pushes the choices down.
    if (pointer === 'mouse') await choice.click({ delay: 100 })
    else await choice.tap()
    await expect(field).toHaveAccessibleDescription(/手机/)
    await expect(choice).toBeChecked()
  })
}

test('another language: the same answers under other words', async ({ api, respondent }) => {
  const formKey = await published(api, {
    ...formOf('双语', [{ ...name, title: { 'zh-cn': '您的姓名', en: 'Your name' } }]),
    title: { 'zh-cn': '双语', en: 'Two languages' },
    languages: ['zh-cn', 'en'],
  })
  await respondent.goto(publicPath(formKey))
  await respondent.getByRole('textbox', { name: '您的姓名' }).fill('Ada')
  await respondent.getByRole('combobox', { name: '语言' }).selectOption('English')
  await expect(respondent.getByRole('heading', { name: 'Two languages' })).toBeVisible()
  await expect(respondent.getByRole('textbox', { name: 'Your name' })).toHaveValue('Ada')
  await expect(respondent.locator('html')).toHaveAttribute('lang', 'en')
  await respondent.reload()
  await expect(respondent.getByRole('heading', { name: 'Two languages' })).toBeVisible()
  await respondent.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(respondent.getByRole('heading', { name: 'Submitted' })).toBeVisible()
  expect((await api.rows(formKey)).map(({ answers }) => answers)).toEqual([{ name01: 'Ada' }])
})

/** A question of each type there is, as its examples set it up. */
const everything = formOf(
  '每种题型各一道，标题有一点长，在很窄的屏幕上也要读得完整',
  [...questionTypes.values()]
    .filter(({ definition }) => definition.flow !== 'page')
    .map(({ definition }, index) => {
      const example = definition.examples.find(({ valid }) => valid)
      return ask(definition.id, `every${index}`, `第 ${index + 1} 题：在很窄的屏幕上也要读得完整的题目`, {
        required: definition.answer !== null,
        options: example?.options ?? {},
        ...(example?.children && { children: example.children }),
      })
    }),
)

test('320 px wide: nothing needs sideways scrolling', async ({ api, browser, baseURL }) => {
  await api.showCodes()
  const formKey = await published(api, everything)
  const context = await browser.newContext({ viewport: { width: 320, height: 640 }, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto(publicPath(formKey))
  await expect(page.getByRole('button', { name: '提交', exact: true })).toBeVisible()
  await expectNoSidewaysScroll(page, 'empty')
  await page.getByRole('button', { name: '提交', exact: true }).click()
  await expect(page.getByText(/道题需要修改/).first()).toBeVisible()
  await expectNoSidewaysScroll(page, 'with errors')
  await context.close()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`accessible in ${colorScheme} colours: empty, with errors, submitted, closed`, async ({ api, respondent }) => {
    await api.showCodes()
    // Half of the types each: what is out of sight of a long page is not laid out, so that no place in it can be measured.
    const half = Math.ceil(everything.questions.length / 2)
    const halves = [everything.questions.slice(0, half), everything.questions.slice(half)]
    const shortKey = await published(api, formOf('很短', [name]))
    await respondent.emulateMedia({ colorScheme })
    const submit = respondent.getByRole('button', { name: '提交', exact: true })
    for (const questions of halves) {
      await respondent.goto(publicPath(await published(api, { ...everything, questions })))
      await expect(submit).toBeVisible()
      await expectAccessible(respondent, 'empty')
      await submit.click()
      await expect(respondent.getByText(/道题需要修改/).first()).toBeVisible()
      await expectAccessible(respondent, 'with errors')
    }

    await respondent.goto(publicPath(shortKey))
    await respondent.getByRole('textbox', { name: '您的姓名' }).fill('无障碍')
    await submit.click()
    await expect(respondent.getByRole('heading', { name: '提交成功' })).toBeVisible()
    await expectAccessible(respondent, 'submitted')

    await api.stop(shortKey)
    await respondent.goto(publicPath(shortKey))
    await expect(respondent.getByRole('heading', { name: '表单已停止收集' })).toBeVisible()
    await expectAccessible(respondent, 'closed')
    await respondent.goto(publicPath('NoSuchForm'))
    await expect(respondent.getByRole('heading', { name: '没有找到这份表单' })).toBeVisible()
    await expectAccessible(respondent, 'no such form')
  })
}

test('a press on another question while the levels are open reaches what was pressed', async ({ api, respondent }) => {
  const nodes = [
    { id: 'north1', label: { 'zh-cn': '北区' }, children: [{ id: 'north2', label: { 'zh-cn': '一号楼' } }] },
  ]
  const place = ask('cascader', 'place1', '在哪里？', { options: { nodes } })
  const formKey = await published(api, formOf('级联', [place, part]))
  await respondent.goto(publicPath(formKey))
  await respondent.getByRole('combobox', { name: '在哪里？' }).tap()
  await expect(respondent.getByRole('dialog', { name: '在哪里？' })).toBeVisible()
  await respondent.getByRole('radio', { name: '下午' }).tap()
  await expect(respondent.getByRole('radio', { name: '下午' })).toBeChecked()
  await expect(respondent.getByRole('dialog', { name: '在哪里？' })).toHaveCount(0)
})

test('what the author says of a wrong shape takes the place of the general words', async ({ api, respondent }) => {
  const badge = ask('input', 'badge1', '工号', {
    options: { pattern: '^[A-Z]{2}[0-9]{4}$', patternMessage: { 'zh-cn': '请输入两个字母和四位数字' } },
  })
  const formKey = await published(api, formOf('工号', [badge]))
  await respondent.goto(publicPath(formKey))
  const field = respondent.getByRole('textbox', { name: '工号' })
  await field.fill('12')
  await respondent.getByRole('button', { name: '提交', exact: true }).click()
  await expect(field).toHaveAccessibleDescription('请输入两个字母和四位数字')
  await expect(respondent.getByText('填写的内容不符合要求的格式')).toHaveCount(0)
})

test('on a page so long that what is out of sight is not laid out, a day is chosen in its middle', async ({
  api,
  respondent: page,
}) => {
  const lines = Array.from({ length: 44 }, (_, index) => ask('input', `line${index}`, `第 ${index + 1} 行`))
  const { definition } = questionTypes.get('reserve-day') ?? {}
  if (!definition) throw new Error('There is no such type any more')
  const day = { ...ask('reserve-day', 'day001', '哪一天？'), options: definition.examples[0]?.options ?? {} }
  const formKey = await published(api, formOf('很长的一页', [...lines.slice(0, 30), day, ...lines.slice(30)]))
  await page.goto(publicPath(formKey))
  const chosen = page.getByRole('radio', { name: /2035年6月4日/ }).first()
  await page.locator('label').filter({ has: chosen }).click()
  await expect(chosen).toBeChecked()
  await page.getByRole('textbox', { name: '第 44 行' }).fill('到底了')
  await page.getByRole('button', { name: '提交', exact: true }).click()
  await expect(page.getByRole('heading', { name: '提交成功' })).toBeVisible()
  expect((await api.rows(formKey)).map(({ answers }) => answers)).toEqual([
    { day001: { tour: '2035-06-04' }, line43: '到底了' },
  ])
})

test('where rules hide all questions of a part of a long page, no gap is left, and they come to where they stand', async ({
  api,
  respondent: page,
}) => {
  const lines = Array.from({ length: 61 }, (_, index) => ask('input', `line${index}`, `第 ${index + 1} 行`))
  const formKey = await published(api, {
    ...formOf('很长的一页', lines),
    // From the first one after twenty to the last one before forty.
    rules: lines.slice(20, 40).map(({ id }) => ({
      id: `rule${id}`,
      relation: 'AND' as const,
      conditionList: [{ formItemId: 'line0', expression: 'eq', optionValue: '全部' }],
      triggerList: [{ formItemId: id, type: 'show' as const }],
    })),
  })
  await page.goto(publicPath(formKey))
  const frame = (index: number) => page.locator(`[data-question-id=line${index}]`)
  const below = async (upper: number, lower: number) => {
    const [a, b] = await Promise.all([frame(upper).boundingBox(), frame(lower).boundingBox()])
    return a && b ? Math.round(b.y - a.y) : null
  }
  await frame(40).scrollIntoViewIfNeeded()
  await expect.poll(async () => (await below(19, 40)) === (await below(18, 19))).toBe(true)
  await page.getByRole('textbox', { name: '第 1 行', exact: true }).fill('全部')
  await expect(page.locator('[data-question-id]')).toHaveCount(61)
  await frame(20).scrollIntoViewIfNeeded()
  await expect.poll(async () => (await below(19, 20)) === (await below(18, 19))).toBe(true)
})
