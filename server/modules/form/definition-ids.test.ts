import { expect, test } from 'vitest'
import { emptyDefinition, type Question } from '#shared/form/definition'
import { withFreshIds } from './definition-ids.ts'

const question = (id: string, options: Question['options']): Question => ({
  id,
  type: 'number',
  title: { en: id },
  required: false,
  span: 24,
  options,
})

test('a formula of a copy reads the answers of the copy', () => {
  const copy = withFreshIds({
    ...emptyDefinition({ en: 'Order' }, 'en'),
    questions: [
      question('matrix', { rows: [{ id: 'rowone', label: { en: 'First' } }] }),
      question('amount', { formula: '{matrix.rowone} * 2 + {gone00} & "{matrix}"' }),
    ],
  })
  const [matrix, amount] = copy.questions
  const row = (matrix?.options as { rows: { id: string }[] }).rows[0]?.id
  expect(matrix?.id).not.toBe('matrix')
  expect(amount?.options).toEqual({ formula: `{${matrix?.id}.${row}} * 2 + {gone00} & "{matrix}"` })
})
