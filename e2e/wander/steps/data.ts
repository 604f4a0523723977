// Reading, correcting and deleting what came in; the same count wherever it is printed.
import { readFile, stat } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { defineSteps } from '../step.ts'
import { enterForm, findInList, formOfWalk, inForm, leaveForm, menu, openTab, tabs, type World } from '../world.ts'

const hasRecords = (world: World): boolean => inForm(world) && formOfWalk(world).records.length > 0

/** The table with every record: those that came while it was on screen are offered above it, not put among its rows. */
const openData = async (world: World): Promise<Page> => {
  const { page } = world
  await openTab(page, '数据')
  world.trail.push(page.url())
  const whole = page
    .getByRole('navigation', { name: '分页' })
    .getByText(`共 ${formOfWalk(world).records.length} 条`, { exact: true })
  const offered = page.getByRole('button', { name: /^\d+ 条新数据$/ })
  await expect(whole.or(offered), 'the table counts every record, or offers the new ones').toHaveCount(1)
  if ((await offered.count()) > 0) await offered.click()
  await expect(offered).toHaveCount(0)
  await expect(whole, 'the table counts every record').toBeVisible()
  return page
}

export default defineSteps(
  {
    name: 'count everywhere',
    weight: 4,
    can: hasRecords,
    run: async (world) => {
      const form = formOfWalk(world)
      const wanted = form.records.length
      const page = await openData(world)
      await openTab(page, '统计')
      world.trail.push(page.url())
      const figure = page.getByRole('main').getByText('有效数据', { exact: true }).locator('..')
      await expect(figure, 'the statistics count every record').toContainText(String(wanted))
      await leaveForm(page)
      await findInList(page, form.name)
      const row = page.getByRole('row').filter({ hasText: form.name })
      await expect(row, 'the list counts every record').toContainText(`${wanted}`)
      await enterForm(world)
      return `the same count everywhere: ${wanted}`
    },
  },
  {
    name: 'export',
    weight: 1,
    can: hasRecords,
    run: async (world) => {
      const form = formOfWalk(world)
      const page = await openData(world)
      await page.getByRole('button', { name: '导出', exact: true }).click()
      await page.getByRole('menuitem', { name: '全部数据 · CSV（.csv）' }).click()
      const dialog = page.getByRole('dialog', { name: '导出数据' })
      const link = dialog.getByRole('link', { name: '下载文件' })
      await expect(link).toBeVisible({ timeout: 20_000 })
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
      const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
      expect(lines, 'an export has a line for each record').toHaveLength(form.records.length + 1)
      for (const { text, file } of form.records) {
        expect(lines.join('\n')).toContain(text)
        expect(lines.join('\n')).toContain(file)
      }
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      return 'export'
    },
  },
  {
    name: 'read a record',
    weight: 2,
    can: hasRecords,
    run: async (world) => {
      const page = await openData(world)
      const newest = formOfWalk(world).records.at(-1)
      await page.getByRole('table').getByRole('row').nth(1).getByRole('link').first().click()
      const drawer = page.getByRole('dialog')
      await expect(drawer.getByRole('definition').first()).toBeVisible()
      await expect(drawer, 'the newest record is the one that was sent last').toContainText(newest?.text ?? '')
      if (newest?.file) {
        const [saved] = await Promise.all([
          world.maker.waitForEvent('page').then((opened) => opened.waitForEvent('download')),
          drawer.getByRole('link', { name: newest.file }).first().click(),
        ])
        const { size } = await stat(await saved.path())
        expect(size, 'a file of an answer opens for who may see it').toBeGreaterThan(0)
        expect(saved.suggestedFilename(), 'by the name it was sent under').toContain(newest.file)
        await saved.page().close()
      }
      await drawer.getByRole('button', { name: '关闭' }).click()
      await expect(drawer).toHaveCount(0)
      world.trail.push(page.url())
      return 'read the newest record'
    },
  },
  {
    name: 'correct a record',
    weight: 2,
    can: (world) => hasRecords(world) && formOfWalk(world).records.at(-1)?.text !== '',
    run: async (world, chance) => {
      const page = await openData(world)
      const newest = formOfWalk(world).records.at(-1)
      if (!newest) throw new Error('There is no record to correct.')
      await page.getByRole('table').getByRole('row').nth(1).getByRole('link').first().click()
      const drawer = page.getByRole('dialog')
      await drawer.getByRole('button', { name: '编辑' }).click()
      const before = newest.text
      newest.text = `改${chance.int(100_000, 999_999)}`
      await drawer.locator(`[data-slot="question"] :is(input, textarea)`).evaluateAll((fields, text) => {
        const field = fields.find((each) => (each as HTMLInputElement).value === text) as HTMLElement | undefined
        field?.focus()
        ;(field as HTMLInputElement | undefined)?.select()
      }, before)
      await page.keyboard.type(newest.text)
      await drawer.getByRole('button', { name: '保存', exact: true }).click()
      await expect(drawer.getByRole('definition').filter({ hasText: newest.text }).first()).toBeVisible()
      await drawer.getByRole('button', { name: '关闭' }).click()
      await expect(drawer).toHaveCount(0)
      await expect(page.getByRole('table'), 'the table shows what was corrected').toContainText(newest.text)
      world.trail.push(page.url())
      return `correct “${before}” to “${newest.text}”`
    },
  },
  {
    name: 'a colleague looks',
    weight: 1,
    can: (world) => hasRecords(world) && formOfWalk(world).collecting,
    run: async (world) => {
      const { colleague } = world
      const form = formOfWalk(world)
      await colleague.goto('/index')
      await menu(colleague).getByRole('link', { name: '我的表单' }).click()
      await findInList(colleague, form.name)
      const row = colleague.getByRole('row').filter({ hasText: form.name })
      await expect(row, 'a colleague is told the same count').toContainText(`${form.records.length}`)
      await expect(row.getByRole('button'), 'and offered nothing to change').toHaveCount(0)
      await row.getByRole('link', { name: form.name, exact: true }).click()
      await expect(tabs(colleague).getByRole('link')).toHaveText(['预览', '统计', '数据'])
      await openTab(colleague, '数据')
      const newest = form.records.at(-1)
      await expect(colleague.getByRole('table')).toContainText(newest?.text ?? '')
      world.focusMatters = false
      return 'a colleague who may only look sees the same'
    },
  },
  {
    name: 'delete a record',
    weight: 1,
    can: (world) => hasRecords(world) && formOfWalk(world).records.length > 2,
    run: async (world) => {
      const page = await openData(world)
      await page.getByRole('table').getByRole('row').nth(1).getByRole('checkbox').check()
      const bar = page.getByRole('toolbar', { name: '批量操作' })
      await bar.getByRole('button', { name: '删除 1 条' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: '删除 1 条' }).click()
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      formOfWalk(world).records.pop()
      await expect(bar).toHaveCount(0)
      return 'delete the newest record'
    },
  },
)
