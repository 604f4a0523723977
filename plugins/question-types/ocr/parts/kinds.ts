/** What is looked for in the text of a picture. */
export const kinds = ['text', 'idCard', 'bankCard', 'plate', 'licence', 'invoice'] as const
export type Kind = (typeof kinds)[number]

/** What else each kind says, besides what it is read for: it can be written into other questions. */
export const factsOf = {
  text: [],
  idCard: ['name', 'sex', 'born', 'address'],
  bankCard: [],
  plate: [],
  licence: ['name'],
  invoice: ['date', 'total'],
} as const satisfies Readonly<Record<Kind, readonly string[]>>
export const facts = ['name', 'sex', 'born', 'address', 'date', 'total'] as const
export type Fact = (typeof facts)[number]

/** Spec 5. */
export const maxMegabytes = 10
export const maxLength = 10_000
