export interface LockScreenLabels {
  /** Heading, and name of the dialog: "Screen locked". */
  title: string
  /** Below it: what to do. */
  text: string
  /** Label of the field. */
  password: string
  unlock: string
  /** For somebody else, or who has forgotten the password. */
  signOut: string
}
