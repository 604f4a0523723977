import { defineStatistics } from '#sdk'
import type imageUpload from './definition.ts'

/** How many pictures an answer has. */
export default defineStatistics<typeof imageUpload>({ facts: (files) => [{ number: files.length }] })
