// Fields that several entities of the system pages share.
import { z } from 'zod'
import { isTimeZone } from '../time-zone.ts'

/** Of a row. Eighteen digits always fit a bigint. */
export const rowIdSchema = z.string().regex(/^\d{1,18}$/)

export const statusSchema = z.enum(['active', 'disabled'])
export type Status = z.infer<typeof statusSchema>

/** Rises with every write to the row, whoever makes it. */
export const versionSchema = z.int().min(1)

/**
 * Body of an edit: all fields of the form, and the `version` the row had when the form read it. If the row is of another
 * version by now, nothing is saved and the answer is code 409 with `conflictSchema` as `data`. To save all the same,
 * send the same fields with `data.current.version`; to start over, read the row again.
 */
export const editOf = <Shape extends z.ZodRawShape>(fields: z.ZodObject<Shape>) =>
  fields.extend({ id: rowIdSchema, version: versionSchema })

/** `data` of code 409. */
export const conflictSchema = z.object({
  conflict: z.literal(true),
  /** What the row is by now; null where the call was about several rows. */
  current: z
    .object({
      version: versionSchema,
      /** ISO 8601. */
      updateTime: z.string(),
      /** Name of whoever saved it; '' when nobody is known to have. */
      updatedBy: z.string(),
    })
    .nullable(),
})
export type Conflict = z.infer<typeof conflictSchema>

/** A name of IANA's, `Europe/Berlin`. */
export const timeZoneSchema = z.string().max(64).refine(isTimeZone)

export const sortSchema = z.int().min(0).max(1_000_000)
export const remarkSchema = z.string().trim().max(500)

export const byIdParams = z.object({ id: rowIdSchema })
/** One id, or up to 100 with commas in between. */
export const byIdsParams = z.object({ ids: z.string().regex(/^\d{1,18}(,\d{1,18}){0,99}$/) })

export const changeStatusBody = z.object({ id: rowIdSchema, status: statusSchema })

const dayOrTime = z.union([z.iso.date(), z.iso.datetime({ offset: true })])
/** From and to, both inclusive; a day without time means all of it (spec 3). */
export const dateRangeQuery = z.object({ beginTime: dayOrTime.optional(), endTime: dayOrTime.optional() })

export const textFilter = z.string().trim().max(100).optional()

/** Answer of `create` calls. */
export const createdSchema = z.object({ id: rowIdSchema })

export const phoneSchema = z
  .string()
  .trim()
  .regex(/^(?:\+?[0-9][0-9 ()-]{4,22}[0-9])?$/)
export const emailSchema = z.union([z.literal(''), z.email().max(200)])
