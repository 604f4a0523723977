import { z } from 'zod'
import { fileIdSchema } from '#shared/contract/file'
import { maxFiles, maxNameLength } from './files.ts'

/** A file that an answer names. */
export const fileSchema = z.strictObject({
  id: fileIdSchema,
  name: z.string().min(1).max(maxNameLength),
  size: z.int().min(0),
})

/** Several of them, each once. */
export const fileListSchema = z
  .array(fileSchema)
  .max(maxFiles)
  .refine((files) => new Set(files.map(({ id }) => id)).size === files.length)
