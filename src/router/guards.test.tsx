import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { createQueryClient } from '#src/api/query-client.ts'
import { ok, refusal } from '#src/api/testing/api-server.ts'
import { apiServer } from '#src/api/testing/browser-api.ts'
import { watchSession } from '#src/session/session.ts'
import { readToken, writeToken } from '#src/session/token.ts'
import { requireNoSession, requireSession } from './guards.ts'

const api = apiServer()
beforeAll(() => {
  // jsdom draws nothing and cannot scroll.
  window.scrollTo = () => {}
})
afterEach(cleanup)

/** The guards on the routes they guard, without the screens. */
const visit = async (path: string) => {
  const queryClient = createQueryClient()
  const root = createRootRouteWithContext<{ queryClient: typeof queryClient }>()({ component: Outlet })
  const page = (path: string, text: string) =>
    createRoute({ getParentRoute: () => guarded, path, component: () => <p>{text}</p> })
  const guarded = createRoute({ getParentRoute: () => root, id: 'guarded', beforeLoad: requireSession })
  const login = createRoute({
    getParentRoute: () => root,
    path: '/login',
    beforeLoad: requireNoSession,
    component: () => <p>sign in</p>,
  })
  const router = createRouter({
    routeTree: root.addChildren([guarded.addChildren([page('/', 'start'), page('/project/list', 'list')]), login]),
    context: { queryClient },
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  const stop = watchSession({
    queryClient,
    toSignIn: async () => {},
    askToSignIn: () => undefined,
    onSignedInAgain: () => undefined,
    toLicence: () => {},
    onSignedInElsewhere: () => {},
    onOtherUser: () => {},
    tell: () => {},
  })
  // A router of its own: the application's registered type does not fit it.
  render(<RouterProvider router={router as never} />)
  await router.load()
  stop()
  return { router, queryClient }
}
const person = { user: { id: '1', userName: 'a', nickName: 'A', avatar: '' }, roles: [], permissions: [] }

test('without a token a protected page leads to sign-in and back', async () => {
  const { router } = await visit('/project/list?page=2')
  expect(await screen.findByText('sign in')).toBeTruthy()
  expect(router.state.location.search).toEqual({ redirect: '/project/list?page=2' })
  expect(api().received).toEqual([])
})

test('the way back carries no token', async () => {
  const { router } = await visit('/project/list?token=secret')
  expect(router.state.location.search).toEqual({ redirect: '/project/list' })
})

test('the start page needs no way back', async () => {
  const { router } = await visit('/')
  expect(router.state.location.href).toBe('/login')
})

test('with a token user and menu are fetched before the page is shown', async () => {
  writeToken('token')
  api().answer = ({ url }) => ok(url.endsWith('/getInfo') ? person : [])
  const { queryClient } = await visit('/project/list')
  expect(await screen.findByText('list')).toBeTruthy()
  expect(
    api()
      .received.map(({ url }) => url)
      .sort(),
  ).toEqual(['/sapi/getInfo', '/sapi/getRouters'])
  expect(queryClient.getQueryData(['session', 'user'])).toEqual(person)
})

test('a failure of user or menu is ignored: the page is shown', async () => {
  writeToken('token')
  api().answer = () => refusal(500)
  await visit('/project/list')
  expect(await screen.findByText('list')).toBeTruthy()
  expect(readToken()).toBe('token')
})

test('a token that is over leads to sign-in and is gone', async () => {
  writeToken('dead')
  api().answer = () => refusal(401)
  const { router } = await visit('/project/list')
  expect(await screen.findByText('sign in')).toBeTruthy()
  expect(router.state.location.search).toEqual({ redirect: '/project/list' })
  expect(readToken()).toBeNull()
})

test('who is signed in and opens /login goes to the start', async () => {
  writeToken('token')
  api().answer = ({ url }) => ok(url.endsWith('/getInfo') ? person : [])
  const { router } = await visit('/login?redirect=/project/list')
  expect(await screen.findByText('start')).toBeTruthy()
  expect(router.state.location.pathname).toBe('/')
})
