import { z } from 'zod'
import { defineQuestionType } from '#sdk'
import { maxMeters, maxTypedLength } from './parts/location.ts'

const latitude = z.number().min(-90).max(90)
const longitude = z.number().min(-180).max(180)

const optionsSchema = z.object({
  /** Whether an address alone is enough. */
  point: z.enum(['optional', 'required']),
  /** `device`: the point comes from the respondent's device, and cannot be typed or moved. */
  source: z.enum(['any', 'device']),
  /** Where the point has to be, such as for a check-in. */
  area: z.object({ latitude, longitude, meters: z.int().min(10).max(maxMeters) }).exactOptional(),
})
type Options = z.infer<typeof optionsSchema>

const defaults: Options = { point: 'optional', source: 'any' }
const but = (changed: Partial<Options>): Options => ({ ...defaults, ...changed })
const lake = { latitude: 30.2431, longitude: 120.1502 }
const area = { ...lake, meters: 500 }

/** A place on earth: its address, and where it is. */
export default defineQuestionType({
  id: 'map-location',
  group: 'advanced',
  icon: 'pin',
  options: optionsSchema,
  answer: z
    .strictObject({
      address: z.string().min(1).max(maxTypedLength).exactOptional(),
      point: z
        .strictObject({ latitude, longitude, accuracy: z.number().min(0).max(1e7).exactOptional() })
        .exactOptional(),
    })
    .refine(({ address, point }) => address !== undefined || point !== undefined),
  defaults,
  examples: [
    {
      options: defaults,
      answer: { address: '杭州市 西湖边', point: lake },
      valid: true,
      text: '杭州市 西湖边 (30.2431, 120.1502)',
      survives: true,
      cells: ['杭州市 西湖边', 30.2431, 120.1502],
      facts: [],
      at: { ':address': '杭州市 西湖边', ':latitude': 30.2431, ':longitude': 120.1502 },
    },
    { options: defaults, answer: { address: '1 Main Street' }, valid: true, text: '1 Main Street', survives: true },
    { options: but({ area }), answer: { point: { latitude: 30.244, longitude: 120.1502, accuracy: 20 } }, valid: true },
    { options: but({ area }), answer: { point: { latitude: 30.3, longitude: 120.1502 } }, valid: false },
    { options: but({ area }), answer: { address: 'Near the lake' }, valid: false },
    { options: but({ point: 'required' }), answer: { address: 'Near the lake' }, valid: false },
    { options: defaults, answer: { address: 'a'.repeat(201) }, valid: false },
    { options: defaults, answer: { address: '  ' }, valid: false, empty: true },
  ],
})
