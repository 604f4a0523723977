import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { KitLabelsProvider } from '#ds/labels'
import { defineSystemPage } from '#sdk'
import { ok } from '#src/api/testing/api-server.ts'
import { apiServer } from '#src/api/testing/browser-api.ts'
import { initI18n } from '#src/i18n/init.ts'
import { useKitLabels } from '#src/i18n/kit-labels.ts'
import type { RegisteredPage } from '#src/registry/system-pages.ts'
import { SystemPageScreen } from './system-page-screen.tsx'

const api = apiServer()
beforeAll(() => {
  // jsdom draws nothing and cannot scroll.
  window.scrollTo = () => {}
  return initI18n('zh-cn')
})
afterEach(cleanup)

/** A page registered under `id`, with a parameter; `load` is what fetches its renderer. */
const pageOf = (id: string) => {
  const load = vi.fn(async () => ({ params }: { params: { userId: string } }) => <p>{`roles of ${params.userId}`}</p>)
  const definition = defineSystemPage({
    component: `test/${id}`,
    permissions: ['system:user:query'],
    params: z.object({ userId: z.string().regex(/^\d+$/) }),
  })
  return { page: { id, definition, load } satisfies RegisteredPage, load }
}

const show = (page: RegisteredPage, { permissions, userId }: { permissions: string[]; userId: string }) => {
  const user = { user: { id: '1', userName: 'a', nickName: 'A', avatar: '' }, roles: ['r'], permissions }
  api().answer = ({ url }) => ok(url.startsWith('/sapi/getInfo') ? user : null)
  const history = createMemoryHistory({ initialEntries: ['/auth/role'] })
  const queryClient = new QueryClient()
  // Known before the shell draws anything.
  queryClient.setQueryData(['session', 'user'], user)
  const Screen = () => (
    <KitLabelsProvider labels={useKitLabels()}>
      <SystemPageScreen page={page} params={{ userId }} />
    </KitLabelsProvider>
  )
  const router = createRouter({ routeTree: createRootRoute({ component: Screen }), history })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return history
}

test('the renderer is loaded when it is shown, with the parameters parsed', async () => {
  const { page, load } = pageOf('shown')
  expect(load).not.toHaveBeenCalled()
  show(page, { permissions: ['system:user:query'], userId: '42' })
  expect(await screen.findByText('roles of 42')).toBeTruthy()
  expect(load).toHaveBeenCalledOnce()
})

test('without the permission it is not even loaded: the page says which one is missing, and leads back', async () => {
  const { page, load } = pageOf('denied')
  show(page, { permissions: ['system:role:list'], userId: '42' })
  expect(await screen.findByRole('heading', { level: 1, name: '没有访问权限' })).toBeTruthy()
  expect(screen.getByText('用户：查看详情')).toBeTruthy()
  expect(screen.getByRole('link', { name: '返回首页' }).getAttribute('href')).toBe('/')
  expect(load).not.toHaveBeenCalled()
})

test('a parameter that is no number is a page that does not exist', async () => {
  const { page, load } = pageOf('missing')
  const history = show(page, { permissions: ['*:*:*'], userId: 'abc' })
  await waitFor(() => expect(history.location.pathname).toBe('/404'))
  expect(load).not.toHaveBeenCalled()
})
