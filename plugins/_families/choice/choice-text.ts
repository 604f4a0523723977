import type { Fact, FormatContext, Labelled } from '#sdk'
import type { Choice, ChoiceAnswer } from './choice.ts'

/** The words of an option; unnamed ones are called by their place. Counted from 0. */
export const choiceLabel = (choice: Choice, index: number, { text, t }: Pick<FormatContext, 'text' | 't'>): string =>
  text(choice.label) || t('choice.untitled', { position: index + 1 })

/** The chosen options in words, the respondent's own text behind its option. */
export const choiceText = (answer: ChoiceAnswer, choices: readonly Choice[], context: FormatContext): string =>
  answer.ids
    .map((id) => {
      const index = choices.findIndex((choice) => choice.id === id)
      const choice = choices[index]
      if (!choice) return id
      const label = choiceLabel(choice, index, context)
      return choice.allowText && answer.other ? context.t('choice.withText', { label, text: answer.other }) : label
    })
    .join(context.t('choice.separator'))

/** One count per chosen option. The respondent's own texts are as many as respondents: they are not counted apart. */
export const choiceFacts = ({ ids }: ChoiceAnswer): readonly Fact[] => ids.map((value) => ({ value }))

export const choiceValues = (choices: readonly Choice[], context: FormatContext): readonly Labelled[] =>
  choices.map((choice, index) => ({ id: choice.id, label: choiceLabel(choice, index, context) }))

/** What respondents wrote of their own: figures cannot show it. */
export const ownWords = ({ choices }: { readonly choices: readonly Choice[] }) =>
  choices.some(({ allowText }) => allowText) ? ({ other }: ChoiceAnswer) => other?.trim() || null : null
