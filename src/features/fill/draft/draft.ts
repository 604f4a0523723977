import type { Answers } from '#shared/form/definition'
import type { FileStorage } from '../files/file-storage.ts'
import type { AnswerLine } from '../filling/answer-lines.ts'
import type { PageStarts } from '../filling/page-rules.ts'

/** What a respondent has entered, on their own device only. One record per opened form page. */
export interface Draft {
  readonly clientSubmissionId: string
  readonly formKey: string
  readonly version: number
  readonly answers: Answers
  readonly pageNumber: number
  /** Of pages that may take only so long. */
  readonly pageStarts?: PageStarts | undefined
  readonly durationMs: number
  /** Milliseconds since 1970. */
  readonly savedAt: number
  /** The frozen body, once sending has begun: it goes out unchanged however often, also after a reload. */
  readonly outbox: string | null
  /** The answers as a person reads them: should the form be closed one day, nobody can read them by its questions any more. */
  readonly lines?: readonly AnswerLine[]
}

/** Where drafts live. Every call may reject: private windows and full disks have no storage. */
export interface DraftStorage {
  ofForm(formKey: string): Promise<readonly Draft[]>
  write(draft: Draft): Promise<void>
  /** Before the call returns, for a page that is going away. Best effort, never throws. */
  writeNow(draft: Draft): void
  remove(clientSubmissionId: string): Promise<void>
  /** Where files wait that drafts name and that could not be sent, instead of in IndexedDB. */
  readonly files?: FileStorage
}

export interface DraftKeeper {
  /** Something changed: saved within half a second. */
  touch(): void
  /** Saves what `touch` announced, for a page that may not live to see it end. */
  leave(): void
  /** Saves at once, changed or not. */
  save(): Promise<void>
  /** Forgets the draft; nothing that is still on its way brings it back. */
  clear(): Promise<void>
}

export interface DraftKeeperOptions {
  readonly storage: DraftStorage
  /** What to store right now; its id says where. */
  readonly snapshot: () => Draft
  /** Told false when the device refuses to store (then the page is the only place where the answers are), true when it stores. */
  readonly onKept: (kept: boolean) => void
  readonly delayMs?: number
}

export const createDraftKeeper = ({ storage, snapshot, onKept, delayMs = 500 }: DraftKeeperOptions): DraftKeeper => {
  // Running: there is something unsaved.
  let timer: ReturnType<typeof setTimeout> | undefined
  let cleared = false

  const attempt = async (work: Promise<void>) => {
    try {
      await work
      onKept(true)
    } catch {
      onKept(false)
    }
  }
  const save = async () => {
    clearTimeout(timer)
    timer = undefined
    if (!cleared) await attempt(storage.write(snapshot()))
  }

  return {
    touch() {
      if (!cleared) timer ??= setTimeout(() => void save(), delayMs)
    },
    leave() {
      if (timer === undefined || cleared) return
      storage.writeNow(snapshot())
      void save()
    },
    save,
    async clear() {
      cleared = true
      clearTimeout(timer)
      // Nothing to tell when this fails: a device that cannot remove has not stored either.
      await storage.remove(snapshot().clientSubmissionId).catch(() => undefined)
    },
  }
}
