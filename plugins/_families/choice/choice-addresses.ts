import type { Address, AddressContext, ChildReader, Operand } from '#sdk'
import type { Choice, ChoiceAnswer } from './choice.ts'
import { choiceLabel } from './choice-text.ts'

/** The respondent's own text behind the option that takes one. */
export const choiceAddresses = {
  list: ({ choices }: { readonly choices: readonly Choice[] }, context: AddressContext): readonly Address[] => {
    const at = choices.findIndex(({ allowText }) => allowText)
    const choice = choices[at]
    if (!choice) return []
    return [
      {
        id: ':other',
        label: choiceLabel(choice, at, context),
        kind: 'text',
        place: { path: ['other'] },
        // The option is counted, its texts are as many as respondents.
        derived: true,
      },
    ]
  },
  at: ({ other }: ChoiceAnswer, id: string, _children?: readonly ChildReader[]): Operand =>
    id === ':other' ? other?.trim() || null : null,
}
