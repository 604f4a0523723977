import { z } from 'zod'
import { defineQuestionType, type Question } from '#sdk'
import { jsonSchema, questionIdSchema, textSchema } from '#shared/contract/form-definition'
import { leastRows, maxNamed, maxRows } from './parts/rows.ts'
import { maxTotals } from './parts/totals.ts'

const count = z.int().min(1).max(maxRows)
const optionsSchema = z
  .object({
    /** Rows shown from the start; an answer given at all has as many. */
    minRows: count.exactOptional(),
    maxRows: count.exactOptional(),
    /** On the button that adds a row; empty: the page's own word. */
    addLabel: textSchema,
    /** Rows that are always there and come first; by what stands above them, or counted where that is empty. */
    named: z
      .array(z.object({ id: questionIdSchema, label: textSchema }))
      .max(maxNamed)
      .exactOptional(),
    /** Questions whose numbers are added up over the rows, for respondents to see. */
    totals: z.array(questionIdSchema).max(maxTotals).exactOptional(),
    /** Rows can be copied. */
    copyRows: z.boolean().exactOptional(),
    /** Rows as lines of a table where there is room; absent: each a card. */
    layout: z.literal('table').exactOptional(),
  })
  .refine((options) => leastRows(options) <= (options.maxRows ?? maxRows), 'fewest rows above maxRows')
type Options = z.infer<typeof optionsSchema>

const defaults: Options = { minRows: 1, addLabel: {} }
const but = (changed: Partial<Options>): Options => ({ ...defaults, ...changed })

const children: readonly Question[] = [
  {
    id: 'person',
    type: 'input',
    title: { 'zh-cn': '姓名', en: 'Name' },
    required: true,
    span: 12,
    options: {
      placeholder: {},
      prefix: {},
      suffix: {},
      showCount: false,
      format: 'none',
      pattern: '',
      patternMessage: {},
    },
  },
  {
    id: 'points',
    type: 'rate',
    title: { 'zh-cn': '熟悉程度', en: 'How well do you know them?' },
    required: false,
    span: 12,
    options: { max: 5, allowHalf: false, icon: 'star', levels: [] },
  },
]

const named: Options['named'] = [
  { id: 'row001', label: { 'zh-cn': '组长', en: 'Head of the team' } },
  { id: 'row002', label: {} },
]

/** Other questions, repeated row by row: members of a family, items of an order. */
export default defineQuestionType({
  id: 'sub-form',
  group: 'advanced',
  icon: 'sub-form',
  container: 'rows',
  options: optionsSchema,
  // What the cells hold is the children's business: the engine asks their validators.
  answer: z.array(z.record(z.string(), jsonSchema)).max(maxRows),
  defaults,
  examples: [
    {
      options: defaults,
      answer: [{ person: '李雷', points: 4 }],
      children,
      valid: true,
      text: '1. 姓名：李雷，熟悉程度：4 分（满分 5 分）',
      facts: [{ number: 1 }],
      at: { ':rows': 1, 'person:lines': '李雷', 'points:sum': 4 },
    },
    {
      options: but({ minRows: 2, maxRows: 3 }),
      answer: [{ person: '李雷' }, { person: '韩梅梅' }],
      children,
      valid: true,
    },
    {
      options: but({ addLabel: { 'zh-cn': '添加成员', en: 'Add a member' } }),
      answer: [{ points: 2 }],
      children,
      valid: true,
    },
    {
      options: but({ totals: ['points'] }),
      answer: [{ person: '李雷', points: 4 }, { person: '韩梅梅', points: 5 }, { person: '露西' }],
      children,
      valid: true,
      facts: [
        { part: '', number: 3 },
        { part: 'points', number: 9 },
      ],
    },
    {
      options: but({ named, minRows: 1 }),
      answer: [{ person: '李雷' }, { person: '韩梅梅', points: 5 }, { person: '露西' }],
      children,
      valid: true,
      text: '1. 组长 – 姓名：李雷；2. 姓名：韩梅梅，熟悉程度：5 分（满分 5 分）；3. 姓名：露西',
    },
    {
      options: but({ copyRows: true, layout: 'table' }),
      answer: [{ person: '李雷', points: 5 }],
      children,
      valid: true,
    },
    { options: but({ named }), answer: [{ person: '李雷' }], children, valid: false },
    { options: but({ minRows: 2 }), answer: [{ person: '李雷' }], children, valid: false },
    { options: but({ maxRows: 1 }), answer: [{ person: '李雷' }, { person: '韩梅梅' }], children, valid: false },
    { options: defaults, answer: [{}], children, valid: false, empty: true },
  ],
})
