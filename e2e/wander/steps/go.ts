// Going about: tabs, Back and Forward, reload, a second tab of the browser, other pages and back.
import { expect } from '@playwright/test'
import { savedNow, titlesOn } from '../canvas.ts'
import { defineSteps } from '../step.ts'
import { unreadable } from '../watch.ts'
import { enterForm, formOfWalk, inEditor, inForm, leaveForm, menu, openTab, tabs } from '../world.ts'

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
      world.focusMatters = false
      return 'second tab'
    },
  },
  {
    name: 'away and back',
    weight: 2,
    can: inForm,
    run: async (world, chance) => {
      const { page } = world
      const away = chance.pick(['首页', '回收站', '模板中心'] as const)
      await leaveForm(page)
      await menu(page).getByRole('link', { name: away, exact: true }).click()
      await expect(page).not.toHaveURL(/\/project\/form\//)
      await menu(page).getByRole('link', { name: '我的表单' }).click()
      await enterForm(world)
      return `to ${away}, and back by the list`
    },
  },
  {
    name: 'another language and back',
    weight: 1,
    can: inForm,
    run: async (world, chance) => {
      const { page } = world
      const [name, forms] = chance.pick([
        ['English', 'My forms'],
        ['Deutsch', 'Meine Formulare'],
      ] as const)
      await leaveForm(page)
      await page.getByRole('button', { name: /^语言：/ }).click()
      await page.getByRole('menuitemradio', { name }).click()
      await expect(page.getByRole('heading', { name: forms, level: 1 })).toBeVisible()
      await page.getByRole('searchbox').first().fill(formOfWalk(world).name)
      await page
        .getByRole('link', { name: formOfWalk(world).name, exact: true })
        .first()
        .click()
      await expect(page.getByRole('banner').getByRole('navigation')).toBeVisible()
      expect(await unreadable(page), `only words people read, in ${name}`).toEqual([])
      await page.goBack()
      await page.getByRole('button', { name: /^(Language|Sprache): / }).click()
      await page.getByRole('menuitemradio', { name: '简体中文' }).click()
      await expect(page.getByRole('heading', { name: '我的表单', level: 1 })).toBeVisible()
      await enterForm(world)
      return `${name}, and back to Chinese`
    },
  },
  {
    name: 'tabs without a network',
    weight: 1,
    can: inForm,
    run: async (world, chance) => {
      const { page, maker, watches } = world
      if (inEditor(world)) await savedNow(page)
      const name = chance.pick(tabNames)
      watches.maker.offline = true
      await maker.setOffline(true)
      await openTab(page, name)
      await expect(tabs(page), 'the console stays').toBeVisible()
      await maker.setOffline(false)
      await expect(page.getByRole('heading', { name: '没有网络连接' })).toHaveCount(0, { timeout: 20_000 })
      await expect(page.getByRole('region', { name: '没有网络连接' })).toHaveCount(0, { timeout: 20_000 })
      watches.maker.offline = false
      world.trail.push(page.url())
      world.focusMatters = false
      return `tab ${name} without a network, which comes back`
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
