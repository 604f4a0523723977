import { Autosave, type AutosavePort, type SaveResult } from './autosave.ts'
import { type History, record, redo, startHistory, undo } from './history.ts'

/** A document as the server has it. */
export interface Stored<Value> {
  readonly value: Value
  readonly revision: number
  /** Who saved it last, and when (ISO 8601), as far as it is known. */
  readonly saved: { readonly at: string; readonly by: string; readonly byId?: string | undefined } | null
  /** Ids that may not be given again: of earlier versions. */
  readonly usedIds?: readonly string[]
}

export interface EditOptions {
  /** Key of the text that names the step beside undo and redo. */
  readonly name: string
  /** Selection after the edit; unchanged when absent. */
  readonly select?: string | null
  /** Edits of one key within a second are one step. */
  readonly mergeKey?: string
}

export interface DocumentPort<Value> extends Omit<AutosavePort<Value, Stored<Value>>, 'save'> {
  /** Stores the document; a conflict brings what the other person saved. */
  readonly save: (value: Value, baseRevision: number) => Promise<SaveResult<Stored<Value>>>
  /** Milliseconds that never run backwards. */
  readonly ticks: () => number
}

export interface DocumentState<Value> {
  /** What the changes began with. */
  readonly base: Stored<Value>
  readonly history: History<Value>
  readonly selection: string | null
}

/**
 * One document of a form while somebody changes it, whatever tab shows it: its value with every step back and forth, what
 * is selected in it, and its way to the server. React reads it through `useDocument`.
 */
export class OpenDocument<Value> {
  readonly autosave: Autosave<Value, Stored<Value>>
  #port: DocumentPort<Value>
  #state: DocumentState<Value>
  #listeners = new Set<() => void>()

  constructor(stored: Stored<Value>, port: DocumentPort<Value>) {
    this.#port = port
    this.#state = begun(stored)
    this.autosave = new Autosave(port, stored.revision)
  }

  readonly read = (): DocumentState<Value> => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly edit = (change: (value: Value) => Value, { name, select, mergeKey }: EditOptions): void => {
    const { history, selection: before } = this.#state
    const selection = select === undefined ? before : select
    const value = change(history.present.value)
    const at = this.#port.ticks()
    this.#enter({
      ...this.#state,
      history: record(history, { name, value, selection, at, ...(mergeKey && { mergeKey }) }),
      selection,
    })
  }

  readonly travel = (direction: 'undo' | 'redo'): void => {
    const { history: before } = this.#state
    const after = direction === 'undo' ? undo(before) : redo(before)
    // Undoing shows what was undone; redoing shows what came back.
    if (after !== before)
      this.#enter({
        ...this.#state,
        history: after,
        selection: (direction === 'undo' ? before : after).present.selection,
      })
  }

  readonly select = (id: string | null): void => this.#enter({ ...this.#state, selection: id })

  /** Goes on from what the server has. The steps before belong to another document: to go back over them would undo it. */
  begin(stored: Stored<Value>): void {
    this.autosave.rebase(stored.revision)
    this.#state = begun(stored)
    this.#tell()
  }

  #enter(state: DocumentState<Value>): void {
    const { value } = this.#state.history.present
    this.#state = state
    if (state.history.present.value !== value) this.autosave.change(state.history.present.value)
    this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}

const begun = <Value>(base: Stored<Value>): DocumentState<Value> => ({
  base,
  history: startHistory(base.value),
  selection: null,
})
