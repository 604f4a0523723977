import { defineParser } from '#sdk'
import { parseChoice } from '../../_families/choice/parse-choice.ts'
import type checkbox from './definition.ts'

export default defineParser<typeof checkbox>({ parse: (text, { choices }) => parseChoice(text, choices) })
