import { expect, test } from 'vitest'
import { attemptSchema } from '#shared/contract/attempt'
import { SaveAttempts } from './save-attempts.ts'

test('an attempt names those nobody answered, until one is answered, and never more than a call may name', async () => {
  const attempts = new SaveAttempts()
  const sent: string[] = []
  const lost = () =>
    attempts.run(async (attempt) => {
      expect(attemptSchema.safeParse(attempt).success).toBe(true)
      expect(attempt.unanswered).toEqual(sent.slice(-20))
      sent.push(attempt.id)
      throw new Error('The answer is lost')
    })
  for (let count = 0; count < 25; count++) await expect(lost()).rejects.toThrow('lost')
  expect(new Set(sent).size).toBe(25)
  await attempts.run(async () => 'stored')
  await attempts.run(async ({ unanswered }) => expect(unanswered).toEqual([]))
})
