// Finding records: filters, views, selection over pages, export of what was found.
import { readFile } from 'node:fs/promises'
import { formOf } from '../fixtures/api.ts'
import { goToForm } from '../fixtures/go.ts'
import { ask } from '../fixtures/questions.ts'
import { expect, test } from '../fixtures/test.ts'

/** The demo's survey with 5,000 answers. */
const survey = 'sat5Xw9c'
const surveyName = '客户满意度调查'
const address = `/project/form/data?key=${survey}`

test('filters narrow the list, live in the address and can be kept as a view', async ({ consolePage: page }) => {
  await goToForm(page, surveyName, '数据')
  const status = page.getByRole('navigation', { name: '分页' })
  await expect(status).toContainText('5,000')

  await test.step('typing the name of a choice adds a filter', async () => {
    const add = page.getByRole('combobox', { name: '添加筛选条件' })
    await add.fill('审批')
    await page.getByRole('option', { name: '您使用的是哪款产品？ 是 审批流程' }).click()
    await expect(status).not.toContainText('5,000')
    await expect(page.getByRole('row').nth(1)).toContainText('审批流程')
    await expect(page).toHaveURL(/filters=/)
  })

  await test.step('sorting by a question puts the highest first', async () => {
    const head = page.getByRole('columnheader', { name: /您每月的花费/ })
    await head.getByRole('button').first().click()
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
    await head.getByRole('button').first().click()
    await expect(head).toHaveAttribute('aria-sort', 'descending')
  })

  const found = await status.innerText()
  await test.step('a view keeps it', async () => {
    await page.getByRole('button', { name: '另存为' }).click()
    await page.getByRole('textbox', { name: '名称' }).fill('审批用户')
    await page.getByRole('dialog', { name: '另存为' }).getByRole('button', { name: '保存视图' }).click()
    await expect(page.getByRole('button', { name: '视图 审批用户' })).toBeVisible()
    await expect(page.getByText('已更改')).toHaveCount(0)
  })

  await test.step('clearing leads back to all, the view leads here again, also tomorrow', async () => {
    await page.getByRole('button', { name: '全部清除' }).click()
    await expect(status).toContainText('5,000')
    await expect(page.getByText('已更改').first()).toBeVisible()
    // Settings are stored after a pause.
    await page
      .waitForResponse((response) => response.url().includes('/user/setting/') && response.ok())
      .catch(() => null)
    await goToForm(page, surveyName, '数据')
    await page.getByRole('button', { name: '视图 全部数据' }).click()
    await page.getByRole('menuitemcheckbox', { name: /审批用户/ }).click()
    await expect(status).toHaveText(found, { useInnerText: true })
    await page.getByRole('button', { name: '视图 审批用户' }).click()
    await page.getByRole('menuitem', { name: '删除视图' }).click()
    await expect(page.getByRole('button', { name: '视图 全部数据' })).toBeVisible()
  })

  await test.step('nothing found says so and leads back', async () => {
    await page.getByRole('searchbox', { name: '搜索答案或序号' }).fill('没有人这样写')
    await expect(page.getByText('没有符合条件的数据')).toBeVisible()
    await page.getByRole('button', { name: '清除筛选' }).click()
    await expect(status).toContainText('5,000')
  })
})

test('all that match are chosen at once, and exported alone', async ({ consolePage: page }) => {
  const filters = [{ field: '@serial', operator: 'le', values: [25] }]
  await page.goto(`${address}&size=20&filters=${encodeURIComponent(JSON.stringify(filters))}`)
  await expect(page.getByRole('navigation', { name: '分页' })).toContainText('25')
  await page.getByRole('checkbox', { name: '选择本页全部' }).check()
  const bar = page.getByRole('toolbar', { name: '批量操作' })
  await expect(bar).toContainText('已选 20 条')
  await bar.getByRole('button', { name: '选择全部 25 条' }).click()
  await expect(bar).toContainText('已选 25 条')
  await page.keyboard.press('Escape')
  await expect(bar).toHaveCount(0)

  await page.getByRole('button', { name: '导出', exact: true }).click()
  await page.getByRole('menuitem', { name: '筛选出的 25 条 · CSV（.csv）' }).click()
  const dialog = page.getByRole('dialog', { name: '导出数据' })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: '下载文件' }).click(),
  ])
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines).toHaveLength(26)
  // The channel is a column nobody asked to see.
  expect(lines[0]).not.toContain('渠道')
})

test('details lead to the next record without closing', async ({ consolePage: page }) => {
  await goToForm(page, surveyName, '数据')
  await page.getByRole('link', { name: '5,000', exact: true }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer).toHaveAccessibleName(/5,?000/)
  await expect(drawer.getByRole('button', { name: '上一条' })).toBeDisabled()
  await drawer.getByRole('button', { name: '下一条' }).click()
  await expect(page.getByRole('dialog')).toHaveAccessibleName(/4,?999/)
  // Saving is in reach however long the record is.
  await drawer.getByRole('button', { name: '编辑' }).click()
  await expect(drawer.getByRole('textbox').first()).toBeVisible()
  await expect(drawer.getByRole('button', { name: '保存' })).toBeInViewport({ ratio: 1 })
  await drawer.getByRole('button', { name: '取消' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a pasted code finds its record, which is redeemed there, and taken back', async ({ api, consolePage: page }) => {
  const name = '入场登记'
  const formKey = await api.createForm(
    formOf(name, [ask('input', 'who001', '姓名'), ask('confirmation-code', 'code01', '入场码')]),
  )
  const version = await api.publish(formKey)
  for (const who of ['王芳', '李雷']) await api.submit(formKey, version, { who001: who })
  const record = (await api.rows(formKey)).find(({ answers }) => answers.who001 === '王芳')
  const { code } = record?.answers.code01 as { code: string }
  await goToForm(page, name, '数据')
  await page.getByRole('searchbox', { name: '搜索答案或序号' }).fill(`${code.slice(0, 4)} ${code.slice(4)}`)
  await expect(page.getByRole('row').filter({ hasText: '李雷' })).toHaveCount(0)
  await page.getByRole('row').filter({ hasText: '王芳' }).getByRole('link').first().click()
  const drawer = page.getByRole('dialog')
  const button = (label: string) => drawer.getByRole('button', { name: label, exact: true })
  await button('核销').click()
  await expect(drawer.getByRole('status').filter({ hasText: '核销成功' })).toBeVisible()
  await expect(button('核销')).toHaveCount(0)
  await button('撤销核销').click()
  await expect(button('核销')).toBeVisible()

  // Who stands at the door with paper shows what can be scanned.
  await drawer.getByRole('link', { name: '单独打开' }).click()
  await expect(page.getByRole('button', { name: '核销', exact: true })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('img', { name: /二维码/ })).toBeVisible()
  await page.emulateMedia({ media: null })
})

test('somebody signed in enters records under an address of their own, and each has one to be read at', async ({
  api,
  consolePage: page,
  respondent: stranger,
}) => {
  const formKey = await api.createForm(formOf('领用登记', [ask('input', 'thing1', '领用物品', { required: true })]))
  await api.publish(formKey)

  await test.step('who is not signed in is sent to sign in, and back', async () => {
    await stranger.goto(`/d/${formKey}`)
    await expect(stranger).toHaveURL(new RegExp(`/login\\?redirect=(%2F|/)d(%2F|/)${formKey}`))
  })

  await goToForm(page, '领用登记', '数据')
  for (const thing of ['投影仪', '录音笔']) {
    const [filling] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: '新增' }).click()])
    await filling.getByRole('textbox', { name: '领用物品' }).fill(thing)
    await filling.getByRole('button', { name: '提交', exact: true }).click()
    await expect(filling.getByRole('heading', { name: '提交成功' })).toBeVisible()
    await filling.close()
  }

  await page.getByRole('button', { name: '刷新' }).click()
  await page.getByRole('link', { name: '2', exact: true }).click()
  await page.getByRole('dialog').getByRole('link', { name: '单独打开' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('第 2 条数据')
  await expect(page.getByRole('definition').filter({ hasText: '录音笔' })).toBeVisible()
  // What is printed is this page alone.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('main').getByText('领用登记', { exact: true })).toBeVisible()
  await page.emulateMedia({ media: null })
  // The way the arrows of the drawer go, beside a list with the newest on top.
  await expect(page.getByRole('button', { name: '上一条' })).toBeDisabled()
  await page.getByRole('link', { name: '下一条' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('第 1 条数据')

  await page.getByRole('button', { name: '编辑' }).click()
  await page.getByRole('textbox', { name: '领用物品' }).fill('幕布')
  // Neither Cancel nor a way out takes what was typed without asking.
  const unsaved = page.getByRole('alertdialog', { name: '放弃未保存的修改？' })
  for (const leave of [page.getByRole('button', { name: '取消' }), page.getByRole('link', { name: '上一条' })]) {
    await leave.click()
    await unsaved.getByRole('button', { name: '继续编辑' }).click()
    await expect(page.getByRole('textbox', { name: '领用物品' })).toHaveValue('幕布')
  }
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('definition').filter({ hasText: '幕布' })).toBeVisible()

  await page.getByRole('button', { name: '删除', exact: true }).click()
  const asked = page.getByRole('alertdialog', { name: '删除第 1 条数据？' })
  await asked.getByRole('button', { name: '删除', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/project/form/data\\?key=${formKey}`))
  await expect(page.getByRole('row')).toHaveCount(2)
})

test('who was second to change a record sees what the other changed, and loses nothing', async ({
  api,
  consolePage: page,
  context,
}) => {
  const questions = [ask('input', 'name01', '姓名'), ask('input', 'town01', '城市')]
  const formKey = await api.createForm(formOf('同时修改', questions))
  await api.submit(formKey, await api.publish(formKey), { name01: '王芳', town01: '上海' })
  const first = await context.newPage()
  for (const each of [first, page]) {
    await goToForm(each, '同时修改', '数据')
    await each.getByRole('link', { name: '1', exact: true }).click()
    await each.getByRole('dialog').getByRole('button', { name: '编辑' }).click()
  }
  await page.getByRole('textbox', { name: '姓名' }).fill('王芳芳')
  await first.getByRole('textbox', { name: '城市' }).fill('北京')
  await first.getByRole('button', { name: '保存' }).click()
  await expect(first.getByRole('definition').filter({ hasText: '北京' })).toBeVisible()

  // The list is loaded anew whenever its tab is looked at again; what is being typed stays.
  await page.bringToFront()
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('cell', { name: '北京', includeHidden: true })).toBeVisible()
  await expect(page.getByRole('textbox', { name: '姓名' })).toHaveValue('王芳芳')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('这条数据刚刚被其他人修改')).toBeVisible()
  await page.getByRole('button', { name: '载入最新内容，保留我的修改' }).click()
  await expect(page.getByRole('textbox', { name: '城市' })).toHaveValue('北京')
  await expect(page.getByRole('textbox', { name: '姓名' })).toHaveValue('王芳芳')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('definition').filter({ hasText: '王芳芳' })).toBeVisible()
  expect((await api.rows(formKey)).map(({ answers }) => answers)).toEqual([{ name01: '王芳芳', town01: '北京' }])
})

test('an option that was deleted since has its words in the table, as everywhere else', async ({
  api,
  consolePage: page,
}) => {
  const choices = ['上海', '北京'].map((label, index) => ({ id: `city0${index}`, label: { 'zh-cn': label } }))
  const city = ask('radio', 'city00', '城市', { options: { choices } })
  const formKey = await api.createForm(formOf('删掉的选项', [city]))
  const version = await api.publish(formKey)
  await api.submit(formKey, version, { city00: { ids: ['city00'] } })
  await api.change(formKey, (draft) => ({
    ...draft,
    questions: draft.questions.map((question) => ({
      ...question,
      options: { ...(question.options as object), choices: choices.slice(1) },
    })),
  }))
  await api.publish(formKey)
  await goToForm(page, '删掉的选项', '数据')
  await expect(page.getByRole('cell', { name: '上海' })).toBeVisible()
  await expect(page.getByText('city00')).toHaveCount(0)
})
