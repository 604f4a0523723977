import type { Line, NamedLine, Words } from './lines.ts'

/** Rows by their words; unnamed ones by their place. */
export const namedRows = (rows: readonly Line[], { text, t }: Words): readonly NamedLine[] =>
  rows.map(({ id, label }, index) => ({ id, label: text(label) || t('row.untitled', { position: index + 1 }) }))
