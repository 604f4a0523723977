import type { Chance } from '../../server/seed/demo-random.ts'
import type { World } from './world.ts'

/**
 * One thing a person may do. `steps/*.ts` hold them, found by folder. A step acts through what the screen offers, then
 * notes in the model what must be true from now on; what is seen is held against it by `laws.ts` after every step.
 */
export interface Step {
  readonly name: string
  /** How often it is chosen beside the others. @default 1 */
  readonly weight?: number
  /** Whether a person could do it now. */
  readonly can: (world: World) => boolean
  /** @returns what exactly was done, for the script that is printed when something broke */
  readonly run: (world: World, chance: Chance) => Promise<string>
}

export const defineSteps = (...steps: readonly Step[]): readonly Step[] => steps
