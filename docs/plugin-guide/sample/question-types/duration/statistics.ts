import { defineStatistics } from '#sdk'
import type duration from './definition.ts'

export default defineStatistics<typeof duration>({ facts: (answer) => [{ number: answer }] })
