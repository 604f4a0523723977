import { Buffer } from 'node:buffer'
import { defineDriver } from '#sdk/testing'
import type upload from './definition.ts'

export default defineDriver<typeof upload>({
  answer: async (question, answer) => {
    for (const { name, size } of answer) {
      await question.locator('input[type="file"]').setInputFiles({ name, mimeType: '', buffer: contentOf(name, size) })
      await question.getByText(name, { exact: true }).waitFor()
      await question.getByRole('progressbar').waitFor({ state: 'detached' })
    }
  },
})

/** Bytes that begin like the format the name claims, because the server looks. */
const contentOf = (name: string, size: number): Buffer => {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return Buffer.concat([Buffer.from(heads[extension] ?? '', 'hex'), Buffer.alloc(size, 'a')]).subarray(0, size)
}

const heads: Readonly<Record<string, string>> = {
  pdf: '255044462d',
  png: '89504e470d0a1a0a',
  jpg: 'ffd8ff',
  jpeg: 'ffd8ff',
  doc: 'd0cf11e0a1b11ae1',
  xls: 'd0cf11e0a1b11ae1',
  ppt: 'd0cf11e0a1b11ae1',
  docx: '504b0304',
  xlsx: '504b0304',
  pptx: '504b0304',
  zip: '504b0304',
}
