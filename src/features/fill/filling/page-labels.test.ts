import { expect, test } from 'vitest'
import type { Json, Question } from '#shared/form/definition'
import { pageLabels } from './page-labels.ts'

const pageBreak = (options: Json): Question => ({
  id: 'fold01',
  type: 'any',
  title: {},
  required: false,
  span: 24,
  options,
})

test('reads the author’s words, and nothing out of options of another shape', () => {
  expect(pageLabels(pageBreak({ nextLabel: { en: 'On to payment' }, backLabel: {} }))).toEqual({
    next: { en: 'On to payment' },
    back: {},
  })
  expect(pageLabels(pageBreak({ nextLabel: 'text', backLabel: { en: 3 } }))).toEqual({ next: {}, back: {} })
  expect(pageLabels(pageBreak(null))).toEqual({ next: {}, back: {} })
  expect(pageLabels(null)).toEqual({ next: {}, back: {} })
})
