import type { z } from 'zod'

/** What the contract finds wrong with the values, in the sentences given for the fields. */
export const problemsOf = <Name extends string>(
  schema: z.ZodType | undefined,
  values: Readonly<Record<Name, string>>,
  sentences: Partial<Record<Name, string>>,
): Partial<Record<Name, string>> => {
  const result = schema?.safeParse(values)
  const wrong = new Set(result?.error?.issues.map(({ path }) => path[0]))
  // Object.entries forgets that the keys are names.
  const known = Object.entries(sentences) as [Name, string][]
  return Object.fromEntries(known.filter(([name]) => wrong.has(name))) as Partial<Record<Name, string>>
}
