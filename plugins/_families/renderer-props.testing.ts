import type { Question } from '#sdk'

/** What every renderer is given besides its options and its answer, for a question nothing is said about: tests say the rest. */
export const rendererProps = (type: string, question: Partial<Question> = {}) => ({
  question: { id: 'q00001', type, title: {}, required: false, span: 24, options: {}, ...question },
  onBlur: () => undefined,
  issues: [],
  readOnly: false,
  controlId: 'control',
  labelId: 'label',
  describedBy: undefined,
  page: { number: 1, total: 1 },
})
