import { defineServerHalf } from '#sdk/server'
import { choiceServer } from '../../_families/choice/server.ts'
import type checkbox from './definition.ts'

export default defineServerHalf<typeof checkbox>({ ...choiceServer('checkbox') })
