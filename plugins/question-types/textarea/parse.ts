import { defineParser, isLonger } from '#sdk'
import type textarea from './definition.ts'

export default defineParser<typeof textarea>({ parse: (text) => (isLonger(text, 20_000) ? undefined : text) })
