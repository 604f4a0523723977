import { definePosted } from '#sdk'
import { postedChoice } from '../../_families/choice/posted-choice.ts'
import type imageSelect from './definition.ts'

export default definePosted<typeof imageSelect>({ read: (fields, { choices }) => postedChoice(fields, choices) })
