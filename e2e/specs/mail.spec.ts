// Mail, from nothing that can be sent with to a server that takes it, to the mode that only keeps it, and to a receipt.
import { startMailServer } from '../../server/modules/mail/smtp-server.testing.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessibility.ts'
import { formOf } from '../fixtures/api.ts'
import { goToForm, goToForms } from '../fixtures/go.ts'
import { product } from '../fixtures/product.ts'
import { ask } from '../fixtures/questions.ts'
import { expect, publicPath, test } from '../fixtures/test.ts'

test('an administrator names the mail server, reads what it says, and looks at mails that are kept: a test, and receipts of respondents', async ({
  api,
  browser,
  consolePage: page,
  respondent,
}) => {
  const smtp = await startMailServer()
  const save = async () => {
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await expect(page.getByRole('button', { name: '发送测试邮件' })).toBeEnabled()
  }
  const openMail = async () => {
    await goToForms(page)
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').fill('邮件')
    await page.getByRole('option', { name: /邮件/ }).first().click()
    await expect(page.getByRole('heading', { name: '邮件', level: 1 })).toBeVisible()
  }
  try {
    await openMail()

    await page.getByRole('radio', { name: '通过邮件服务器' }).check()
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await expect(page.getByText('请输入服务器的名称或 IP 地址')).toBeVisible()
    await page.getByRole('textbox', { name: '邮件服务器' }).fill('127.0.0.1')
    await page.getByRole('radio', { name: '不加密' }).check()
    await expect(page.getByRole('textbox', { name: '端口' })).toHaveValue('25')
    await page.getByRole('textbox', { name: '端口' }).fill(String(smtp.port))
    await page.getByRole('textbox', { name: '用户名' }).fill('post')
    await page.getByLabel('密码', { exact: true }).fill('hunter2')
    await page.getByRole('textbox', { name: '发件地址' }).fill('forms@example.com')
    await expect(page.getByRole('button', { name: '发送测试邮件' })).toBeDisabled()
    await save()

    await page.getByRole('textbox', { name: '收件地址' }).fill('ann@example.org')
    smtp.answers.AUTH = '535 5.7.8 wrong password'
    await page.getByRole('button', { name: '发送测试邮件' }).click()
    await expect(page.getByText('535 5.7.8 wrong password')).toBeVisible()
    smtp.answers.AUTH = '235 welcome'
    await page.getByRole('button', { name: '发送测试邮件' }).click()
    await expect(page.getByText('邮件服务器已接收')).toBeVisible()
    expect(smtp.received).toMatchObject([{ to: ['ann@example.org'], signedIn: 'post:hunter2' }])
    await expectAccessible(page, 'mail')

    // What is secret does not come back.
    await page.reload()
    await expect(page.getByLabel('密码', { exact: true })).not.toHaveValue(/hunter2/)
    await page.getByRole('radio', { name: '仅测试' }).check()
    await save()
    await page.getByRole('textbox', { name: '收件地址' }).fill('li@example.org')
    await page.getByRole('button', { name: '发送测试邮件' }).click()
    await expect(page.getByRole('article').filter({ hasText: 'li@example.org' })).toBeVisible()
    expect(smtp.received).toHaveLength(1)
    await page.setViewportSize({ width: 375, height: 812 })
    await expectNoSidewaysScroll(page, 'mail')
    await page.setViewportSize({ width: 1280, height: 720 })

    const formKey = await api.createForm(formOf('要回执', [ask('input', 'name01', '姓名')]))
    await api.publish(formKey)
    await goToForm(page, '要回执', '设置')
    await page.getByRole('switch', { name: '提供邮件回执' }).check()
    await expect(page.getByRole('region', { name: '当前设置概览' }).getByText('邮件回执')).toBeVisible()
    await expect(page.getByText('已保存', { exact: true })).toBeVisible()

    await respondent.goto(publicPath(formKey))
    await respondent.getByRole('textbox', { name: '姓名' }).fill('韩梅梅')
    await respondent.getByRole('button', { name: '提交', exact: true }).click()
    const to = respondent.getByRole('textbox', { name: '把答案副本发送到邮箱' })
    await to.fill('han')
    await respondent.getByRole('button', { name: '发送副本' }).click()
    await expect(respondent.getByText('请输入一个邮箱地址')).toBeVisible()
    await expect(to).toBeFocused()
    await to.fill('han@example.org')
    await respondent.keyboard.press('Enter')
    await expect(respondent.getByText('副本将发送到 han@example.org。')).toBeVisible()
    await expectAccessible(respondent, 'receipt')
    await respondent.setViewportSize({ width: 375, height: 812 })
    await expectNoSidewaysScroll(respondent, 'receipt')

    const context = await browser.newContext({ baseURL: product().address, javaScriptEnabled: false, locale: 'zh-CN' })
    const plain = await context.newPage()
    await plain.goto(publicPath(formKey))
    await plain.getByRole('textbox', { name: '姓名' }).fill('李雷')
    await plain.getByRole('button', { name: '提交', exact: true }).click()
    await plain.getByRole('textbox', { name: '把答案副本发送到邮箱' }).fill('li')
    await plain.getByRole('button', { name: '发送副本' }).click()
    await expect(plain.getByText('请输入一个邮箱地址')).toBeVisible()
    await plain.getByRole('textbox', { name: '把答案副本发送到邮箱' }).fill('lilei@example.org')
    await plain.getByRole('button', { name: '发送副本' }).click()
    await expect(plain.getByText('副本将发送到 lilei@example.org。')).toBeVisible()
    await context.close()
    expect(await api.rows(formKey)).toHaveLength(2)

    await openMail()
    for (const [address, name] of [
      ['han@example.org', '韩梅梅'],
      ['lilei@example.org', '李雷'],
    ] as const) {
      const mail = page.getByRole('article').filter({ hasText: address })
      await expect(async () => {
        await page.getByRole('button', { name: '刷新列表' }).click()
        await expect(mail).toContainText(name, { timeout: 500 })
      }).toPass()
      await expect(mail).toContainText('您的答案：要回执')
    }

    await page.getByRole('radio', { name: '不发送' }).check()
    await save()
    await goToForm(page, '要回执', '设置')
    await expect(page.getByText(/尚未配置邮件服务器/)).toBeVisible()
  } finally {
    await smtp.close()
  }
})
