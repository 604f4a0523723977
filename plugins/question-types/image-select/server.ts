import { defineServerHalf } from '#sdk/server'
import { choiceServer } from '../../_families/choice/server.ts'
import type imageSelect from './definition.ts'

export default defineServerHalf<typeof imageSelect>({ ...choiceServer('image-select') })
