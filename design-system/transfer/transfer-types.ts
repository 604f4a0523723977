export interface TransferItem {
  id: string
  label: string
  /** A second line; searched too. */
  description?: string | undefined
  /** Stays where it is. */
  disabled?: boolean | undefined
}

export type Side = 'available' | 'chosen'
