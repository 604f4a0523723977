export interface SeedPerson {
  readonly userName: string
  readonly nickName: string
  readonly role: string
}

export const administrator: SeedPerson = { userName: 'admin', nickName: '管理员', role: 'admin' }

/** Only where demo data is loaded. */
export const demoPeople: readonly SeedPerson[] = [
  { userName: 'lin', nickName: '林晓', role: 'creator' },
  { userName: 'weber', nickName: 'Anna Weber', role: 'viewer' },
]
