// The description of the server's calls: found, read, taken along.
import { readFile } from 'node:fs/promises'
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/test.ts'

test('a call is found by its permission, read and taken along', async ({ consolePage: page }) => {
  await page.goto('/tool/swagger')
  await page.getByRole('searchbox', { name: '搜索路径、用途或权限' }).fill('system:user:resetPwd')
  await page.getByRole('navigation', { name: '接口列表' }).getByRole('button').click()
  const call = page.getByRole('region', { name: '/system/user/resetPwd' })
  await expect(call.getByText('system:user:resetPwd (own)')).toBeVisible()
  await expect(call.getByRole('heading', { name: '请求体 · application/json' })).toBeVisible()
  await expectAccessible(page, 'description of a call')
  await page.reload()
  await expect(call).toBeVisible()

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载 OpenAPI 文档' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('openapi.json')
  expect(JSON.parse(await readFile(await file.path(), 'utf8')).openapi).toBe('3.1.0')
})

test('on a phone the list makes room for the call, and comes back', async ({ consolePage: page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/tool/swagger?q=/captcha')
  const list = page.getByRole('navigation', { name: '接口列表' })
  await list.getByRole('button', { name: '/captcha/check' }).click()
  await expect(list).toHaveCount(0)
  await expectNoSidewaysScroll(page, 'a call on a phone')
  await page.goBack()
  await expect(list).toBeVisible()
})
