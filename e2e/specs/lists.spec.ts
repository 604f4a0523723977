// Every list of the console has the same tools: forms, the recycle bin and templates no less than people and roles.
import { formOf } from '../fixtures/api.ts'
import { expect, test } from '../fixtures/test.ts'

for (const [name, path] of [
  ['forms', '/project/list'],
  ['recycle bin', '/project/recycle'],
  ['people', '/system/user'],
] as const)
  test(`${name}: refresh, row height and columns stand in the head of the list`, async ({ api, consolePage: page }) => {
    const formKey = await api.createForm(formOf('删掉的表单', []))
    await page.request.post('/sapi/user/form/delete', {
      data: { formKey },
      headers: { authorization: `Bearer ${api.token}` },
    })
    await page.goto(path)
    const row = page.getByRole('row').nth(1)
    await expect(row).toBeVisible()
    const tools = page.getByRole('toolbar').filter({ has: page.getByRole('button', { name: '刷新', exact: true }) })
    const asked = page.waitForRequest(/\/sapi\/.*page\?/)
    await tools.getByRole('button', { name: '刷新', exact: true }).click()
    await asked
    const height = async () => (await row.boundingBox())?.height ?? 0
    await tools.getByRole('radio', { name: '宽松' }).click()
    const roomy = await height()
    await tools.getByRole('radio', { name: '紧凑' }).click()
    await expect.poll(height).toBeLessThan(roomy)
    await expect(tools.getByRole('button', { name: '列设置' })).toBeVisible()
  })

test('templates are refreshed like any list, and say when they could not be', async ({ consolePage: page }) => {
  await page.goto('/project/templates')
  await expect(page.getByRole('button', { name: /^使用模板/ }).first()).toBeVisible()
  await page.route('**/sapi/**/template/page*', (route) =>
    route.fulfill({ json: { code: 500, msg: '忙', data: null } }),
  )
  await page.getByRole('button', { name: '刷新', exact: true }).click()
  await expect(page.locator('[data-sonner-toast]')).toContainText('忙')
  await expect(page.getByText(/可能已过期/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^使用模板/ }).first()).toBeVisible()
})
