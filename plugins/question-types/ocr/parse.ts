import { defineParser, isLonger } from '#sdk'
import type ocr from './definition.ts'
import { maxLength } from './parts/kinds.ts'

export default defineParser<typeof ocr>({ parse: (text) => (isLonger(text, maxLength) ? undefined : text) })
