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

/**
 * The same steps over a document that was changed from outside: by what storing it made of it, or by what somebody else
 * saved of it. To go back over them takes none of that away. Steps that come to nothing by it are left out.
 */
export const overlaid = <Value>(
  history: History<Value>,
  onto: (value: Value) => Value,
  isSame: (a: Value, b: Value) => boolean,
): History<Value> => {
  const laid = (step: Step<Value>): Step<Value> => ({ ...step, value: onto(step.value) })
  const present = laid(history.present)
  const past: Step<Value>[] = []
  // A step is named by what it led to, so of two that are the same the earlier one stays.
  for (const step of history.past.map(laid))
    if (!past.at(-1) || !isSame(past.at(-1)!.value, step.value)) past.push(step)
  while (past.length > 0 && isSame(past.at(-1)!.value, present.value)) past.pop()
  const future: Step<Value>[] = []
  for (const step of history.future.map(laid))
    if (!isSame((future.at(-1) ?? present).value, step.value)) future.push(step)
  return { past, present, future, merge: history.merge }
}
