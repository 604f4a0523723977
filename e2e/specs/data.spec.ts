// Finding records: filters, views, selection over pages, export of what was found.
import { readFile } from 'node:fs/promises'
import { formOf } from '../fixtures/api.ts'
import { ask } from '../fixtures/questions.ts'
import { expect, test } from '../fixtures/test.ts'

/** The demo's survey with 5,000 answers. */
const survey = 'sat5Xw9c'
const address = `/project/form/data?key=${survey}`

test('filters narrow the list, live in the address and can be kept as a view', async ({ consolePage: page }) => {
  await page.goto(address)
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
    await page.goto(address)
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
  await page.goto(address)
  await page.getByRole('link', { name: '5,000', exact: true }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer).toHaveAccessibleName(/5,?000/)
  await expect(drawer.getByRole('button', { name: '上一条' })).toBeDisabled()
  await drawer.getByRole('button', { name: '下一条' }).click()
  await expect(page.getByRole('dialog')).toHaveAccessibleName(/4,?999/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
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

  await page.goto(`/project/form/data?key=${formKey}`)
  for (const thing of ['投影仪', '录音笔']) {
    const [filling] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: '新增' }).click()])
    await filling.getByRole('textbox', { name: '领用物品' }).fill(thing)
    await filling.getByRole('button', { name: '提交', exact: true }).click()
    await expect(filling.getByRole('heading', { name: '提交成功' })).toBeVisible()
    await filling.close()
  }

  await page.goto(`/project/form/data?key=${formKey}`)
  await page.getByRole('link', { name: '2', exact: true }).click()
  await page.getByRole('dialog').getByRole('link', { name: '单独打开' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('第 2 条数据')
  await expect(page.getByRole('definition').filter({ hasText: '录音笔' })).toBeVisible()
  await expect(page.getByRole('button', { name: '下一条' })).toBeDisabled()
  await page.getByRole('link', { name: '上一条' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('第 1 条数据')

  await page.getByRole('button', { name: '编辑' }).click()
  await page.getByRole('textbox', { name: '领用物品' }).fill('幕布')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('definition').filter({ hasText: '幕布' })).toBeVisible()

  await page.getByRole('button', { name: '删除 1 条' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '删除 1 条' }).click()
  await expect(page).toHaveURL(new RegExp(`/project/form/data\\?key=${formKey}`))
  await expect(page.getByRole('row')).toHaveCount(2)
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
  await page.goto(`/project/form/data?key=${formKey}`)
  await expect(page.getByRole('cell', { name: '上海' })).toBeVisible()
  await expect(page.getByText('city00')).toHaveCount(0)
})
