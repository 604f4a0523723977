import type { z } from 'zod'

/**
 * What is wrong in a form, by the schema the server checks with: so both always agree.
 * @param schema `body` of the endpoint
 * @param text the sentence for a field
 * @returns a sentence for each field of `body` that breaks the schema
 */
export const schemaRules = (
  schema: z.ZodType | undefined,
  body: unknown,
  text: (field: string) => string,
): Record<string, string> => {
  const issues = schema?.safeParse(body).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path: [field] }) => [String(field), text(String(field))]))
}
