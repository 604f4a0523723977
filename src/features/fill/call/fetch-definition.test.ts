import { expect, it } from 'vitest'
import type { Reply } from './call.ts'
import { fetchDefinition } from './fetch-definition.ts'

const busy = (retryAfterMs: number | null): Reply => ({ kind: 'busy', retryAfterMs })

/** Opens a form of a server that answers like this, one after the other. */
const open = async (...replies: Reply[]) => {
  const pauses: number[] = []
  const reply = await fetchDefinition(
    async () => replies.shift() ?? { kind: 'ok', data: {} },
    'abcdefgh',
    async (milliseconds) => {
      pauses.push(milliseconds)
    },
  )
  return { state: reply.state, pauses }
}

it('comes again by itself when the server is busy, when it was told to', async () => {
  expect(await open(busy(3_000), busy(null), busy(600_000))).toEqual({ state: 'ready', pauses: [3_000, 2_000, 10_000] })
})

it('tells after three times that it did not get through', async () => {
  expect(await open(busy(1), busy(1), busy(1), busy(1))).toMatchObject({ state: 'failed', pauses: [1, 1, 1] })
})
