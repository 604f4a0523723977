import { defineParser } from '#sdk'
import { parseChoice } from '../../_families/choice/parse-choice.ts'
import type imageSelect from './definition.ts'

export default defineParser<typeof imageSelect>({ parse: (text, { choices }) => parseChoice(text, choices) })
