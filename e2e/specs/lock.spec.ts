// The locked screen (ux.md 1.4): nothing to read, for nobody, until the server takes the password.
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { apiOf, isAlive } from '../fixtures/api.ts'
import { product } from '../fixtures/product.ts'
import { expect, signIn, test } from '../fixtures/test.ts'
import { chooseTheme } from '../fixtures/theme.ts'

const lock = async (page: Page) => {
  await page.getByRole('button', { name: /^当前用户/ }).click()
  await page.getByRole('menuitem', { name: '锁定屏幕' }).click()
  await expect(locked(page)).toBeVisible()
}
const locked = (page: Page) => page.getByRole('dialog', { name: '屏幕已锁定' })
const unlock = async (page: Page, password: string) => {
  await locked(page).getByLabel('密码', { exact: true }).fill(password)
  await locked(page).getByRole('button', { name: '解锁' }).click()
}
const opened = async (page: Page) => {
  await page.goto('/project/list')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
}

test('locks all tabs over reloads, shows nothing, and the password brings back what was typed', async ({ context }) => {
  const { token } = await apiOf('lin')
  await signIn(context, token)
  const [page, other] = [await context.newPage(), await context.newPage()]
  for (const tab of [page, other]) await opened(tab)
  await page.getByRole('button', { name: '新建表单' }).click()
  await page.getByLabel('表单名称').fill('写到一半')
  await page.keyboard.press('Escape')
  await page.getByRole('searchbox').fill('访客')
  await expect(page).toHaveURL(/name=/)
  await lock(page)

  await test.step('nothing is left to read, by eye or ear', async () => {
    const snapshot = await page.locator('body').ariaSnapshot()
    expect(snapshot).not.toContain('我的表单')
    expect(snapshot).not.toContain('访客')
    expect(await page.evaluate(() => document.body.innerText)).not.toContain('我的表单')
    await expect(page).toHaveTitle('屏幕已锁定 · Formloom')
    await expectAccessible(page, 'locked')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await page.keyboard.press('Alt+w')
    await expect(page.getByRole('dialog')).toHaveCount(1)
  })

  await test.step('the other tab is locked, and stays so when it is reloaded', async () => {
    await expect(locked(other)).toBeVisible()
    const asked: string[] = []
    other.on('request', (request) => {
      if (/user\/form\/page/.test(request.url())) asked.push(request.url())
    })
    await other.reload()
    await expect(locked(other)).toBeVisible()
    expect(await other.locator('table').count()).toBe(0)
    expect(asked).toEqual([])
  })

  await test.step('another password does not open it', async () => {
    await unlock(page, 'not the password')
    await expect(locked(page).getByText('密码不正确')).toBeVisible()
    await expect(locked(page).getByLabel('密码', { exact: true })).toBeFocused()
    await expect(locked(page).getByLabel('密码', { exact: true })).toHaveValue('')
  })

  await test.step('the password does, in all tabs, in the same session', async () => {
    await unlock(page, product().passwordOf('lin'))
    await expect(locked(page)).toHaveCount(0)
    await expect(locked(other)).toHaveCount(0)
    await expect(page.getByRole('searchbox')).toHaveValue('访客')
    await expect(page).toHaveTitle('我的表单 · Formloom')
    await expect(other.getByRole('row').nth(1)).toBeVisible()
    const cookie = (await context.cookies()).find(({ name }) => name === 'Admin-Token')
    expect(cookie && decodeURIComponent(cookie.value)).toBe(token)
  })

  await test.step('signing out is the other way, and nothing stays locked', async () => {
    await lock(page)
    await locked(page).getByRole('button', { name: '退出登录' }).click()
    for (const tab of [page, other]) await expect(tab.getByRole('heading', { name: '登录' })).toBeVisible()
    expect(await isAlive(token)).toBe(false)
    await signIn(context, (await apiOf('lin')).token)
    await opened(page)
  })
})

test('locks by itself when nobody has done anything for so long', async ({ consolePage: page }) => {
  await page.clock.install()
  await chooseTheme(page, { lockAfterMinutes: 5 })
  await opened(page)
  await page.clock.runFor('04:00')
  await page.mouse.move(300, 300)
  await page.clock.runFor('04:00')
  await expect(locked(page)).toHaveCount(0)
  await page.clock.runFor('01:30')
  await expect(locked(page)).toBeVisible()
  await unlock(page, product().passwordOf('admin'))
  await page.clock.runFor(1000)
  await expect(locked(page)).toHaveCount(0)
  await page.clock.runFor('01:00')
  await expect(locked(page)).toHaveCount(0)
})
