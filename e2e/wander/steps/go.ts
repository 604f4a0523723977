// Going about: tabs, Back and Forward, reload, a second tab of the browser, other pages and back.
import { expect } from '@playwright/test'
import { savedNow, titlesOn } from '../canvas.ts'
import { defineSteps } from '../step.ts'
import { findInList, formOfWalk, inEditor, inForm, leaveForm, menu, openTab, tabs } from '../world.ts'

const tabNames = ['编辑', '逻辑', '预览', '外观', '设置', '发布', '数据', '统计'] as const

export default defineSteps(
  {
    name: 'change tab',
    weight: 5,
    can: inForm,
    run: async (world, chance) => {
      const name = chance.pick(tabNames)
      await openTab(world.page, name)
      world.trail.push(world.page.url())
      return `tab ${name}`
    },
  },
  {
    name: 'to the editor',
    weight: 5,
    can: (world) => inForm(world) && !inEditor(world),
    run: async (world) => {
      await openTab(world.page, '编辑')
      world.trail.push(world.page.url())
      return 'tab 编辑'
    },
  },
  {
    name: 'back',
    weight: 1,
    can: (world) => inForm(world) && world.trail.length > 1 && world.trail.at(-1) !== world.trail.at(-2),
    run: async (world) => {
      const { page, trail } = world
      trail.pop()
      const wanted = trail.at(-1) ?? ''
      await page.goBack()
      await expect.poll(() => page.url(), 'Back leads back').toBe(wanted)
      return 'back'
    },
  },
  {
    name: 'reload',
    weight: 1,
    can: (world) => inForm(world),
    run: async (world) => {
      const { page } = world
      if (inEditor(world)) await savedNow(page)
      await page.reload()
      await expect(tabs(page)).toBeVisible()
      world.focusMatters = false
      return 'reload'
    },
  },
  {
    name: 'look from a second tab of the browser',
    weight: 1,
    can: inEditor,
    run: async (world) => {
      await savedNow(world.page)
      const second = await world.maker.newPage()
      await second.goto(world.page.url())
      const wanted = formOfWalk(world).questions.map(({ title }) => title)
      await expect.poll(() => titlesOn(second), 'a second tab shows what was saved').toEqual(wanted)
      await second.close()
      return 'second tab'
    },
  },
  {
    name: 'away and back',
    weight: 2,
    can: inForm,
    run: async (world, chance) => {
      const { page } = world
      const form = formOfWalk(world)
      const away = chance.pick(['首页', '回收站', '模板中心'] as const)
      await leaveForm(page)
      await menu(page).getByRole('link', { name: away, exact: true }).click()
      await expect(page).not.toHaveURL(/\/project\/form\//)
      await menu(page).getByRole('link', { name: '我的表单' }).click()
      await findInList(page, form.name)
      await page.getByRole('link', { name: form.name, exact: true }).first().click()
      await expect(tabs(page)).toBeVisible()
      world.trail = [page.url()]
      return `to ${away}, and back by the list`
    },
  },
  {
    name: 'light and dark',
    weight: 1,
    can: ({ form }) => form !== null,
    run: async (world, chance) => {
      const colorScheme = chance.pick(['light', 'dark'] as const)
      await world.page.emulateMedia({ colorScheme })
      world.focusMatters = false
      return `${colorScheme} colours`
    },
  },
)
