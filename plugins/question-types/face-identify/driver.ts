import { Buffer } from 'node:buffer'
import { defineDriver } from '#sdk/testing'
import type faceIdentify from './definition.ts'
import { renderedFace } from './parts/rendered-face-testing.ts'

export default defineDriver<typeof faceIdentify>({
  answer: async (question, answer) => {
    if (answer.result === 'declined') return question.getByRole('button', { name: '不同意' }).click()
    if (answer.from === 'camera') throw new Error('Nobody stands before the camera of a test')
    await question.getByRole('button', { name: '同意，改用照片' }).click()
    await question.locator('button:not([aria-busy])', { hasText: '选择您的照片' }).waitFor(patience)
    await question
      .locator('input[type=file]')
      .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: picture })
    await question.getByRole('button', { name: '撤回' }).waitFor(patience)
  },
})

/** Models of some megabytes are fetched and started. */
const patience = { timeout: 60_000 }

const picture = Buffer.from(renderedFace.replace(/^.*,/, ''), 'base64')
