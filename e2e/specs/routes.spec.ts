// Every address of spec section 2 exists; the rest is /404.
import { readFileSync } from 'node:fs'
import { expect, test } from '../fixtures/test.ts'
import { chooseTheme } from '../fixtures/theme.ts'

const survey = 'sat5Xw9c'
const upcoming = [
  ['/project/workflow/form/data', '流程数据'],
  ['/project/workflow/form/ReviewForm', '审批表单'],
  ['/project/confirmation', '核销确认'],
  ['/syncData', '数据同步'],
  [`/project/form/workflow?key=${survey}`, '流程设置'],
  ['/gen/edit/7', '编辑生成表'],
  ['/system/job/log/7', '任务日志'],
  ['/workflow/task/record/start', '发起流程'],
  ['/workflow/process/image', '流程图'],
] as const
const forEverybody = [
  ['/project/public/result', '公开结果'],
  ['/project/public/data', '公开数据'],
  ['/m/project/form/data', '移动端数据'],
  ['/project/form/view', '查看表单'],
  ['/q/abc', '公开查询'],
] as const

test('pages that are not built yet say what they will be', async ({ consolePage }) => {
  test.setTimeout(120_000)
  for (const [path, name] of upcoming) {
    await consolePage.goto(path)
    await expect(consolePage.getByRole('heading', { name: `“${name}”尚未完成` }), path).toBeVisible()
  }
})

test('the public ones need no sign-in, the others lead there and back', async ({ page }) => {
  for (const [path, name] of forEverybody) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: `“${name}”尚未完成` }), path).toBeVisible()
  }
  await page.goto('/syncData')
  await expect(page).toHaveURL(/\/login\?redirect=(%2F|\/)syncData$/)
})

for (const path of ['/auth/role/abc', '/dict/type/data/1x', '/gen/edit/-1', '/system/job/log/x', '/no/such/page']) {
  test(`${path} does not exist`, async ({ consolePage }) => {
    await consolePage.goto(path)
    await expect(consolePage).toHaveURL(/\/404$/)
    await expect(consolePage.getByRole('heading', { name: '页面不存在' })).toBeVisible()
  })
}

const read = (path: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../locales/${path}`, import.meta.url), 'utf8'))

test('the window is called as the route is, in every language, and after the record in it', async ({ consolePage }) => {
  test.setTimeout(120_000)
  const { languages } = JSON.parse(readFileSync(new URL('../../locales/languages.json', import.meta.url), 'utf8'))
  await chooseTheme(consolePage, { layout: 'classic' })
  await consolePage.goto('/project/list')
  for (const language of languages) {
    await consolePage.evaluate((code) => {
      const key = 'formloom.theme-config'
      localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), currentI18n: code }))
      dispatchEvent(new StorageEvent('storage', { key }))
    }, language)
    const shell = read(`${language}/shell.json`)
    await expect(consolePage, language).toHaveTitle(`${shell['menu.project.list']} · Formloom`)
    for (const title of ['menu.index', 'menu.project.title', 'menu.project.recycle', 'menu.system.user']) {
      const entry = consolePage.locator('aside nav').getByText(shell[title] ?? '', { exact: true })
      await expect(entry.first(), `${language} ${title}`).toBeVisible()
    }
  }
  await consolePage.goto('/auth/role/1')
  await expect(consolePage).toHaveTitle(/^.+ · .+ · Formloom$/)
})
