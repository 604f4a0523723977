import type { FormatContext, Text } from '#sdk'

type Options = { readonly unit: Text }

/** A number with its unit. */
export const amountText = (answer: number, { unit }: Options, { text }: FormatContext): string =>
  [answer, text(unit)].filter((part) => part !== '').join(' ')

/** A bare number, so that a spreadsheet can calculate with it; the unit belongs to the heading. */
export const amountCells = (answer: number): readonly number[] => [answer]

export const amountHeaders = ({ unit }: Options, { text }: FormatContext): readonly string[] => [text(unit)]
