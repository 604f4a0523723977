// Undo and redo over whole documents: a form's definition, its theme. Pure: edits are cheap because a document shares with
// the one before everything that did not change.

/** A step one can go back over. `name` is the key of a text (`step.move`), shown beside undo and redo. */
export interface Step<Value> {
  readonly name: string
  readonly value: Value
  /** Question to select after going here. */
  readonly selection: string | null
}

export interface History<Value> {
  readonly past: readonly Step<Value>[]
  readonly present: Step<Value>
  readonly future: readonly Step<Value>[]
  /** Typing into one field merges while it goes on. */
  readonly merge: { readonly key: string; readonly at: number } | null
}

/** ux D9: at least a hundred steps, typing merged per pause of a second. */
const maxSteps = 200
const mergeWindowMs = 1000

export const startHistory = <Value>(value: Value): History<Value> => ({
  past: [],
  present: { name: 'step.open', value, selection: null },
  future: [],
  merge: null,
})

export interface Edit<Value> {
  readonly name: string
  readonly value: Value
  readonly selection: string | null
  /** Same key within a second: one step, such as `title:Ab3xY9`. */
  readonly mergeKey?: string
  /** Milliseconds, any monotonic origin. */
  readonly at: number
}

export const record = <Value>(history: History<Value>, edit: Edit<Value>): History<Value> => {
  const { name, value, selection, mergeKey, at } = edit
  if (value === history.present.value) return history
  const present = { name, value, selection }
  const merges = mergeKey !== undefined && history.merge?.key === mergeKey && at - history.merge.at < mergeWindowMs
  return {
    past: merges ? history.past : [...history.past, history.present].slice(-maxSteps),
    present,
    future: [],
    merge: mergeKey === undefined ? null : { key: mergeKey, at },
  }
}

export const undo = <Value>(history: History<Value>): History<Value> => {
  const previous = history.past.at(-1)
  if (!previous) return history
  return {
    past: history.past.slice(0, -1),
    present: previous,
    future: [history.present, ...history.future],
    merge: null,
  }
}

export const redo = <Value>(history: History<Value>): History<Value> => {
  const [next, ...rest] = history.future
  if (!next) return history
  return { past: [...history.past, history.present], present: next, future: rest, merge: null }
}
