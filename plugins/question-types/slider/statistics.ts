import { defineStatistics } from '#sdk'
import type slider from './definition.ts'

export default defineStatistics<typeof slider>({ facts: (answer) => [{ number: answer }] })
