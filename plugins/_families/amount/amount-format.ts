import type { FormatContext, Text } from '#sdk'
import { numberText } from '#shared/form/number-text'

type Options = { readonly unit: Text }

/** A number with its unit. */
export const amountText = (answer: number, { unit }: Options, { language, text }: FormatContext): string =>
  [numberText(answer, language), text(unit)].filter((part) => part !== '').join(' ')

/** A bare number, so that a spreadsheet can calculate with it; the unit belongs to the heading. */
export const amountCells = (answer: number): readonly number[] => [answer]

export const amountHeaders = ({ unit }: Options, { text }: FormatContext): readonly string[] => [text(unit)]
