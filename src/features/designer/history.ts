// Undo and redo over whole definitions. Pure: edits are cheap because definitions share everything they did not change.
import type { FormDefinition } from '#shared/form/definition'

/** A step one can go back over. `name` is a key of the `designer` texts (`step.move`), shown beside undo and redo. */
export interface Step {
  readonly name: string
  readonly definition: FormDefinition
  /** Question to select after going here. */
  readonly selection: string | null
}

export interface History {
  readonly past: readonly Step[]
  readonly present: Step
  readonly future: readonly Step[]
  /** Typing into one field merges while it goes on. */
  readonly merge: { readonly key: string; readonly at: number } | null
}

/** ux D9: at least a hundred steps, typing merged per pause of a second. */
const maxSteps = 200
const mergeWindowMs = 1000

export const startHistory = (definition: FormDefinition): History => ({
  past: [],
  present: { name: 'step.open', definition, selection: null },
  future: [],
  merge: null,
})

export interface Edit {
  readonly name: string
  readonly definition: FormDefinition
  readonly selection: string | null
  /** Same key within a second: one step, such as `title:Ab3xY9`. */
  readonly mergeKey?: string
  /** Milliseconds, any monotonic origin. */
  readonly at: number
}

export const record = (history: History, edit: Edit): History => {
  const { name, definition, selection, mergeKey, at } = edit
  if (definition === history.present.definition) return history
  const present = { name, definition, selection }
  const merges = mergeKey !== undefined && history.merge?.key === mergeKey && at - history.merge.at < mergeWindowMs
  return {
    past: merges ? history.past : [...history.past, history.present].slice(-maxSteps),
    present,
    future: [],
    merge: mergeKey === undefined ? null : { key: mergeKey, at },
  }
}

export const undo = (history: History): History => {
  const previous = history.past.at(-1)
  if (!previous) return history
  return {
    past: history.past.slice(0, -1),
    present: previous,
    future: [history.present, ...history.future],
    merge: null,
  }
}

export const redo = (history: History): History => {
  const [next, ...rest] = history.future
  if (!next) return history
  return { past: [...history.past, history.present], present: next, future: rest, merge: null }
}
