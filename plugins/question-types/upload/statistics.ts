import { defineStatistics } from '#sdk'
import type upload from './definition.ts'

/** How many files an answer has. */
export default defineStatistics<typeof upload>({ facts: (files) => [{ number: files.length }] })
