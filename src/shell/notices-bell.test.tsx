import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { KitLabelsProvider } from '#ds/labels'
import { ok } from '#src/api/testing/api-server.ts'
import { apiServer } from '#src/api/testing/browser-api.ts'
import { initI18n } from '#src/i18n/init.ts'
import { useKitLabels } from '#src/i18n/kit-labels.ts'
import { NoticesBell } from './notices-bell.tsx'

const api = apiServer()
beforeAll(() => initI18n('zh-cn'))
afterEach(cleanup)

const rows = [
  {
    id: '9007199254740993',
    msgType: 'FORM_DATA_ADD',
    body: { formKey: 'abc', name: '满意度', count: 3 },
    createTime: '2026-11-21T04:00:00.000Z',
    read: false,
  },
  {
    id: '2',
    msgType: 'EXPORT_FAILED',
    body: { key: 'k'.repeat(20) },
    createTime: '2026-11-21T03:00:00.000Z',
    read: true,
  },
]

const show = () => {
  api().answer = ({ url }) => {
    if (url.startsWith('/sapi/message/unread')) return ok({ count: 12, lastId: '9007199254740993' })
    if (url.startsWith('/sapi/message/page'))
      return ok({ records: rows, rows, total: 2, size: 20, current: 1, pages: 1 })
    return ok(null)
  }
  const history = createMemoryHistory({ initialEntries: ['/'] })
  const router = createRouter({ routeTree: createRootRoute({ component: Bell }), history })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return history
}
/** With the kit's own words, as the console has them. */
function Bell() {
  return (
    <KitLabelsProvider labels={useKitLabels()}>
      <NoticesBell />
    </KitLabelsProvider>
  )
}
const sent = (path: string) =>
  api()
    .received.filter(({ url }) => url === `/sapi${path}`)
    .map(({ body }) => body)

test('says how many are unread, lists them, and opening one reads it and leads to its data', async () => {
  const history = show()
  await userEvent.click(await screen.findByRole('button', { name: /12/ }))
  const links = await screen.findAllByRole('article')
  expect(links).toHaveLength(2)
  await userEvent.click(screen.getByRole('link', { name: '“满意度”收到 3 份新回答' }))
  expect(history.location.href).toBe('/project/form/data?key=abc')
  await waitFor(() => expect(sent('/message/read')).toEqual(['{"id":"9007199254740993"}']))
})

test('reads all of them', async () => {
  show()
  await userEvent.click(await screen.findByRole('button', { name: /12/ }))
  await userEvent.click(await screen.findByRole('button', { name: /全部/ }))
  await waitFor(() => expect(sent('/message/read/all')).toEqual(['{}']))
})
