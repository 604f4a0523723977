import { defineFormatter } from '#sdk'
import type input from './definition.ts'

export default defineFormatter<typeof input>({ text: (answer) => answer })
