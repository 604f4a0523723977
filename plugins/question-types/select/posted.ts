import { definePosted } from '#sdk'
import { postedChoice } from '../../_families/choice/posted-choice.ts'
import type select from './definition.ts'

export default definePosted<typeof select>({ read: (fields, { choices }) => postedChoice(fields, choices) })
