// One question at a time, from the same form: by keyboard, by touch, and as its author sees it beforehand.
import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessibility.ts'
import { type Api, formOf } from '../fixtures/api.ts'
import { goToForm } from '../fixtures/go.ts'
import { ask } from '../fixtures/questions.ts'
import { expect, publicPath, test } from '../fixtures/test.ts'

const named = (...labels: string[]) => labels.map((label, index) => ({ id: `c${index}`, label: { 'zh-cn': label } }))
const questions = [
  ask('radio', 'come01', '您来吗？', { required: true, options: { choices: named('是', '否') } }),
  ask('checkbox', 'days01', '哪几天来？', { options: { choices: named('周一', '周二', '周三') } }),
  ask('nps', 'nps01', '推荐的可能性？'),
  ask('input', 'name01', '您的姓名', { required: true }),
  ask('textarea', 'note01', '还想说什么？'),
]
const rules: ReturnType<typeof formOf>['rules'] = [
  {
    id: 'rule01',
    relation: 'AND',
    conditionList: [{ formItemId: 'come01', expression: 'eq', optionValue: 'c0' }],
    triggerList: [{ type: 'show', formItemId: 'days01' }],
  },
]

const published = async (api: Api, title: string, theme: Parameters<Api['dress']>[1] = { paging: 'questions' }) => {
  const formKey = await api.createForm({ ...formOf(title, questions), rules })
  await api.publish(formKey)
  await api.dress(formKey, theme)
  return formKey
}
const title = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

test('by keyboard alone: letters, numbers and Enter; the browser’s back button goes one question back', async ({
  api,
  page,
}) => {
  const formKey = await published(api, '逐题')
  await page.goto('/s/nobodyhasit')
  await page.goto(publicPath(formKey))
  await expect(title(page, '您来吗？')).toBeVisible()
  await expect(page.getByText('第 1 题，共 4 题')).toBeVisible()
  // Nothing was chosen: the question is required.
  const go = page.getByRole('button', { name: '下一题' })
  await expect(go).not.toHaveAttribute('aria-disabled', 'true')
  await expect(async () => {
    await page.keyboard.press('Enter')
    await expect(page.getByText('此题为必填项').first()).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.keyboard.press('y')
  await expect(page.getByRole('radio', { name: '是' })).toBeChecked()
  await page.keyboard.press('b')
  await expect(page.getByRole('radio', { name: '否' })).toBeChecked()
  await page.keyboard.press('a')
  await page.keyboard.press('Enter')

  // Shown by a rule, and heard: the title has the focus.
  await expect(title(page, '哪几天来？')).toBeFocused()
  await expect(page.getByText('第 2 题，共 5 题').first()).toBeVisible()
  await expect(title(page, '您来吗？')).toBeHidden()
  await page.keyboard.press('1')
  await page.keyboard.press('c')
  await page.keyboard.press('3')
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await expectAccessible(page, 'one question')
  await page.keyboard.press('Enter')

  await expect(title(page, '推荐的可能性？')).toBeFocused()
  await page.keyboard.press('1')
  await page.keyboard.press('0')
  await expect(page.getByRole('radio', { name: /^10/ })).toBeChecked()
  await page.goBack()
  await expect(title(page, '哪几天来？')).toBeFocused()
  await expect(page.getByRole('checkbox', { name: '周一' })).toBeChecked()
  await page.goForward()
  await expect(title(page, '推荐的可能性？')).toBeFocused()
  await page.keyboard.press('Enter')

  // What is typed goes into the only field there is, and letters are letters there.
  await expect(title(page, '您的姓名')).toBeFocused()
  await page.keyboard.type('abc')
  await expect(page.getByRole('textbox', { name: '您的姓名' })).toHaveValue('abc')
  await page.keyboard.press('Enter')
  await expect(title(page, '还想说什么？')).toBeFocused()

  // A reload goes on here.
  await page.reload()
  await expect(page.getByText('已从上次停下的地方继续')).toBeVisible()
  await expect(title(page, '还想说什么？')).toBeVisible()
  const note = page.getByRole('textbox', { name: '还想说什么？' })
  await note.focus()
  await page.keyboard.type('一行')
  await page.keyboard.press('Enter')
  await page.keyboard.type('又一行')
  await expect(note).toHaveValue('一行\n又一行')
  // Enter decides nothing: it leads to the button.
  await expect(async () => {
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('button', { name: '提交', exact: true })).toBeFocused({ timeout: 1000 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '提交成功' })).toBeVisible()
  expect((await api.rows(formKey)).map(({ answers }) => answers)).toEqual([
    { come01: { ids: ['c0'] }, days01: { ids: ['c0'] }, nps01: 10, name01: 'abc', note01: '一行\n又一行' },
  ])
  // There is no question to go back to.
  await page.goBack()
  await expect(page).toHaveURL(/nobodyhasit/)
})

test('by touch on a phone: swipes and buttons, and no more than a thumb across', async ({ api, respondent: page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  const formKey = await published(api, '滑动')
  await page.goto(publicPath(formKey))
  await page.getByRole('radio', { name: '否' }).tap()
  await expect(async () => {
    await swipe(title(page, '您来吗？'), -200)
    await expect(title(page, '推荐的可能性？')).toBeFocused({ timeout: 1000 })
  }).toPass()
  await expectNoSidewaysScroll(page, 'one question')
  await swipe(title(page, '推荐的可能性？'), 200)
  await expect(title(page, '您来吗？')).toBeFocused()
  await page.getByRole('button', { name: '下一题' }).tap()
  await expect(title(page, '推荐的可能性？')).toBeFocused()
  await page.getByRole('button', { name: '上一题' }).tap()
  await expect(title(page, '您来吗？')).toBeFocused()
  // Down is not across.
  await swipe(title(page, '您来吗？'), -80, 200)
  await expect(title(page, '您来吗？')).toBeVisible()
})

test('on a phone the buttons stay at the thumb, above nothing that has the focus', async ({
  api,
  respondent: page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 })
  const many = Array.from({ length: 8 }, (_, at) =>
    ask('radio', `pick0${at}`, `第 ${at} 项`, { options: { choices: named('是', '否') } }),
  )
  const formKey = await api.createForm(formOf('很长', [...many, questions[3] ?? fail()]))
  await api.publish(formKey)
  await page.goto(publicPath(formKey))
  const send = page.getByRole('button', { name: '提交', exact: true })
  await expect(send).toBeInViewport()
  for (let at = 0; at < many.length; at++) {
    await page.keyboard.press('Tab')
    const free = () =>
      page.evaluate(() => {
        const held = document.activeElement?.getBoundingClientRect()
        const bar = document.querySelector('[data-at-hand]')?.getBoundingClientRect()
        return held !== undefined && bar !== undefined && held.bottom <= bar.top
      })
    await expect.poll(free, `field ${at} is not covered`).toBe(true)
  }
  // While something is typed the room is for the field.
  const bar = page.locator('[data-at-hand]')
  await expect(bar).toHaveCSS('position', 'sticky')
  await page.getByRole('textbox', { name: '您的姓名' }).focus()
  await expect(bar).toHaveCSS('position', 'static')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('radio', { name: '是' }).first().focus()
  await expect(bar).toHaveCSS('position', 'static')
})

test('everything at once: one page, whatever breaks there are', async ({ api, respondent: page }) => {
  const formKey = await api.createForm(
    formOf('一页', [questions[3] ?? fail(), ask('pagination', 'fold01', ''), questions[4] ?? fail()]),
  )
  await api.publish(formKey)
  await api.dress(formKey, { paging: 'none' })
  await page.goto(publicPath(formKey))
  await expect(page.getByRole('textbox', { name: '您的姓名' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: '还想说什么？' })).toBeVisible()
  await expect(page.getByRole('button', { name: '提交', exact: true })).toBeVisible()
})

test('its author chooses it on the theme tab and sees the page as it will be', async ({ api, consolePage: page }) => {
  await published(api, '选择方式', {})
  await goToForm(page, '选择方式', '外观')
  const preview = page.getByRole('region', { name: '预览' })
  await expect(preview.getByRole('textbox', { name: '您的姓名' })).toBeVisible()
  await page.getByRole('radio', { name: '逐题' }).click()
  await expect(preview.getByRole('textbox', { name: '您的姓名' })).toBeHidden()
  await preview.getByRole('radio', { name: '否' }).focus()
  await expect(async () => {
    await page.keyboard.press('a')
    await expect(preview.getByRole('radio', { name: '是' })).toBeChecked({ timeout: 1000 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(title(page, '哪几天来？')).toBeFocused()
  await expect(preview.getByText('第 2 题，共 5 题')).toBeVisible()
})

const fail = (): never => {
  throw new Error('There is no such question')
}

/** A finger across what is drawn. Made in the page: by the browser a slow machine makes a long press of it, which selects. */
const swipe = (over: ReturnType<typeof title>, across: number, down = 0): Promise<void> =>
  over.evaluate(
    (target, [across, down]) => {
      const send = (type: string, x: number, y: number) => {
        const touch = new Touch({ identifier: 1, target, clientX: x, clientY: y })
        const touches = type === 'touchend' ? [] : [touch]
        target.dispatchEvent(new TouchEvent(type, { touches, changedTouches: [touch], bubbles: true }))
      }
      send('touchstart', 187, 300)
      send('touchmove', 187 + across / 2, 300 + down / 2)
      send('touchend', 187 + across, 300 + down)
    },
    [across, down] as const,
  )
