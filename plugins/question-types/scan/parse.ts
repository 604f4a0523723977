import { defineParser } from '#sdk'
import type scan from './definition.ts'
import { lineOf } from './parts/line-of.ts'

export default defineParser<typeof scan>({ parse: lineOf })
