/** What PasswordInput says. */
export interface PasswordInputLabels {
  /** Name of the reveal button, pressed or not: "Show password". */
  show: string
  /** Said below the field while Caps Lock is on. */
  capsLock: string
}
