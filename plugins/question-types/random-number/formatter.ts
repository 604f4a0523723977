import { defineFormatter } from '#sdk'
import type randomNumber from './definition.ts'

export default defineFormatter<typeof randomNumber>({ text: (answer) => answer })
