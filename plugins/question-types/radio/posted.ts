import { definePosted } from '#sdk'
import { postedChoice } from '../../_families/choice/posted-choice.ts'
import type radio from './definition.ts'

export default definePosted<typeof radio>({ read: (fields, { choices }) => postedChoice(fields, choices) })
