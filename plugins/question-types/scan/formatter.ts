import { defineFormatter } from '#sdk'
import type scan from './definition.ts'

export default defineFormatter<typeof scan>({ text: (answer) => answer })
