import { defineParser } from '#sdk'
import { parseChoice } from '../../_families/choice/parse-choice.ts'
import type radio from './definition.ts'

export default defineParser<typeof radio>({ parse: (text, { choices }) => parseChoice(text, choices) })
