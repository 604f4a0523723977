import { Buffer } from 'node:buffer'
import { defineDriver } from '#sdk/testing'
import type imageUpload from './definition.ts'

export default defineDriver<typeof imageUpload>({
  answer: async (question, answer) => {
    for (const { name } of answer) {
      await question.locator('input[type="file"]').first().setInputFiles({ name, mimeType: 'image/png', buffer: dot })
      await question.getByRole('link', { name, exact: true }).waitFor()
    }
  },
})

/** A picture of one pixel. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
