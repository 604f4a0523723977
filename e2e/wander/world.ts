// Where a walk takes place: the product, a maker's console, a respondent's phone, and the model of what must be true.
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import type { Installation } from '#sdk/testing'
import { type Api, apiOf } from '../fixtures/api.ts'
import { product } from '../fixtures/product.ts'
import { phone, signIn } from '../fixtures/test.ts'
import type { FormModel } from './model.ts'
import { type Watch, watchContext } from './watch.ts'

export interface World {
  readonly api: Api
  readonly installation: Installation
  readonly maker: BrowserContext
  readonly respondent: BrowserContext
  /** The maker's tab of the browser. */
  page: Page
  readonly phone: Page
  /** Somebody of the same house who may only look. */
  readonly colleague: Page
  readonly watches: { readonly maker: Watch; readonly respondent: Watch; readonly colleague: Watch }
  form: FormModel | null
  /** Addresses the maker came by in this tab, for Back. */
  trail: string[]
  /** Whether something had the focus before this step, and the step leaves none that may lose it: then something has it after. */
  focusMatters: boolean
  /** Keeps what everybody has on screen: pictures whose names begin so. */
  readonly keep: (path: string) => Promise<void>
  readonly close: () => Promise<void>
}

export const openWorld = async (browser: Browser): Promise<World> => {
  const api = await apiOf('lin')
  const maker = await browser.newContext({
    baseURL: product().address,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
  })
  await signIn(maker, api.token)
  const respondent = await browser.newContext({ ...phone, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })
  const looking = await browser.newContext({ baseURL: product().address, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })
  const weber = await apiOf('weber')
  await signIn(looking, weber.token)
  const departments = await (await apiOf('admin')).departments()
  for (const context of [maker, respondent, looking]) context.setDefaultTimeout(10_000)
  const watches = {
    maker: watchContext(maker, 'console'),
    respondent: watchContext(respondent, 'phone'),
    colleague: watchContext(looking, 'colleague'),
  }
  const page = await maker.newPage()
  await page.goto('/index')
  await expect(menu(page)).toBeVisible()
  const [phonePage, colleague] = [await respondent.newPage(), await looking.newPage()]
  return {
    api,
    installation: { people: [api.person, weber.person], departments },
    maker,
    respondent,
    page,
    phone: phonePage,
    colleague,
    watches,
    form: null,
    trail: [],
    focusMatters: false,
    keep: async (path) => {
      await page.screenshot({ path: `${path}-maker.png` })
      await phonePage.screenshot({ path: `${path}-phone.png` })
      await colleague.screenshot({ path: `${path}-colleague.png` })
    },
    close: async () => {
      for (const context of [maker, respondent, looking]) await context.close()
    },
  }
}

export const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' })
export const tabs = (page: Page) => page.getByRole('navigation', { name: '表单功能' })
export const savedMark = (page: Page) => page.getByRole('status').filter({ hasText: /^已保存$/ })

/** Which screen the maker's tab shows. */
export const place = ({ page }: World): string => new URL(page.url()).pathname
export const inForm = (world: World): boolean => world.form !== null && place(world).startsWith('/project/form/')
export const inEditor = (world: World): boolean => world.form !== null && place(world) === '/project/form/editor'

/** The form's own page behind a word of its tabs, reached by a click. */
export const openTab = async (page: Page, name: string): Promise<void> => {
  const link = tabs(page).getByRole('link', { name, exact: true })
  await link.click()
  await expect(link).toHaveAttribute('aria-current', 'page')
}

/** The arrow of the form's own frame: to the list. */
export const leaveForm = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: '返回我的表单' }).click()
  await expect(menu(page)).toBeVisible()
}

/** From the list into the form of the walk. */
export const enterForm = async (world: World): Promise<void> => {
  const { page } = world
  const { name } = formOfWalk(world)
  await findInList(page, name)
  await page.getByRole('link', { name, exact: true }).first().click()
  await expect(tabs(page)).toBeVisible()
  world.trail = [page.url()]
}

/** The list with this form and no other: a row that is still on its way up or down cannot be pressed. */
export const findInList = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('searchbox', { name: '按名称搜索' }).fill(name)
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
}

/** The model's form; steps that need one say so in `can`. */
export const formOfWalk = ({ form }: World): FormModel => {
  if (!form) throw new Error('This step needs a form.')
  return form
}
