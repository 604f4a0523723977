export interface NoAccessLabels {
  /** Before the permissions that are missing: "You need". */
  missing: string
}
