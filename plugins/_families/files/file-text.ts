import type { FormatContext } from '#sdk'
import type { AnswerFile } from './files.ts'

/** The names of files on one line. Texts: `separator` of the type. */
export const fileText = (files: readonly AnswerFile[], { t }: FormatContext): string =>
  files.map(({ name }) => oneLine(name)).join(t('separator'))

/** The same for a spreadsheet, which has no buttons: the address goes along. Texts: `withAddress`, too. */
export const fileCell = (files: readonly AnswerFile[], { t, fileUrl }: FormatContext): string =>
  files.map(({ id, name }) => t('withAddress', { name: oneLine(name), address: fileUrl(id) })).join(t('separator'))

const oneLine = (name: string): string => name.replace(/\s+/g, ' ')
