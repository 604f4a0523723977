// A phone or computer of a respondent: what it stores outlives the tabs that are opened and closed on it.
import type { Draft, DraftStorage } from '../../src/features/fill/draft/draft.ts'
import type { Claim } from '../../src/features/fill/draft/start.ts'
import type { WaitingFile } from '../../src/features/fill/files/file-storage.ts'

export interface Tab {
  readonly storage: DraftStorage
  readonly claim: Claim
  readonly isAlive: () => boolean
  /** Another tab of this device has been told that the server has the answers: people see that, and do not begin anew here. */
  readonly isDeliveredElsewhere: () => boolean
  /** Nothing it does reaches the device any more, and what it had claimed is free. */
  readonly die: () => void
}

export interface Device {
  readonly openTab: () => Tab
  readonly drafts: () => readonly Draft[]
  /** A frozen submission was taken from it: the page has been told that the server has it. */
  readonly hasDelivered: () => boolean
}

/** @param hasLocks plain http has none: two tabs may take the same draft */
export const createDevice = ({ hasLocks }: { hasLocks: boolean }): Device => {
  const drafts = new Map<string, string>()
  const files = new Map<string, WaitingFile>()
  const claimed = new Map<string, object>()
  let deliveredBy: object | null = null
  const read = () => [...drafts.values()].map((text): Draft => JSON.parse(text))
  return {
    drafts: read,
    hasDelivered: () => deliveredBy !== null,
    openTab: () => {
      const tab = {}
      let isAlive = true
      const put = (draft: Draft) => {
        if (isAlive) drafts.set(draft.clientSubmissionId, JSON.stringify(draft))
      }
      return {
        storage: {
          ofForm: async (formKey) => read().filter((draft) => draft.formKey === formKey),
          write: async (draft) => put(draft),
          writeNow: put,
          remove: async (id) => {
            if (!isAlive) return
            if (read().some(({ clientSubmissionId, outbox }) => clientSubmissionId === id && outbox !== null))
              deliveredBy ??= tab
            drafts.delete(id)
          },
          files: {
            put: async (file) => {
              if (isAlive) files.set(file.id, file)
            },
            get: async (id) => files.get(id),
            all: async () => [...files.values()],
            arrive: async (id, stored) => {
              const before = files.get(id)
              if (before && !before.arrived) files.set(id, { ...before, file: null, arrived: stored })
              return before?.arrived ?? stored
            },
            remove: async (id) => {
              if (isAlive) files.delete(id)
            },
          },
        },
        claim: async (id) => {
          if (!hasLocks) return true
          if (claimed.has(id) && claimed.get(id) !== tab) return false
          claimed.set(id, tab)
          return true
        },
        isAlive: () => isAlive,
        isDeliveredElsewhere: () => deliveredBy !== null && deliveredBy !== tab,
        die: () => {
          isAlive = false
          for (const [id, owner] of claimed) if (owner === tab) claimed.delete(id)
        },
      }
    },
  }
}
