import { definePosted } from '#sdk'
import { postedChoice } from '../../_families/choice/posted-choice.ts'
import type checkbox from './definition.ts'

export default definePosted<typeof checkbox>({ read: (fields, { choices }) => postedChoice(fields, choices) })
