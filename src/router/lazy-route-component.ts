import type { ComponentType } from 'react'
import { fetchedAhead } from '#src/console-kit/states/fetched-ahead.tsx'

type Module = Readonly<Record<string, ComponentType<unknown>>>

/**
 * Stands in for the router's function of this name (tools/vite/lazy-routes.ts), which answers code that does not come with a
 * reload of the page: without a network that leaves the browser's own error page, and nothing of what was open.
 */
export const lazyRouteComponent = (importer: () => Promise<Module>, exportName = 'default') => {
  const { Screen, fetch } = fetchedAhead(async () => {
    const component = (await importer())[exportName]
    if (!component) throw new Error(`A route's code has no ${exportName}`)
    return component
  })
  // What cannot be fetched ahead is asked for, and said, when it is shown.
  return Object.assign(Screen, { preload: () => fetch().catch(() => undefined) })
}
