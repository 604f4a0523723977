import type { Issue } from '#sdk'
import type { Choice, ChoiceAnswer } from './choice.ts'
import { hasQuota, type OfferedChoice } from './quota.ts'
import { usePlaces } from './use-places.ts'

/**
 * The options as they are to be had now: those whose quota is used up are closed. Where there are quotas, what is left is
 * kept up to date; without a network, and where there is no server, all are offered and the server decides later.
 */
export const useOfferedChoices = (
  choices: readonly Choice[],
  { value, issues, readOnly }: { value: ChoiceAnswer | undefined; issues: readonly Issue[]; readOnly: boolean },
): readonly OfferedChoice[] => {
  const places = usePlaces(() => import('./offered-choices.tsx'), !readOnly && hasQuota(choices), issues)
  return places ? places.offeredChoices(choices, places.left, value?.ids ?? []) : choices
}
