import type { Line, NamedLine, Words } from './lines.ts'

/** Columns by their words; unnamed ones by their place. */
export const namedColumns = (columns: readonly Line[], { text, t }: Words): readonly NamedLine[] =>
  columns.map(({ id, label }, index) => ({ id, label: text(label) || t('column.untitled', { position: index + 1 }) }))
