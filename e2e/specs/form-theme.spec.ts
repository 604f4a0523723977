// How a form looks, from the theme tab to what respondents see.
import type { Locator, Page } from '@playwright/test'
import { artPath } from '#shared/theme/art'
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessibility.ts'
import { type Api, formOf } from '../fixtures/api.ts'
import { goToForm, goToTab } from '../fixtures/go.ts'
import { ask } from '../fixtures/questions.ts'
import { expect, publicPath, test } from '../fixtures/test.ts'

const choices = ['上午', '下午'].map((label, index) => ({ id: `part${index}`, label: { 'zh-cn': label } }))
const questions = [
  ask('input', 'name01', '您的姓名', { required: true }),
  ask('radio', 'part01', '什么时候来？', { options: { choices } }),
  ask('pagination', 'page01', ''),
  ask('textarea', 'note01', '还想说什么？'),
]
const published = async (api: Api, title: string): Promise<string> => {
  const formKey = await api.createForm({
    ...formOf(title, questions),
    description: { 'zh-cn': '请在周五之前填写。' },
    submitLabel: { 'zh-cn': '报名' },
  })
  await api.publish(formKey)
  return formKey
}
const token = (page: Page, name: string, selector = 'body') =>
  page.locator(selector).evaluate((element, name) => getComputedStyle(element).getPropertyValue(name).trim(), name)

test('a theme is on the public page from the first question to the receipt, in light and in dark', async ({
  api,
  respondent,
}) => {
  const formKey = await published(api, '外观')
  await api.dress(formKey, {
    accent: '#ffd400',
    background: '#fff1c2',
    paper: '#fffaf0',
    button: '#0f766e',
    corners: 'round',
    textSize: 'large',
    showNumbers: true,
    showDescription: false,
  })
  await respondent.goto(publicPath(formKey))
  const name = respondent.getByRole('textbox', { name: '1. 您的姓名' })
  await expect(name).toBeVisible()
  await expect(respondent.getByText('请在周五之前填写。')).toBeHidden()
  expect(await token(respondent, '--ds-paper')).toBe('#fffaf0')
  expect(await token(respondent, '--ds-accent-solid'), 'yellow on cream is made darker').not.toBe('#ffd400')
  const go = respondent.getByRole('button', { name: '下一页' })
  expect(await token(respondent, '--ds-accent-solid', '[data-slot="form-actions"]')).toBe('#0f766e')
  await expectAccessible(respondent, 'light')

  await respondent.emulateMedia({ colorScheme: 'dark' })
  expect(await token(respondent, '--ds-paper')).not.toBe('#fffaf0')
  await expectAccessible(respondent, 'dark')
  await respondent.emulateMedia({ colorScheme: 'light', contrast: 'more' })
  expect(await token(respondent, '--ds-paper'), 'who asks for contrast gets it').toBe('#fff')
  await respondent.emulateMedia({ colorScheme: 'light', contrast: 'no-preference' })

  await name.fill('王小明')
  await go.click()
  await expect(respondent.getByRole('textbox', { name: '3. 还想说什么？' }), 'numbers go on').toBeVisible()
  await respondent.getByRole('button', { name: '报名' }).click()
  await expect(respondent.getByRole('heading', { name: '提交成功' })).toBeVisible()
  expect(await token(respondent, '--ds-paper')).toBe('#fffaf0')
  await expectAccessible(respondent, 'receipt')
  await expectNoSidewaysScroll(respondent, 'receipt')

  await api.stop(formKey)
  await respondent.reload()
  await expect(respondent.getByRole('heading', { name: '表单已停止收集' })).toBeVisible()
  expect(await token(respondent, '--ds-paper'), 'a closed form keeps its look').toBe('#fffaf0')
})

const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^已保存$/ })

test('a colour is chosen by keyboard, repaired where it cannot be read, saved, undone, and seen by respondents', async ({
  api,
  consolePage: page,
  respondent,
}) => {
  const formKey = await published(api, '选颜色')
  await goToForm(page, '选颜色', '外观')
  const preview = page.getByRole('region', { name: '预览' })
  await expect(preview.getByRole('textbox', { name: '您的姓名' })).toBeVisible()
  await expect(preview.getByRole('button', { name: '下一页' })).toBeVisible()
  await expectAccessible(page, 'the tab')

  const accent = page.getByRole('button', { name: /^主题颜色/ })
  await accent.focus()
  await page.keyboard.press('Enter')
  const code = page.getByRole('textbox', { name: '颜色代码' })
  await code.fill('#ffd400')
  await page.keyboard.press('Escape')
  await expect(accent).toBeFocused()
  const warning = page.getByText('主题颜色已微调')
  await expect(warning).toBeVisible()
  await expect(page.getByText(/^#ffd400 · \d\.\d:1$/)).toBeVisible()
  await expect(saved(page)).toBeVisible()
  await expectAccessible(page, 'a repaired colour')

  await page.keyboard.press('Enter')
  await code.fill('#0f766e')
  await page.keyboard.press('Escape')
  await expect(warning).toBeHidden()
  await expect(page.getByRole('button', { name: '撤销：主题颜色' })).toBeVisible()
  await expect(saved(page)).toBeVisible()
  await respondent.goto(publicPath(formKey))
  await expect(respondent.getByRole('textbox', { name: '您的姓名' })).toBeVisible()
  expect(await token(respondent, '--ds-accent-solid')).toBe('#0f766e')

  await page.keyboard.press('Control+z')
  await expect(page.getByRole('button', { name: '重做：主题颜色' })).toBeVisible()
  await expect(warning).toBeVisible()
  await page.keyboard.press('Control+y')
  await expect(warning).toBeHidden()
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await expect(accent).toHaveAccessibleName(/#0f766e/)
})

test('a ready theme brings type, fields and a drawing: the same in its thumbnail, the preview, the canvas and on the page', async ({
  api,
  consolePage: page,
  respondent,
}) => {
  const formKey = await published(api, '整套主题')
  const drawing = artPath({ art: 'hills', headImage: null })
  const isDrawn = (scope: Page | Locator) => expect(scope.locator(`path[d="${drawing}"]`)).toHaveCount(1)
  const shapeOf = (scope: Page | Locator) =>
    scope.getByRole('textbox', { name: '您的姓名' }).evaluate((field) => {
      const { borderTopWidth, borderBottomWidth, borderRadius } = getComputedStyle(field.parentElement ?? field)
      return { top: borderTopWidth, bottom: borderBottomWidth, borderRadius, face: getComputedStyle(field).fontFamily }
    })
  await goToForm(page, '整套主题', '外观')
  const gallery = page.getByRole('region', { name: '主题库' })
  const preview = page.getByRole('region', { name: '预览' })
  const sand = gallery.getByRole('button', { name: '沙丘' })
  await sand.scrollIntoViewIfNeeded()
  const thumbnail = gallery.getByRole('listitem').filter({ has: page.getByRole('button', { name: '沙丘' }) })
  await expect(thumbnail, 'the form itself, small').toContainText('您的姓名')
  await expect(thumbnail.getByText('上午')).toBeVisible()
  await isDrawn(thumbnail)
  await sand.click()
  await expect(sand).toHaveAttribute('aria-pressed', 'true')
  await isDrawn(preview)
  await expect(saved(page)).toBeVisible()
  await expectAccessible(page, 'thumbnails')

  await respondent.goto(publicPath(formKey))
  await expect(respondent.getByRole('textbox', { name: '您的姓名' })).toBeVisible()
  await isDrawn(respondent)
  const shape = await shapeOf(respondent)
  expect(shape).toMatchObject({ top: '0px', bottom: '1px', borderRadius: '0px' })
  expect(shape.face).toContain('Georgia')
  expect(await shapeOf(preview)).toEqual(shape)
  await expectAccessible(respondent, 'a drawing, a serif and lines')
  await expectNoSidewaysScroll(respondent, 'a drawing')

  await goToTab(page, '编辑')
  await isDrawn(page.getByRole('region', { name: '画布' }))

  // Without the drawing, chosen by hand; it is off the page at once.
  await goToTab(page, '外观')
  await page.getByRole('button', { name: '无', exact: true }).click()
  await expect(page.getByRole('button', { name: '撤销：页头线描' })).toBeVisible()
  await expect(saved(page)).toBeVisible()
  await respondent.reload()
  await expect(respondent.getByRole('textbox', { name: '您的姓名' })).toBeVisible()
  await expect(respondent.locator(`path[d="${drawing}"]`)).toHaveCount(0)
})

test('a ready theme is put on over own changes and can be taken off again; dark is looked at; two people do not overwrite each other', async ({
  api,
  consolePage: page,
  respondent,
}) => {
  const formKey = await published(api, '选主题')
  await goToForm(page, '选主题', '外观')
  await page.getByRole('switch', { name: '显示题号' }).press('Space')
  const preview = page.getByRole('region', { name: '预览' })
  await expect(preview.getByRole('textbox', { name: '1. 您的姓名' })).toBeVisible()
  const gallery = page.getByRole('region', { name: '主题库' })
  const mint = gallery.getByRole('button', { name: '薄荷' })
  await mint.press('Enter')
  await expect(mint).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('switch', { name: '显示题号' }), 'what the theme does not decide stays').toBeChecked()
  await expect(page.getByRole('radio', { name: '圆润' })).toBeChecked()
  await preview.getByRole('radio', { name: '深色' }).check()
  await expectAccessible(page, 'a dark preview')
  await page.keyboard.press('Control+z')
  await expect(mint).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('button', { name: '重做：选择主题' }).click()
  await expect(mint).toHaveAttribute('aria-pressed', 'true')
  await expect(saved(page)).toBeVisible()
  await respondent.goto(publicPath(formKey))
  await expect(respondent.getByRole('textbox', { name: '1. 您的姓名' })).toBeVisible()
  expect(await token(respondent, '--ds-accent-solid')).toBe('#0f766e')

  const second = await page.context().newPage()
  await goToForm(second, '选主题', '外观')
  await second.getByRole('radio', { name: '直角' }).check()
  await expect(saved(second)).toBeVisible()
  await gallery.getByRole('button', { name: '蜜桃' }).press('Enter')
  const conflict = page.getByRole('region', { name: '未保存' })
  await expect(conflict).toContainText('管理员')
  await conflict.getByRole('button', { name: '比较' }).click()
  const differences = page.getByRole('dialog', { name: '两个版本的差别' })
  await expect(differences.getByRole('listitem').filter({ hasText: '圆角' })).toBeVisible()
  await differences.getByRole('button', { name: '采用对方的版本' }).click()
  await expect(page.getByRole('radio', { name: '直角' })).toBeChecked()
})

test('pictures stand at the head of the sheet and behind it, and the words stay on paper', async ({
  api,
  consolePage: page,
  browser,
}) => {
  const formKey = await published(api, '图片')
  await goToForm(page, '图片', '外观')
  const pick = async (label: string) => {
    const chooser = page.waitForEvent('filechooser')
    await page
      .getByRole('group', { name: label })
      .getByRole('button', { name: /添加图片/ })
      .click()
    await (await chooser).setFiles({ name: 'p.png', mimeType: 'image/png', buffer: picture })
    await expect(page.getByRole('group', { name: label }).getByRole('img')).toBeVisible()
  }
  await pick('头图')
  await pick('页面背景图片')
  await pick('标志')
  await page.getByRole('radio', { name: '居中' }).check()
  await expect(saved(page)).toBeVisible()
  await expectAccessible(page, 'with pictures')

  const desk = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const visitor = await desk.newPage()
  await visitor.goto(publicPath(formKey))
  await expect(visitor.getByRole('textbox', { name: '您的姓名' })).toBeVisible()
  const main = visitor.getByRole('main')
  await expect(main.locator('img')).toHaveCount(2)
  for (const image of await main.locator('img').all())
    await expect.poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0)
  const surface = visitor.locator('[data-surface="paper"]')
  expect(await surface.evaluate((each) => getComputedStyle(each).backgroundImage)).toContain('/sapi/file/')
  expect(
    await visitor.getByRole('contentinfo').evaluate((each) => getComputedStyle(each).backgroundColor),
    'the words below the sheet have paper behind them',
  ).toBe('rgb(255, 255, 255)')
  await expectAccessible(visitor, 'pictures')
  await expectNoSidewaysScroll(visitor, 'pictures')
  await desk.close()
})

test('on a phone there is one part at a time, and nothing scrolls sideways', async ({ api, consolePage: page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await published(api, '手机')
  await goToForm(page, '手机', '外观')
  await expect(page.getByRole('textbox', { name: '您的姓名' })).toBeVisible()
  await expectNoSidewaysScroll(page, 'preview')
  await page.getByRole('tab', { name: '主题库' }).click()
  await page.getByRole('button', { name: '灯笼' }).click()
  await expectNoSidewaysScroll(page, 'gallery')
  await page.getByRole('tab', { name: '外观设置' }).click()
  await expect(page.getByRole('button', { name: /^提交按钮颜色/ })).toHaveAccessibleName(/#9a4a00/)
  await expectNoSidewaysScroll(page, 'controls')
  await expectAccessible(page, 'controls')
})

test('a theme of the site is made by an administrator and offered to every form', async ({
  api,
  consolePage: page,
}) => {
  const name = `海风${Date.now()}`
  await page.goto('/index')
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '主题管理' }).click()
  await page.getByRole('button', { name: '新增主题' }).first().click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('textbox', { name: '主题名称' }).fill(name)
  await drawer.getByRole('radio', { name: '圆润' }).check()
  await drawer.getByRole('radio', { name: '衬线' }).check()
  await drawer.getByRole('radio', { name: '下划线' }).check()
  await drawer.getByRole('button', { name: '波浪' }).click()
  await expect(drawer.getByRole('button', { name: '波浪' })).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page, 'a new theme')
  await drawer.getByRole('button', { name: /^(保存|确定)/ }).click()
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible()
  await expectAccessible(page, 'the list')

  await published(api, '本站主题')
  await goToForm(page, '本站主题', '外观')
  await page.getByRole('button', { name }).press('Enter')
  for (const chosen of ['圆润', '衬线', '下划线']) await expect(page.getByRole('radio', { name: chosen })).toBeChecked()
  await expect(page.getByRole('button', { name: '波浪' })).toHaveAttribute('aria-pressed', 'true')
  await expect(saved(page)).toBeVisible()
})

/** One red pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
