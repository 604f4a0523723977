import type { Answers } from '#shared/form/definition'

/** What a respondent has entered, on their own device only. One record per opened form page. */
export interface Draft {
  readonly clientSubmissionId: string
  readonly formKey: string
  readonly version: number
  readonly answers: Answers
  readonly pageNumber: number
  readonly durationMs: number
  /** Milliseconds since 1970. */
  readonly savedAt: number
  /** The frozen body, once sending has begun: it goes out unchanged however often, also after a reload. */
  readonly outbox: string | null
}

/** Where drafts live. Every call may reject: private windows and full disks have no storage. */
export interface DraftStorage {
  ofForm(formKey: string): Promise<readonly Draft[]>
  write(draft: Draft): Promise<void>
  /** Before the call returns, for a page that is going away. Best effort, never throws. */
  writeNow(draft: Draft): void
  remove(clientSubmissionId: string): Promise<void>
}

/** The draft to continue: an undelivered submission first, else the latest; one that another tab has open is not taken. */
export const pickDraft = async (
  drafts: readonly Draft[],
  claim: (clientSubmissionId: string) => Promise<boolean>,
): Promise<Draft | null> => {
  const byUrgency = drafts.toSorted(
    (a, b) => Number(b.outbox !== null) - Number(a.outbox !== null) || b.savedAt - a.savedAt,
  )
  for (const draft of byUrgency) if (await claim(draft.clientSubmissionId)) return draft
  return null
}

export interface DraftKeeper {
  /** Something changed: saved within half a second. */
  touch(): void
  /** Saves at once what `touch` announced. */
  flush(): Promise<void>
  /** As `flush`, for a page that may not live to see it end. */
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
    flush: async () => {
      if (timer !== undefined) await save()
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
