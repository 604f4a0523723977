import { createContext, useContext } from 'react'
import { draftSaved, keepDraftSave } from '#src/api/draft-saves.ts'
import { SaveAttempts } from '#src/api/save-attempts.ts'
import type { DocumentKind } from './document-kind.ts'
import { type DocumentPort, OpenDocument } from './open-document.ts'

/** A form from the moment one of its tabs is opened until the last one is left: each document of it is there once. */
export class OpenForm {
  readonly formKey: string
  /** Tells one opening from the next: what was read for the last one is old. */
  readonly opening: string
  #documents = new Map<string, OpenEntry>()
  #listeners = new Set<() => void>()
  #entries: readonly OpenEntry[] = []

  constructor(formKey: string) {
    this.formKey = formKey
    this.opening = `${formKey}:${nextOpening++}`
  }

  /** The open document; read from the server the first time, after what is still being saved of it. */
  async open<Value>(kind: DocumentKind<Value>): Promise<OpenDocument<Value>> {
    const known = this.#documents.get(kind.id)
    // A document is filed under the kind that made it.
    if (known) return known.document as unknown as OpenDocument<Value>
    await draftSaved(this.formKey)
    const stored = await kind.load(this.formKey)
    const attempts = new SaveAttempts()
    const document = new OpenDocument(stored, {
      ...browserPort,
      ...(kind.isComplete && { isComplete: kind.isComplete }),
      ...(kind.quietMs !== undefined && { quietMs: kind.quietMs }),
      parts: kind.parts,
      save: (value, base) => attempts.run((attempt) => kind.store(this.formKey, value, base, attempt)),
    })
    // Two tabs of the page may have asked at once; the first one there stands.
    const first = this.#documents.get(kind.id)
    if (first) return first.document as unknown as OpenDocument<Value>
    this.#documents.set(kind.id, { kind, document } as unknown as OpenEntry)
    this.#entries = [...this.#documents.values()]
    for (const listener of this.#listeners) listener()
    return document
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The documents that are open by now. */
  readonly entries = (): readonly OpenEntry[] => this.#entries

  get isSaved(): boolean {
    return this.#entries.every(({ document }) => document.autosave.state.kind === 'saved')
  }

  /** Whether something cannot be saved before the person has completed it. */
  get isIncomplete(): boolean {
    return this.#entries.some(({ document }) => document.autosave.state.kind === 'incomplete')
  }

  /** Saves everything now; false when that was not possible. Whoever needs what is stored waits for it. */
  flush(): Promise<boolean> {
    const saves = Promise.all(this.#entries.map(({ document }) => document.autosave.flush()))
    const saved = saves.then((each) => each.every(Boolean))
    keepDraftSave(this.formKey, saved)
    return saved
  }

  /** Nothing is tried again by itself after this. */
  dispose(): void {
    for (const { document } of this.#entries) document.autosave.dispose()
  }
}

/** An open document of whatever kind, with what its kind can do. */
export interface OpenEntry {
  readonly kind: DocumentKind<never>
  readonly document: OpenDocument<never>
}

let nextOpening = 0

const browserPort: Pick<DocumentPort<never>, 'isOnline' | 'now' | 'ticks' | 'after'> = {
  isOnline: () => navigator.onLine,
  now: () => Date.now(),
  ticks: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

export const OpenFormContext = createContext<OpenForm | null>(null)

/** The language the author's texts are written in, the same on every tab; null: the form's first one. */
export const ContentLanguageContext = createContext<readonly [string | null, (language: string) => void]>([
  null,
  () => undefined,
])

export const useOpenForm = (): OpenForm => {
  const form = useContext(OpenFormContext)
  if (!form) throw new Error('A document of a form was used outside of an OpenFormProvider')
  return form
}
