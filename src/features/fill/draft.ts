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
  /** Something changed: saved within half a second, or at once by `flush`. */
  touch(): void
  flush(): Promise<void>
  /** Forgets the draft; nothing that is still on its way brings it back. */
  clear(): Promise<void>
  /** False after the device refused to store: then the page is the only place where the answers are. */
  keeps(): boolean
}

/** @param snapshot what to store, or null when there is nothing worth keeping */
export const createDraftKeeper = (
  storage: DraftStorage,
  clientSubmissionId: string,
  snapshot: () => Draft | null,
  delayMs = 500,
): DraftKeeper => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let cleared = false
  let working = true

  const attempt = async (work: Promise<void>) => {
    try {
      await work
      working = true
    } catch {
      working = false
    }
  }
  const flush = async () => {
    clearTimeout(timer)
    timer = undefined
    const draft = cleared ? null : snapshot()
    if (draft) await attempt(storage.write(draft))
  }

  return {
    touch() {
      if (!cleared) timer ??= setTimeout(() => void flush(), delayMs)
    },
    flush,
    async clear() {
      cleared = true
      clearTimeout(timer)
      await attempt(storage.remove(clientSubmissionId))
    },
    keeps: () => working,
  }
}
