import { definePort } from '../../kernel/port.ts'
import type { Shares } from './shares.ts'

/** How everybody has answered, for pages that are drawn for who has. */
export const answerShares = definePort<Shares>('answer shares')
