import { Autosave, type AutosavePort, type SaveResult } from './autosave.ts'
import { type History, overlaid, record, redo, startHistory, undo } from './history.ts'

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

/** A document whose parts can be changed by different people at once. */
export interface Parts<Value> {
  /** Names of the parts that are not the same in both. */
  readonly differing: (a: Value, b: Value) => readonly string[]
  /** The document with these parts of another one. */
  readonly taking: (value: Value, from: Value, parts: readonly string[]) => Value
}

export interface DocumentPort<Value> extends Omit<AutosavePort<Value, Stored<Value>>, 'save'> {
  /** Stores the document; a conflict brings what the other person saved. */
  readonly save: (value: Value, baseRevision: number) => Promise<SaveResult<Stored<Value>, Value>>
  /** Without: whoever saves second meets a conflict, whatever was changed. */
  readonly parts?: Parts<Value> | undefined
  /** Milliseconds that never run backwards. */
  readonly ticks: () => number
}

export interface DocumentState<Value> {
  /** What the changes began with. */
  readonly base: Stored<Value>
  readonly history: History<Value>
  readonly selection: string | null
  /** How many steps were made, taken back or made again: what is offered for one of them ends with the next. */
  readonly turn: number
}

/**
 * One document of a form while somebody changes it, whatever tab shows it: its value with every step back and forth, what
 * is selected in it, and its way to the server. React reads it through `useDocument`.
 */
export class OpenDocument<Value> {
  readonly autosave: Autosave<Value, Stored<Value>>
  #port: DocumentPort<Value>
  /** As the server has it, as far as it is known here. */
  #stored: Value
  #state: DocumentState<Value>
  #listeners = new Set<() => void>()

  constructor(stored: Stored<Value>, port: DocumentPort<Value>) {
    this.#port = port
    this.#stored = stored.value
    this.#state = begun(stored)
    this.autosave = new Autosave({ ...port, save: (value, base) => this.#save(value, base) }, stored.revision)
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
    const after = record(history, { name, value, selection, at, ...(mergeKey && { mergeKey }) })
    this.#enter({
      ...this.#state,
      history: after,
      selection,
      turn: this.#state.turn + (after === history ? 0 : 1),
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
        turn: this.#state.turn + 1,
      })
  }

  readonly select = (id: string | null): void => this.#enter({ ...this.#state, selection: id })

  /** Goes on from what the server has. The steps before belong to another document: to go back over them would undo it. */
  begin(stored: Stored<Value>): void {
    this.autosave.rebase(stored.revision)
    this.#stored = stored.value
    this.#state = { ...begun(stored), turn: this.#state.turn + 1 }
    this.#tell()
  }

  async #save(value: Value, base: number): Promise<SaveResult<Stored<Value>, Value>> {
    const result = await this.#port.save(value, base)
    if (result.kind === 'conflict') return this.#joined(value, result.theirs) ?? result
    this.#stored = result.onto ? result.onto(value) : value
    if (result.onto) this.#overlay(result.onto)
    return result
  }

  /** What somebody else saved is taken in where nothing of it was changed here; null where the same was changed twice. */
  #joined(mine: Value, theirs: Stored<Value>): SaveResult<Stored<Value>, Value> | null {
    const { parts } = this.#port
    if (!parts) return null
    const changed = new Set(parts.differing(this.#stored, theirs.value))
    const apart = parts.differing(mine, theirs.value)
    if (parts.differing(this.#stored, mine).some((part) => changed.has(part) && apart.includes(part))) return null
    const onto = (value: Value) => parts.taking(value, theirs.value, [...changed])
    this.#stored = theirs.value
    this.#overlay(onto)
    return { kind: 'moved', revision: theirs.revision, onto }
  }

  #overlay(onto: (value: Value) => Value): void {
    const isSame = (a: Value, b: Value) => (this.#port.parts ? this.#port.parts.differing(a, b).length === 0 : a === b)
    this.#state = { ...this.#state, history: overlaid(this.#state.history, onto, isSame) }
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
  turn: 0,
})
