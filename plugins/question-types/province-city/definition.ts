import { z } from 'zod'
import { defineQuestionType } from '#sdk'
import { textSchema } from '#shared/contract/form-definition'
import { isWay } from './parts/is-address.ts'
import { type Level, levelOf, levels, maxNameLength, maxTypedLength, wayOf } from './parts/place.ts'

const optionsSchema = z.object({
  /** The last level that is asked for. */
  level: z.enum(levels),
  /** The rest of the address, as text. */
  detail: z.enum(['none', 'optional', 'required']),
  placeholder: textSchema,
})
type Options = z.infer<typeof optionsSchema>

const placeSchema = (level: Level) =>
  z
    .strictObject({ code: z.string().regex(/^\d{6}(\d{3})?$/), name: z.string().min(1).max(maxNameLength) })
    .refine(({ code }) => levelOf(code) === level)

const defaults: Options = { level: 'district', detail: 'none', placeholder: {} }
const but = (changed: Partial<Options>): Options => ({ ...defaults, ...changed })

const zhejiang = { code: '330000', name: '浙江省' }
const hangzhou = { code: '330100', name: '杭州市' }
const xihu = { code: '330106', name: '西湖区' }
const beishan = { code: '330106002', name: '北山街道' }
const beijing = { code: '110000', name: '北京市' }
const dongcheng = { code: '110101', name: '东城区' }

/** A place in China, from its province down to its streets, with the rest of the address where wanted. */
export default defineQuestionType({
  id: 'province-city',
  group: 'advanced',
  icon: 'pin',
  options: optionsSchema,
  /** Codes stay when names change; a level that a place does not have is left out. */
  answer: z
    .strictObject({
      province: placeSchema('province'),
      city: placeSchema('city').exactOptional(),
      district: placeSchema('district').exactOptional(),
      street: placeSchema('street').exactOptional(),
      detail: z.string().min(1).max(maxTypedLength).exactOptional(),
    })
    .refine((address) => isWay(wayOf(address))),
  defaults,
  generate: (random) => {
    const address = { province: zhejiang, city: hangzhou, district: xihu, street: beishan, detail: '1' }
    const kept = random() < 0.5 ? address : { province: beijing, district: dongcheng }
    return kept
  },
  examples: [
    {
      options: defaults,
      answer: { province: zhejiang, city: hangzhou, district: xihu },
      valid: true,
      text: '浙江省 杭州市 西湖区',
      cells: ['浙江省', '杭州市', '西湖区', '330106'],
      facts: [
        { part: 'province', value: '浙江省' },
        { part: 'city', value: '杭州市' },
      ],
      at: { ':province': '浙江省', ':city': '杭州市', ':district': '西湖区' },
    },
    {
      options: but({ level: 'street', detail: 'required' }),
      answer: { province: zhejiang, city: hangzhou, district: xihu, street: beishan, detail: '曙光路 1 号' },
      valid: true,
      text: '浙江省 杭州市 西湖区 北山街道 曙光路 1 号',
      cells: ['浙江省', '杭州市', '西湖区', '北山街道', '330106002', '曙光路 1 号'],
      at: { ':street': '北山街道', ':detail': '曙光路 1 号' },
    },
    { options: defaults, answer: { province: beijing, district: dongcheng }, valid: true },
    { options: but({ level: 'province' }), answer: { province: beijing }, valid: true },
    {
      options: defaults,
      answer: { province: zhejiang, city: hangzhou, district: xihu, street: beishan },
      valid: false,
    },
    { options: but({ detail: 'required' }), answer: { province: beijing, district: dongcheng }, valid: false },
    { options: defaults, answer: { province: beijing, district: dongcheng, detail: '1' }, valid: false },
  ],
})
