import { defineDriver } from '#sdk/testing'
import type signaturePad from './definition.ts'

export default defineDriver<typeof signaturePad>({
  answer: async (question, answer, { page }) => {
    if (answer.method === 'typed') {
      await question.getByRole('button', { name: '改为键入姓名' }).click()
      await question.getByRole('textbox').fill(answer.signer)
      await question.getByRole('textbox').press('Enter')
    } else {
      const box = await question.getByRole('img').boundingBox()
      if (!box) throw new Error('There is no pad')
      await page.mouse.move(box.x + 20, box.y + 20)
      await page.mouse.down()
      await page.mouse.move(box.x + box.width / 2, box.y + box.height - 20, { steps: 5 })
      await page.mouse.up()
    }
    await question.getByText('签名已保存').waitFor({ state: 'attached' })
  },
})
