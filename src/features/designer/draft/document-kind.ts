import type { ReactNode } from 'react'
import type { Attempt } from '#shared/contract/attempt'
import type { SaveResult } from './autosave.ts'
import type { Parts, Stored } from './open-document.ts'

/** What of a form can be open: its draft, its look, its settings. */
export interface DocumentKind<Value> {
  readonly id: string
  /** Namespace of the texts that name its steps. */
  readonly texts: string
  readonly load: (formKey: string) => Promise<Stored<Value>>
  /** Rejects without a toast: the save status says it. */
  readonly store: (
    formKey: string,
    value: Value,
    baseRevision: number,
    attempt: Attempt,
  ) => Promise<SaveResult<Stored<Value>, Value>>
  /** What of it different people may change at once without meeting. */
  readonly parts?: Parts<Value>
  /** Whether it can be stored as it is. */
  readonly isComplete?: (value: Value) => boolean
  /** Rest before a change is saved, where a second is not enough. */
  readonly quietMs?: number
  /** Makes a form of its own out of this version. */
  readonly keepAsCopy: (formKey: string, value: Value, name: (of: string) => string) => Promise<KeptCopy>
  /** How two versions differ, in words. */
  readonly Comparison: (versions: { readonly mine: Value; readonly theirs: Value }) => ReactNode
  /** One line on how large the two are; nothing where that says nothing. */
  readonly Sizes?: (versions: { readonly mine: Value; readonly theirs: Value }) => ReactNode
}

export interface KeptCopy {
  readonly formKey: string
  readonly name: string
}
