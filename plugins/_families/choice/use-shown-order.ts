import { useLayoutEffect, useState } from 'react'
import { useSeed } from '#sdk/ui'
import type { Choice } from './choice.ts'
import { shuffledChoices } from './shown-order.ts'

/** The options in the order this respondent sees; the author's where nobody answers, as in the designer and in a record. */
export const useShownOrder = <One extends Choice>(choices: readonly One[], shuffle: boolean): readonly One[] => {
  const seed = useSeed()
  // A page that the server has drawn is the same for everybody, and is taken over as it stands: the order comes right
  // after, before anything is painted.
  const [isLive, setLive] = useState(false)
  useLayoutEffect(() => setLive(true), [])
  return shuffle && isLive && seed !== undefined ? shuffledChoices(choices, seed) : choices
}
