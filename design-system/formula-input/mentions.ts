/** A field a formula may speak of. */
export interface FormulaField {
  /** Stable; stands in the formula as `{id}`. Letters, digits, `_`, `-`, `.`, `:`. */
  id: string
  label: string
  /** Beside the label in the list: the type of the question. */
  detail?: string | undefined
}

export interface Mention {
  from: number
  to: number
  id: string
  /** undefined when no such field exists. */
  field: FormulaField | undefined
}

/** The `{id}` tokens of a formula in order. A brace inside a quoted text is text. */
export function mentionsIn(formula: string, fields: readonly FormulaField[]): Mention[] {
  const byId = new Map(fields.map((field) => [field.id, field]))
  const pieces = formula.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\{([\w.:-]+)\}/g)
  return [...pieces].flatMap((piece) => {
    const id = piece[1]
    return id === undefined ? [] : [{ from: piece.index, to: piece.index + piece[0].length, id, field: byId.get(id) }]
  })
}

/** The formula as it is read aloud: names instead of tokens. */
export function readFormula(formula: string, fields: readonly FormulaField[]): string {
  let at = 0
  let read = ''
  for (const { from, to, id, field } of mentionsIn(formula, fields)) {
    read += formula.slice(at, from) + (field?.label ?? id)
    at = to
  }
  return read + formula.slice(at)
}
