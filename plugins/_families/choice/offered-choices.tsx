import type { Choice } from './choice.ts'
import type { OfferedChoice, PlacesLeft } from './quota.ts'

export { watchPlaces } from './watch-places.tsx'

/** @param left free by id, as the server says: null is enough, and not for everybody's eyes */
export const offeredChoices = (
  choices: readonly Choice[],
  left: PlacesLeft,
  chosen: readonly string[],
): readonly OfferedChoice[] =>
  choices.map((choice) => {
    const free = Object.hasOwn(left, choice.id) ? left[choice.id] : null
    if (free === null || free === undefined) return choice
    // What is chosen stays theirs to take back; whether it is to be had the server decides when it arrives.
    return { ...choice, left: free, ...(free === 0 && !chosen.includes(choice.id) && { disabled: true }) }
  })
