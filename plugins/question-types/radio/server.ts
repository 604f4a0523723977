import { defineServerHalf } from '#sdk/server'
import { choiceServer } from '../../_families/choice/server.ts'
import type radio from './definition.ts'

export default defineServerHalf<typeof radio>({ ...choiceServer('radio') })
