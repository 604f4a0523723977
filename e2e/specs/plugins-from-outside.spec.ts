// A question type that lies outside the repository: built in, found in the palette, asked, answered and read.
import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { nodeBinary } from '../../tools/bootstrap/node-binary.mjs'
import { inRepository } from '../../tools/bootstrap/root.mjs'
import { expect, test } from '../fixtures/test.ts'
import { type RunningProduct, startProduct } from '../product.mjs'

const execute = promisify(execFile)

let outside = ''
// The server finds its packages above it.
const dist = inRepository(`.cache/plugins-from-outside-${process.pid}`)
let product: RunningProduct | null = null

test.beforeAll(async () => {
  test.setTimeout(300_000)
  outside = mkdtempSync(join(tmpdir(), 'formloom-outside-'))
  cpSync(inRepository('docs/plugin-guide/sample'), join(outside, 'our-plugins'), { recursive: true })
  const config = join(outside, 'formloom.config.ts')
  writeFileSync(config, "export default { plugins: ['./our-plugins'] }\n")
  await build('client', config)
  await build('client', config, '--config', 'vite.fill.config.ts')
  await build('fill', config, '--ssr', '--config', 'vite.fill.config.ts')
  await build('server', config, '--ssr')
  product = await startProduct({ dist })
})
test.afterAll(async () => {
  await product?.stop()
  for (const folder of [outside, dist]) rmSync(folder, { recursive: true, force: true })
})

test('a question type from outside the repository is in the palette, and its answers arrive', async ({
  page,
  respondent,
}) => {
  test.setTimeout(120_000)
  await page.goto(product?.signInLink ?? '')
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '我的表单' }).click()
  await expect(page.getByRole('heading', { name: '我的表单', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: '新建表单' }).click()
  const dialog = page.getByRole('dialog', { name: '新建表单' })
  await dialog.getByLabel('表单名称').fill('通勤')
  await dialog.getByRole('button', { name: '创建' }).click()

  const palette = page.getByRole('complementary', { name: '题型' })
  const settings = page.getByRole('region', { name: '题目设置' })
  await test.step('the palette has it with its icon, and finds it by its other words', async () => {
    await palette.getByRole('searchbox').fill('用时')
    const type = palette.getByRole('listitem').getByRole('button')
    await expect(type).toHaveCount(1)
    await expect(type).toHaveText('时长')
    await expect(type.locator('svg').first()).toBeVisible()
    await type.click()
    await expect(settings.getByLabel('题目', { exact: true })).toBeFocused()
    await page.keyboard.type('路上花多长时间？')
  })

  await test.step('its settings are its own', async () => {
    await settings.getByRole('spinbutton', { name: '最多小时数' }).fill('3')
    await expect(page.getByRole('status').filter({ hasText: /^已保存$/ })).toBeVisible()
  })

  const tab = (name: string) => page.getByRole('navigation', { name: '表单功能' }).getByRole('link', { name }).click()
  await tab('发布')
  await page.getByRole('main').getByRole('button', { name: '发布表单' }).click()
  await expect(page.getByText('表单正在收集答卷。')).toBeVisible()
  const address = await page.getByLabel('填写地址').inputValue()

  await test.step('respondents answer it, and its rules hold', async () => {
    await respondent.goto(address)
    const question = respondent.getByRole('group', { name: '路上花多长时间？' })
    await question.getByRole('spinbutton', { name: '小时' }).fill('4')
    await respondent.getByRole('button', { name: '提交', exact: true }).tap()
    await expect(respondent.getByText('最长 3 小时').first()).toBeVisible()
    await question.getByRole('spinbutton', { name: '小时' }).fill('1')
    await question.getByRole('spinbutton', { name: '分钟' }).fill('30')
    // Its classes are among the styles: side by side.
    const boxes = await Promise.all([0, 1].map((index) => question.getByRole('spinbutton').nth(index).boundingBox()))
    expect(boxes[0]?.y).toBe(boxes[1]?.y)
    await respondent.getByRole('button', { name: '提交', exact: true }).tap()
    await expect(respondent.getByRole('heading', { name: '提交成功' })).toBeVisible()
  })

  await test.step('the answer is in the table, and counted', async () => {
    await tab('数据')
    await expect(page.getByRole('cell', { name: '1 小时 30 分钟' })).toBeVisible()
    await tab('统计')
    await expect(page.getByRole('region', { name: /路上花多长时间？$/ })).toContainText('90')
  })
})

/** As tools/bootstrap/built.mjs does it, but into a folder of its own: dist/ is what the other tests run. */
const build = (side: string, config: string, ...args: readonly string[]) =>
  execute(
    nodeBinary(),
    ['node_modules/vite/bin/vite.js', 'build', ...args, '--outDir', join(dist, side), '--logLevel', 'warn'],
    { cwd: inRepository('.'), env: { ...process.env, NODE_ENV: 'production', FORMLOOM_CONFIG: config } },
  )
