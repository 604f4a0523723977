import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { defineEndpoint, permission } from '#shared/contract/endpoint'
import { createQueryClient } from '../../api/query-client.ts'
import { initI18n } from '../../i18n/init.ts'
import { useData, useLazyData } from './use-data.ts'

beforeAll(() => initI18n('de'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const countAnswers = defineEndpoint({
  method: 'GET',
  path: '/count',
  summary: 'How often it was asked',
  access: permission('demo:count:list', 'all'),
  data: z.object({ count: z.int() }),
})

function Counted() {
  const { data } = useData(countAnswers, {})
  const load = useLazyData(countAnswers)
  return (
    <button type="button" onClick={() => void load({})}>
      {data ? String(data.count) : '…'}
    </button>
  )
}

test('what a handler asks for is shown by everything that shows it', async () => {
  let count = 0
  vi.stubGlobal('fetch', async () => Response.json({ code: 200, msg: '', data: { count: ++count } }))
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Counted />
    </QueryClientProvider>,
  )
  await userEvent.click(await screen.findByRole('button', { name: '1' }))
  expect(await screen.findByRole('button', { name: '2' })).toBeTruthy()
})
