import { defineParser } from '#sdk'
import { parseChoice } from '../../_families/choice/parse-choice.ts'
import type select from './definition.ts'

export default defineParser<typeof select>({ parse: (text, { choices }) => parseChoice(text, choices) })
