import { defineServerHalf } from '#sdk/server'
import { choiceServer } from '../../_families/choice/server.ts'
import type select from './definition.ts'

export default defineServerHalf<typeof select>({ ...choiceServer('select') })
