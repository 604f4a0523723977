// What an author may learn of roles, to say whose people a question offers: id and name of those that count, nothing else.

interface RoleSummary {
  readonly id: string
  readonly name: string
}

export interface Roles {
  /** Active roles whose name holds a text, under the names the caller reads. */
  readonly search: (what: { readonly query: string; readonly limit: number }) => Promise<readonly RoleSummary[]>
}
