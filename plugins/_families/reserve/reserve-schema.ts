import { z } from 'zod'
import { questionIdSchema, textSchema } from '#shared/contract/form-definition'
import { isDay } from './days.ts'
import { maxClosed, maxItems } from './reserve.ts'

const day = z.string().refine(isDay, 'Not a day')
const distance = z.int().min(0).max(3650)

export const places = z.int().min(0).max(99_999)

/** @param own what a thing says of its places */
export const reserveOptionsSchema = <Own extends z.ZodRawShape>(own: Own) =>
  z.object({
    items: z
      .array(z.object({ id: questionIdSchema, label: textSchema, ...own }))
      .min(1)
      .max(maxItems),
    from: day.exactOptional(),
    until: day.exactOptional(),
    notice: distance,
    ahead: distance.exactOptional(),
    closed: z.array(day).max(maxClosed),
    multiple: z.boolean(),
    waiting: z.int().min(0).max(1000),
    hold: z.int().min(0).max(60),
    showLeft: z.boolean(),
  })

/** @param shape of a time */
export const reservedSchema = (shape: RegExp) =>
  z.record(
    z.string().regex(/^[0-9A-Za-z_-]{1,40}$/),
    z.union([z.string().regex(shape), z.strictObject({ when: z.string().regex(shape), waiting: z.literal(true) })]),
  )
