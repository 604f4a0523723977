import { tooMany } from '../../http/app-error.ts'
import { createGate } from '../../kernel/gate.ts'

/**
 * When the server was away, thousands come back in the same second. They wait here and not for a connection of the pool,
 * which gives up after two seconds and would have nothing left for the rest of the product meanwhile.
 */
export const atTheDoor = createGate(8, 20_000, () => tooMany(5))
