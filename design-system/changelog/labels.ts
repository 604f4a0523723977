import type { ChangeKind } from './index.tsx'

export interface ChangelogLabels {
  kinds: Record<ChangeKind, string>
  /** Beside a release the reader has not seen. */
  unseen: string
  empty: string
}
