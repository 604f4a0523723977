import { defineFormatter } from '#sdk'
import type phoneVerification from './definition.ts'

export default defineFormatter<typeof phoneVerification>({ text: ({ phone }) => phone })
