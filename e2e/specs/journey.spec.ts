// What a person does who has just started Formloom for the first time: from the printed link to the answer in the table.
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { product } from '../fixtures/product.ts'
import { expect, test } from '../fixtures/test.ts'
import { unzipped } from '../fixtures/unzip.ts'

test('an idea becomes a form, the form gets an answer, the answer arrives', async ({ page, respondent }) => {
  test.setTimeout(120_000)

  await test.step('the printed link signs in and leaves the address bar', async () => {
    await page.goto(product().newSignInLink())
    await expect(page.getByRole('button', { name: '当前用户：管理员' })).toBeVisible()
    expect(page.url()).not.toContain('token')
  })

  await test.step('a new form', async () => {
    await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '我的表单' }).click()
    await expect(page.getByRole('heading', { name: '我的表单', level: 1 })).toBeVisible()
    await page.getByRole('button', { name: '新建表单' }).click()
    const dialog = page.getByRole('dialog', { name: '新建表单' })
    await dialog.getByLabel('表单名称').fill('周末徒步报名')
    await dialog.getByRole('button', { name: '创建' }).click()
    await expect(page.getByText('从左侧选择题型，开始设计表单')).toBeVisible()
  })

  const palette = page.getByRole('complementary', { name: '题型' })
  const settings = page.getByRole('region', { name: '题目设置' })
  const questions = page.getByRole('list', { name: '题目', exact: true }).getByRole('listitem')
  const saved = page.getByRole('status').filter({ hasText: /^已保存$/ })
  const add = async (type: string, title: string) => {
    await palette.getByRole('button', { name: type, exact: true }).click()
    await expect(settings.getByLabel('题目', { exact: true })).toBeFocused()
    await page.keyboard.type(title)
    await expect(selectorOf(questions, title)).toHaveAttribute('aria-pressed', 'true')
  }

  await test.step('questions from the palette, each with its title', async () => {
    await add('单行文本', '怎么称呼您？')
    await settings.getByRole('switch', { name: '必填' }).click()
    await add('单选题', '走哪条路线？')
    await settings.getByLabel('第 1 项', { exact: true }).fill('海边线')
    await settings.getByLabel('第 2 项', { exact: true }).fill('山脊线')
    await settings.getByRole('button', { name: '添加一项' }).click()
    await page.keyboard.type('森林线')
    await settings.getByRole('switch', { name: '必填' }).click()
    await add('评分', '您的徒步经验')
    await add('数字', '同行人数')
    await add('多行文本', '想对领队说的话')
    await expect(questions).toHaveCount(5)
  })

  await test.step('order by buttons and by keyboard drag', async () => {
    const rating = questions.filter({ hasText: '您的徒步经验' })
    await selectorOf(questions, '您的徒步经验').click()
    await rating.getByRole('button', { name: '下移' }).click()
    await expectOrder(questions, ['怎么称呼您？', '走哪条路线？', '同行人数', '您的徒步经验', '想对领队说的话'])

    await selectorOf(questions, '同行人数').click()
    const handle = questions.getByRole('button', { name: '拖动“同行人数”' })
    await handle.focus()
    await page.keyboard.press('Space')
    await expect(handle).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText('“同行人数”移到第 2 位，共 5 题。')).toBeAttached()
    await page.keyboard.press('Space')
    await expectOrder(questions, ['怎么称呼您？', '同行人数', '走哪条路线？', '您的徒步经验', '想对领队说的话'])
  })

  await test.step('what is removed comes back: by the notice, and by Ctrl Z', async () => {
    const remove = async () => {
      await selectorOf(questions, '想对领队说的话').click()
      await questions.filter({ hasText: '想对领队说的话' }).getByRole('button', { name: '删除' }).click()
      await expect(questions).toHaveCount(4)
    }
    await remove()
    const notice = page.getByRole('region', { name: '消息提示' }).getByRole('listitem')
    await expect(notice.filter({ hasText: '已删除“想对领队说的话”' })).toBeVisible()
    await notice.getByRole('button', { name: '撤销' }).click()
    await expect(questions).toHaveCount(5)
    await remove()
    await page.keyboard.press('Control+z')
    await expect(questions).toHaveCount(5)
  })

  await test.step('all of it is saved', async () => {
    await expect(saved).toBeVisible()
    await page.reload()
    await expectOrder(questions, ['怎么称呼您？', '同行人数', '走哪条路线？', '您的徒步经验', '想对领队说的话'])
    await selectorOf(questions, '走哪条路线？').click()
    await expect(settings.getByLabel('第 3 项', { exact: true })).toHaveValue('森林线')
    await expect(settings.getByRole('switch', { name: '必填' })).toBeChecked()
  })

  const tab = (name: string) => page.getByRole('navigation', { name: '表单功能' }).getByRole('link', { name }).click()

  const address = await test.step('published, with a link and a QR code', async () => {
    await tab('发布')
    await page.getByRole('main').getByRole('button', { name: '发布表单' }).click()
    await expect(page.getByText('表单正在收集答卷。')).toBeVisible()
    await expect(page.getByRole('img', { name: '“周末徒步报名”填写页面的二维码' })).toBeVisible()
    await expect(page.getByRole('cell', { name: '版本 1 当前' })).toBeVisible()
    const shown = await page.getByLabel('填写地址').inputValue()
    expect(shown).toBe(await page.getByRole('link', { name: '打开填写页面' }).getAttribute('href'))
    expect(shown).toMatch(/\/s\/\w+$/)
    return shown
  })

  await test.step('a stranger fills it in on a phone: first with a gap, then whole', async () => {
    await respondent.goto(address)
    await expect(respondent.getByRole('heading', { name: '周末徒步报名', level: 1 })).toBeVisible()
    await respondent.getByLabel('同行人数').fill('2')
    await respondent.getByRole('radio', { name: '山脊线' }).check()
    await respondent.getByRole('button', { name: '提交', exact: true }).tap()
    await expect(respondent.getByText('有 1 道题需要修改').first()).toBeVisible()
    const name = respondent.getByRole('textbox', { name: '怎么称呼您？' })
    await expect(name).toBeFocused()
    await expect(name).toHaveAccessibleDescription(/此题为必填项/)

    await name.fill('欧阳晓')
    await expect(respondent.getByText('此题为必填项')).toHaveCount(0)
    await respondent.getByRole('radio', { name: '4 分（满分 5 分）' }).check()
    await respondent.getByLabel('想对领队说的话').fill('早上见！')
    await respondent.getByRole('button', { name: '提交', exact: true }).tap()
    await expect(respondent.getByRole('heading', { name: '提交成功' })).toBeVisible()
    await expect(respondent.getByRole('definition').first()).toHaveText('1')
  })

  await test.step('the answer is in the table and in its detail', async () => {
    await tab('数据')
    const row = page.getByRole('row').filter({ hasText: '欧阳晓' })
    await expect(row).toBeVisible()
    for (const text of ['2', '山脊线', '早上见！'])
      await expect(row.getByRole('cell', { name: text, exact: true }).first()).toBeVisible()
    await row.getByText('欧阳晓').click()
    const detail = page.getByRole('dialog', { name: '第 1 条数据' })
    await expect(detail.getByRole('definition').filter({ hasText: '欧阳晓' })).toBeVisible()
    await expect(detail.getByRole('definition').filter({ hasText: '山脊线' })).toBeVisible()
    await detail.getByRole('button', { name: '关闭' }).click()
    await expect(detail).toBeHidden()
  })

  await test.step('it can be taken along as xlsx and as csv', async () => {
    const csv = (await exported(page, 'CSV（.csv）')).toString('utf8')
    expect(csv.charCodeAt(0), 'spreadsheet programs take it for UTF-8').toBe(0xfeff)
    expect(csv).toContain('走哪条路线？')
    expect(csv).toContain('欧阳晓')
    expect(csv).toContain('山脊线')
    const parts = unzipped(await exported(page, 'Excel（.xlsx）'))
    const everything = [...parts.values()].join('')
    expect([...parts.keys()]).toContain('xl/workbook.xml')
    expect(everything).toContain('欧阳晓')
    expect(everything).toContain('山脊线')
  })

  await test.step('the statistics count it', async () => {
    await tab('统计')
    const route = page.getByRole('region', { name: /走哪条路线？/ })
    await expect(route).toContainText('选择最多的是“山脊线”，占 100%。')
    await expect(page.getByRole('region', { name: /您的徒步经验/ })).toBeVisible()
    await expect(page.getByRole('region', { name: /想对领队说的话/ })).toContainText('早上见！')
  })

  await test.step('stopped, its page says so', async () => {
    await tab('发布')
    await page.getByRole('button', { name: '停止收集' }).click()
    await expect(page.getByText('表单已停止收集，填写页面会提示访客。')).toBeVisible()
    await respondent.goto(address)
    await expect(respondent.getByRole('heading', { name: '表单已停止收集' })).toBeVisible()
    await expect(respondent.getByRole('textbox')).toHaveCount(0)
  })
})

/** The button over a question of the canvas. */
const selectorOf = (questions: Locator, title: string): Locator =>
  questions.getByRole('button', { name: new RegExp(`^选择第 \\d+ 题：${title.replace(/[?？]/g, '.')}$`) })

const expectOrder = async (questions: Locator, titles: readonly string[]): Promise<void> => {
  for (const [index, title] of titles.entries())
    await expect(questions.nth(index).getByRole('button', { name: `选择第 ${index + 1} 题：${title}` })).toBeVisible()
}

const exported = async (page: Page, kind: string): Promise<Buffer> => {
  await page.getByRole('button', { name: '导出', exact: true }).click()
  await page.getByRole('menuitem', { name: `全部数据 · ${kind}` }).click()
  const dialog = page.getByRole('dialog', { name: '导出数据' })
  await expect(dialog.getByText('导出完成')).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: '下载文件' }).click(),
  ])
  const content = await readFile(await download.path())
  await dialog.getByRole('button', { name: '关闭' }).click()
  return content
}
