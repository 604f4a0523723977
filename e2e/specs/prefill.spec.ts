// Answers that stand there before anybody typed: what the author set, and what the address of a link brings along.
import { formOf } from '../fixtures/api.ts'
import { ask } from '../fixtures/questions.ts'
import { expect, publicPath, test } from '../fixtures/test.ts'

const choices = ['上午', '下午'].map((label, index) => ({ id: `part${index}`, label: { 'zh-cn': label } }))

test('the author fills a question in beforehand and names it for links; respondents find, change and send it', async ({
  api,
  consolePage: page,
  respondent,
}) => {
  const formKey = await api.createForm(
    formOf('预约', [
      ask('radio', 'part01', '什么时候来？', { options: { choices } }),
      ask('input', 'order1', '订单号'),
    ]),
  )
  await page.goto(`/project/form/editor?key=${formKey}`)
  const list = page.getByRole('list', { name: '题目', exact: true }).getByRole('listitem')
  const settings = page.getByRole('region', { name: '题目设置' })

  await test.step('a default, by the question itself', async () => {
    await list
      .filter({ hasText: '什么时候来？' })
      .getByRole('button', { name: /^选择第/ })
      .click()
    await settings.getByRole('switch', { name: '预先填好答案' }).click()
    await settings
      .getByRole('group', { name: '默认答案' })
      .or(settings.getByRole('radiogroup', { name: '默认答案' }))
      .getByRole('radio', { name: '下午' })
      .check()
    await expect(list.first().getByRole('radio', { name: '下午', includeHidden: true })).toBeChecked()
  })
  await test.step('a name for links', async () => {
    await list
      .filter({ hasText: '订单号' })
      .getByRole('button', { name: /^选择第/ })
      .click()
    await settings.getByLabel('链接里的名称').fill('order')
    await expect(settings.getByText('?order=…')).toBeVisible()
  })
  await expect(page.getByRole('status').filter({ hasText: /^已保存$/ })).toBeVisible()
  await api.publish(formKey)

  await test.step('the plain address: the default stands there, and no reader of texts is fetched', async () => {
    const fetched: string[] = []
    respondent.on('request', (request) => fetched.push(request.url()))
    await respondent.goto(publicPath(formKey))
    await expect(respondent.getByRole('radio', { name: '下午' })).toBeChecked()
    await expect(respondent.getByRole('textbox', { name: '订单号' })).toHaveValue('')
    expect(fetched.filter((url) => /\/(prefill|parse)-/.test(url))).toEqual([])
    await respondent.reload()
    await expect(respondent.getByRole('radio', { name: '下午' })).toBeChecked()
    await expect(respondent.getByText('已从上次停下的地方继续'), 'nothing was begun').toBeHidden()
  })
  await test.step('a link that brings answers along, by name and by id, in words', async () => {
    await respondent.goto(`${publicPath(formKey)}?order=A-17&part01=${encodeURIComponent('上午')}`)
    await expect(respondent.getByRole('textbox', { name: '订单号' })).toHaveValue('A-17')
    await expect(respondent.getByRole('radio', { name: '上午' })).toBeChecked()
    await respondent.getByRole('button', { name: '提交', exact: true }).click()
    await expect(respondent.getByRole('heading', { name: '提交成功' })).toBeVisible()
    const rows = await api.rows(formKey)
    expect(rows.map(({ answers }) => answers)).toEqual([{ part01: { ids: ['part0'] }, order1: 'A-17' }])
  })
})

test('rows given beforehand: some stay by their names, respondents fill in what is left open and add their own', async ({
  api,
  consolePage: page,
  respondent,
}) => {
  const formKey = await api.createForm(
    formOf('盘点', [
      ask('sub-form', 'stock1', '库存', {
        required: true,
        children: [ask('input', 'where1', '位置'), ask('number', 'count1', '数量', { required: true })],
      }),
    ]),
  )
  await page.goto(`/project/form/editor?key=${formKey}`)
  const settings = page.getByRole('region', { name: '题目设置' })
  await page.getByRole('button', { name: /^选择第/ }).click()

  await test.step('a row by its name, and what stands in it', async () => {
    await settings.getByRole('group', { name: '固定行' }).getByRole('button', { name: '添加一项' }).click()
    await settings.getByRole('textbox', { name: /第 1 项/ }).fill('苹果')
    await settings.getByRole('switch', { name: '预先填好答案' }).click()
    const given = settings.getByRole('group', { name: '默认答案' })
    await given.getByRole('group', { name: '苹果' }).getByRole('textbox', { name: '位置' }).fill('地窖')
    await given.getByRole('button', { name: '添加一行' }).click()
    await given.getByRole('group', { name: '第 2 行' }).getByRole('textbox', { name: '位置' }).fill('仓库')
  })
  await expect(page.getByRole('status').filter({ hasText: /^已保存$/ })).toBeVisible()
  await api.publish(formKey)

  await test.step('a respondent fills in what is left open, and can take away only what does not stay', async () => {
    await respondent.goto(publicPath(formKey))
    const apples = respondent.getByRole('group', { name: '苹果' })
    await expect(apples.getByRole('textbox', { name: '位置' })).toHaveValue('地窖')
    await expect(respondent.getByRole('group', { name: '第 2 行' }).getByRole('textbox', { name: '位置' })).toHaveValue(
      '仓库',
    )
    await respondent.getByRole('button', { name: '提交', exact: true }).click()
    await expect(respondent.getByRole('region', { name: /1 道题/ })).toBeVisible()
    await apples.getByLabel('数量').fill('3')
    await respondent.getByRole('button', { name: '删除第 2 行' }).click()
    await expect(respondent.getByRole('button', { name: /^删除第/ })).toHaveCount(0)
    await respondent.getByRole('button', { name: '提交', exact: true }).click()
    await expect(respondent.getByRole('heading', { name: '提交成功' })).toBeVisible()
    expect((await api.rows(formKey)).map(({ answers }) => answers)).toEqual([
      { stock1: [{ where1: '地窖', count1: 3 }] },
    ])
  })
})

test('what a link says and the question refuses is left out, and the rest of the link works', async ({
  api,
  respondent,
}) => {
  const formKey = await api.createForm(
    formOf('人数', [
      ask('number', 'people', '几位？', { options: { max: 9 } }),
      ask('date', 'day001', '哪天？'),
      ask('rate', 'points', '上次如何？'),
    ]),
  )
  await api.publish(formKey)
  await respondent.goto(`${publicPath(formKey)}?people=99&day001=2026/8/1&points=viele&lang=zh-cn&channel=mail`)
  await expect(respondent.getByLabel('几位？')).toHaveValue('')
  await expect(respondent.getByText('2026-08-01').or(respondent.getByLabel('哪天？'))).toBeVisible()
  await respondent.getByRole('button', { name: '提交', exact: true }).click()
  await expect(respondent.getByRole('heading', { name: '提交成功' })).toBeVisible()
  const rows = await api.rows(formKey)
  expect(rows.map(({ answers }) => answers)).toEqual([{ day001: '2026-08-01' }])
})

test('a question that only links fill in is not shown, and is kept, judged, obeyed by rules and said in titles', async ({
  api,
  consolePage: page,
  respondent,
}) => {
  const formKey = await api.createForm({
    ...formOf('活动报名', [
      ask('input', 'source', '来源', { name: 'from' }),
      ask('number', 'seats1', '名额', { byLink: true, options: { max: 9 } }),
      ask('input', 'name01', '{{q:source}}的朋友，怎么称呼您？'),
      ask('input', 'fair01', '您在展会的哪个展位？'),
    ]),
    rules: [
      {
        id: 'rule01',
        relation: 'AND',
        conditionList: [{ formItemId: 'source', expression: 'eq', optionValue: '展会' }],
        triggerList: [{ formItemId: 'fair01', type: 'show' }],
      },
    ],
  })
  await test.step('the author says so of the question', async () => {
    await page.goto(`/project/form/editor?key=${formKey}`)
    await page
      .getByRole('list', { name: '题目', exact: true })
      .getByRole('listitem')
      .filter({ hasText: '来源' })
      .getByRole('button', { name: /^选择第/ })
      .click()
    await page.getByRole('region', { name: '题目设置' }).getByRole('switch', { name: '不显示，只由链接填写' }).click()
    await expect(page.getByText('不显示给填写者，答案由链接带来').first()).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: /^已保存$/ })).toBeVisible()
    await api.publish(formKey)
  })
  await test.step('a link fills it in, unseen', async () => {
    await respondent.goto(`${publicPath(formKey)}?from=${encodeURIComponent('展会')}&seats1=99`)
    await expect(respondent.getByRole('textbox', { name: '展会的朋友，怎么称呼您？' })).toBeVisible()
    await expect(respondent.getByText('来源')).toHaveCount(0)
    await expect(respondent.getByRole('textbox')).toHaveCount(2)
    await respondent.getByRole('textbox', { name: '展会的朋友，怎么称呼您？' }).fill('李雷')
    await respondent.getByRole('textbox', { name: '您在展会的哪个展位？' }).fill('B7')
    await respondent.getByRole('button', { name: '提交', exact: true }).click()
    await expect(respondent.getByRole('heading', { name: '提交成功' })).toBeVisible()
    await expect(respondent.getByText('来源'), 'nor in the copy').toHaveCount(0)
    const [row] = await api.rows(formKey)
    expect(row?.answers).toEqual({ source: '展会', name01: '李雷', fair01: 'B7' })
  })
  await test.step('who corrects the record sees it', async () => {
    const [row] = await api.rows(formKey)
    await page.goto(`/project/form/data/view?key=${formKey}&id=${row?.id}`)
    await page.getByRole('button', { name: '编辑' }).click()
    await expect(page.getByRole('textbox', { name: '来源' })).toHaveValue('展会')
  })
})

test('without scripts, too, a link fills in what is not shown', async ({ api, browser, baseURL }) => {
  const formKey = await api.createForm(
    formOf('无脚本', [ask('input', 'source', '来源', { byLink: true }), ask('input', 'name01', '怎么称呼您？')]),
  )
  await api.publish(formKey)
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'zh-CN', ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto(`${publicPath(formKey)}?plain=1&source=mail`)
  await expect(page.getByText('来源')).toHaveCount(0)
  await page.getByRole('textbox', { name: '怎么称呼您？' }).fill('韩梅梅')
  await page.getByRole('button', { name: '提交', exact: true }).click()
  await expect(page.getByRole('heading', { name: '提交成功' })).toBeVisible()
  expect((await api.rows(formKey)).map(({ answers }) => answers)).toEqual([{ source: 'mail', name01: '韩梅梅' }])
  await context.close()
})
