import { z } from 'zod'
import { defineQuestionType } from '#sdk'
import { questionIdSchema, textSchema } from '#shared/contract/form-definition'
import { starterChoices } from '../../_families/choice/choice.ts'
import { pictureSchema } from '../../_families/picture/picture.ts'
import { maxGoods, maxPieces } from './parts/goods.ts'

const pieces = z.int().min(1).max(maxPieces)
const optionsSchema = z.object({
  goods: z
    .array(
      z.object({
        id: questionIdSchema,
        label: textSchema,
        description: textSchema.exactOptional(),
        image: pictureSchema.exactOptional(),
        /** Of one piece, in hundredths: money is never a fraction of a binary number. */
        price: z.int().min(0).max(99_999_999),
        /** Pieces there are for all respondents together; absent: without end. */
        stock: z.int().min(0).max(9_999_999).exactOptional(),
        /** Most pieces one respondent may take. */
        max: pieces.exactOptional(),
      }),
    )
    .min(1)
    .max(maxGoods)
    .refine((goods) => new Set(goods.map(({ id }) => id)).size === goods.length, 'Duplicate goods'),
  /** ISO 4217. */
  currency: z.string().regex(/^[A-Z]{3}$/),
  /** Pieces altogether. */
  min: pieces.exactOptional(),
  max: pieces.exactOptional(),
  showLeft: z.boolean(),
  /** Minutes that what is chosen is held; 0: not before it is handed in. */
  hold: z.int().min(0).max(60),
})
type Options = z.infer<typeof optionsSchema>

const rest = { currency: 'CNY', showLeft: true, hold: 10 } as const
const example: Options = {
  goods: [
    { id: 'tea', label: { 'zh-cn': '春茶', en: 'Spring tea' }, price: 8800, stock: 50, max: 5 },
    { id: 'cup', label: { 'zh-cn': '茶杯', en: 'Cup' }, price: 1250 },
  ],
  ...rest,
}
const but = (changed: Partial<Options>): Options => ({ ...example, ...changed })

/** Things with picture, price and number of pieces; no more are given than there are. */
export default defineQuestionType({
  id: 'goods-select',
  group: 'advanced',
  icon: 'grid',
  options: optionsSchema,
  answer: z.record(z.string().regex(/^[0-9A-Za-z_-]{1,40}$/), z.int().min(1).max(maxPieces)),
  defaults: {
    goods: [
      { id: 'goods1', label: {}, price: 0 },
      { id: 'goods2', label: {}, price: 0 },
    ],
    ...rest,
  },
  create: (newId) => ({ goods: starterChoices(newId).map((choice) => ({ ...choice, price: 0 })), ...rest }),
  // What is there at the beginning is held for nobody.
  takesDefault: false,
  unfinished: ({ goods }) => {
    const gone = goods.filter(({ stock }) => stock === 0).length
    return gone === 0 ? [] : gone === goods.length ? ['stock'] : [{ doubt: 'someStock' }]
  },
  examples: [
    {
      options: example,
      answer: { tea: 2, cup: 1 },
      valid: true,
      text: '春茶 × 2；茶杯 × 1；合计 ¥188.50',
      cells: [2, 1, 188.5],
      facts: [
        { part: 'tea', number: 2 },
        { part: 'cup', number: 1 },
        { part: ':pieces', number: 3 },
        { part: ':sum', number: 188.5 },
      ],
      operand: null,
      at: { tea: 2, cup: 1, ':pieces': 3, ':sum': 188.5 },
    },
    { options: but({ min: 2, max: 4 }), answer: { cup: 4 }, valid: true, at: { tea: null } },
    { options: example, answer: { tea: 6 }, valid: false },
    { options: but({ min: 2 }), answer: { cup: 1 }, valid: false },
    { options: but({ max: 2 }), answer: { tea: 1, cup: 2 }, valid: false },
    { options: example, answer: { coffee: 1 }, valid: false },
    { options: example, answer: {}, valid: false, empty: true },
  ],
})
