import { defineStatistics } from '#sdk'
import type number from './definition.ts'

export default defineStatistics<typeof number>({ facts: (answer) => [{ number: answer }] })
