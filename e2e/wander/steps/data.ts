// Reading, correcting and deleting what came in; the same count wherever it is printed.
import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { defineSteps } from '../step.ts'
import { findInList, formOfWalk, inForm, leaveForm, openTab, tabs, type World } from '../world.ts'

const hasRecords = (world: World): boolean => inForm(world) && formOfWalk(world).records.length > 0

const openData = async (world: World): Promise<Page> => {
  await openTab(world.page, '数据')
  world.trail.push(world.page.url())
  await expect(world.page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
  return world.page
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
      const pager = page.getByRole('navigation', { name: '分页' })
      await expect(pager, 'the table counts every record').toContainText(new RegExp(`共 ${wanted} 条|\\b${wanted}\\b`))
      await openTab(page, '统计')
      world.trail.push(page.url())
      const figure = page.getByRole('main').getByText('有效数据', { exact: true }).locator('..')
      await expect(figure, 'the statistics count every record').toContainText(String(wanted))
      await leaveForm(page)
      await findInList(page, form.name)
      const row = page.getByRole('row').filter({ hasText: form.name })
      await expect(row, 'the list counts every record').toContainText(`${wanted}`)
      await page.getByRole('link', { name: form.name, exact: true }).first().click()
      await expect(tabs(page)).toBeVisible()
      world.trail = [page.url()]
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
      for (const text of form.records.filter(Boolean)) expect(lines.join('\n')).toContain(text)
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
      if (newest) await expect(drawer, 'the newest record is the one that was sent last').toContainText(newest)
      await drawer.getByRole('button', { name: '关闭' }).click()
      await expect(drawer).toHaveCount(0)
      world.trail.push(page.url())
      return 'read the newest record'
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
