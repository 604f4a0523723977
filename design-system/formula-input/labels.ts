/** What a formula input says. */
export interface FormulaInputLabels {
  /** Of the button that offers fields and functions. */
  insert: string
  /** Accessible name of a mention: "Field Age". */
  field: (name: string) => string
  /** A mention of a field that is gone. */
  unknownField: (id: string) => string
  /** Read with the field: the formula with names instead of signs for fields. Given the formula so written. */
  readsAs: (sentence: string) => string
  /** Name of the list of suggestions. */
  suggestions: string
}
