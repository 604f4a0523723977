// From a form that cannot be published, because nothing sends its codes, to the gateway an administrator sets up.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessibility.ts'
import { formOf } from '../fixtures/api.ts'
import { goToForm, goToForms } from '../fixtures/go.ts'
import { ask } from '../fixtures/questions.ts'
import { expect, test } from '../fixtures/test.ts'

test('without a gateway the maker is told what to do; set up and tried out, the form is published', async ({
  api,
  consolePage: page,
}) => {
  const sent: { to: string; authorization: string | undefined }[] = []
  let answer = 503
  const gateway = createServer(async (request, reply) => {
    const pieces = await request.toArray()
    sent.push({ ...JSON.parse(pieces.join('')), authorization: request.headers.authorization })
    reply.writeHead(answer).end()
  }).listen(0, '127.0.0.1')
  const address = () => `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/send`
  const openGateway = async () => {
    await goToForms(page)
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').fill('短信网关')
    await page
      .getByRole('option', { name: /短信网关/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: '短信网关', level: 1 })).toBeVisible()
  }
  const publish = async () => {
    await goToForm(page, '要验证手机', '发布')
    await page.getByRole('button', { name: '发布表单' }).click()
  }

  try {
    await openGateway()
    await page.getByRole('radio', { name: '不发送' }).check()
    await page.getByRole('button', { name: '保存' }).click()
    await expect(page.getByText('已保存', { exact: true })).toBeVisible()

    await api.createForm(formOf('要验证手机', [ask('phone-verification', 'phone1', '手机号')]))
    await publish()
    const told = page.getByText(/尚未配置短信网关.*系统管理 › 短信网关/).first()
    await expect(told).toBeVisible()
    await expect(page.getByRole('link', { name: /手机号/ }).first()).toBeVisible()

    await openGateway()
    await page.getByRole('radio', { name: '发送到一个网关地址' }).check()
    await page.getByRole('button', { name: '保存' }).click()
    await expect(page.getByText('请输入以 http:// 或 https:// 开头的地址')).toBeVisible()
    await page.getByRole('textbox', { name: '网关地址' }).fill(address())
    await page.getByLabel('访问令牌').fill('hunter2')
    await expect(page.getByRole('button', { name: '发送测试短信' })).toBeDisabled()
    await page.getByRole('button', { name: '保存' }).click()
    await page.getByRole('textbox', { name: '手机号' }).fill('+86 138 0013 8000')
    await page.getByRole('button', { name: '发送测试短信' }).click()
    await expect(page.getByText('它返回了状态 503')).toBeVisible()
    answer = 204
    await page.getByRole('button', { name: '发送测试短信' }).click()
    await expect(page.getByText('网关已接收')).toBeVisible()
    expect(sent.at(-1)).toMatchObject({ to: '+8613800138000', authorization: 'Bearer hunter2' })
    await expectAccessible(page, 'the gateway')

    await page.setViewportSize({ width: 375, height: 812 })
    await expectNoSidewaysScroll(page, 'the gateway')
    await page.setViewportSize({ width: 1280, height: 720 })
    // What is secret does not come back, and stays when something else is saved.
    await page.reload()
    await expect(page.getByLabel('访问令牌')).not.toHaveValue(/hunter2/)
    await page.getByRole('textbox', { name: '网关地址' }).fill(`${address()}?again`)
    await page.getByRole('button', { name: '保存' }).click()
    await page.getByRole('textbox', { name: '手机号' }).fill('+8613800138000')
    await page.getByRole('button', { name: '发送测试短信' }).click()
    await expect(page.getByText('网关已接收')).toBeVisible()
    expect(sent.at(-1)?.authorization).toBe('Bearer hunter2')

    await publish()
    await expect(page.getByText('收集中').first()).toBeVisible()
  } finally {
    gateway.close()
  }
})
