// Saves a document a second after the last change and says truthfully where it stands (ux D10).

/** @typeParam Theirs what is known of a version somebody else saved meanwhile */
export type SaveState<Theirs> =
  | { readonly kind: 'saved'; readonly at: number | null }
  | { readonly kind: 'pending' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'failed'; readonly reason: 'offline' | 'error' }
  /** Something of it is missing or wrong: it waits for the person, not for the server. */
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'conflict'; readonly theirs: Theirs }

export type SaveResult<Theirs, Value> =
  /** `onto`: what storing it changed, for whatever it has become meanwhile. */
  | { readonly kind: 'saved'; readonly revision: number; readonly onto?: (value: Value) => Value }
  /** Somebody else saved other parts of it: `onto` adds theirs, and the rest is still to be saved on top of `revision`. */
  | { readonly kind: 'moved'; readonly revision: number; readonly onto: (value: Value) => Value }
  | { readonly kind: 'conflict'; readonly theirs: Theirs }

export interface AutosavePort<Value, Theirs> {
  /** Stores the document on top of `baseRevision`; rejects when the server could not be reached or failed. */
  readonly save: (value: Value, baseRevision: number) => Promise<SaveResult<Theirs, Value>>
  /** Whether it can be stored as it is; what cannot waits for the next change. */
  readonly isComplete?: (value: Value) => boolean
  /** Milliseconds of rest before a change is saved; a second where nothing else is said. */
  readonly quietMs?: number
  readonly isOnline: () => boolean
  readonly now: () => number
  readonly after: (ms: number, run: () => void) => () => void
}

const usualQuietMs = 1000
const retryMs = [2000, 5000, 15_000, 30_000]

/** What is shown of an autosave, and done with it there. */
export type Saving = Pick<Autosave<never, unknown>, 'state' | 'subscribe' | 'flush'>

/** One per open document. `change` is told of each new state of it; `state` is what the top bar shows. */
export class Autosave<Value, Theirs> {
  #port: AutosavePort<Value, Theirs>
  #revision: number
  #wanted: Value | null = null
  #saving: Promise<void> | null = null
  #cancelTimer: (() => void) | null = null
  #failures = 0
  #state: SaveState<Theirs> = { kind: 'saved', at: null }
  #listeners = new Set<() => void>()

  constructor(port: AutosavePort<Value, Theirs>, revision: number) {
    this.#port = port
    this.#revision = revision
  }

  get state(): SaveState<Theirs> {
    return this.#state
  }

  /** Revision the server holds; what publishing must name. */
  get revision(): number {
    return this.#revision
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  change(value: Value): void {
    this.#wanted = value
    if (this.#state.kind === 'conflict') return
    this.#failures = 0
    if (!this.#saving) this.#enter({ kind: 'pending' })
    this.#schedule(this.#quietMs)
  }

  /** Saves now and resolves once nothing is left to save; false when that was not possible. */
  async flush(): Promise<boolean> {
    while (this.#wanted !== null || this.#saving) {
      // Nothing to try again: whose version goes on is the person's to say.
      if (this.#isStuck('conflict')) return false
      await (this.#saving ?? this.#save())
      if (this.#isStuck('failed') || this.#isStuck('conflict') || this.#isStuck('incomplete')) return false
    }
    return true
  }

  /** What was to be saved is given up: the document goes on from what the server has under this revision. */
  rebase(revision: number): void {
    this.dispose()
    this.#wanted = null
    this.#revision = revision
    this.#enter({ kind: 'saved', at: null })
  }

  /** Nothing is tried again by itself after this. */
  dispose(): void {
    this.#cancelTimer?.()
    this.#cancelTimer = null
  }

  #schedule(ms: number): void {
    this.#cancelTimer?.()
    this.#cancelTimer = this.#port.after(ms, () => {
      this.#cancelTimer = null
      if (this.#wanted !== null && !this.#saving) void this.#save()
    })
  }

  #save(): Promise<void> {
    this.#saving = this.#run().finally(() => {
      this.#saving = null
    })
    return this.#saving
  }

  async #run(): Promise<void> {
    const value = this.#wanted
    if (value === null) return
    if (this.#port.isComplete?.(value) === false) return this.#enter({ kind: 'incomplete' })
    this.#enter({ kind: 'saving' })
    try {
      const result = await this.#port.save(value, this.#revision)
      if (result.kind === 'conflict') {
        this.#enter({ kind: 'conflict', theirs: result.theirs })
        return
      }
      this.#revision = result.revision
      this.#failures = 0
      if (result.kind === 'saved' && this.#wanted === value) {
        this.#wanted = null
        this.#enter({ kind: 'saved', at: this.#port.now() })
      } else {
        if (this.#wanted !== null && result.onto) this.#wanted = result.onto(this.#wanted)
        this.#enter({ kind: 'pending' })
        this.#schedule(result.kind === 'moved' ? 0 : this.#quietMs)
      }
    } catch {
      // Whatever failed, the document stays wanted; the reason only chooses the words.
      this.#enter({ kind: 'failed', reason: this.#port.isOnline() ? 'error' : 'offline' })
      this.#schedule(retryMs[Math.min(this.#failures++, retryMs.length - 1)] ?? 30_000)
    }
  }

  get #quietMs(): number {
    return this.#port.quietMs ?? usualQuietMs
  }

  #isStuck(kind: 'failed' | 'conflict' | 'incomplete'): boolean {
    return this.#state.kind === kind
  }

  #enter(state: SaveState<Theirs>): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}
