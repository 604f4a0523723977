import { isLonger } from '#sdk'
import { type Line, maxIdLength, type NamedLine, type Words } from '../../../_families/matrix/lines.ts'

export interface Column extends Line {
  readonly choices: readonly Line[]
}

export const maxChoices = 200

/** Options by their words; unnamed ones by their place. */
export const namedChoices = ({ choices }: Column, { text, t }: Words): readonly NamedLine[] =>
  choices.map(({ id, label }, index) => ({ id, label: text(label) || t('choice.untitled', { position: index + 1 }) }))

/** An option by its words; one that was removed by its id. */
export const choiceText = (id: string, column: Column, context: Words): string =>
  namedChoices(column, context).find((choice) => choice.id === id)?.label ?? id

export const isChoiceId = (id: unknown): id is string =>
  typeof id === 'string' && id !== '' && !isLonger(id, maxIdLength)
