import type { Plugin } from 'vite'

const theirs = /import \{ lazyRouteComponent \} from ['"]@tanstack\/react-router['"]/
/** What the router's plugin writes for each part of a route that it splits off. */
const split = 'tsr-split='

/** Has the routes' split-off components fetched by src/router/lazy-route-component.ts instead of by the router. */
export const lazyRoutes = (): Plugin => ({
  name: 'formloom:lazy-routes',
  transform: {
    filter: { id: /\/src\/routes\/[^?]+\.tsx$/ },
    handler(code) {
      if (!code.includes(split)) return
      // A changed plugin would bring the reload back without a word.
      if (!theirs.test(code)) throw new Error('The router’s plugin no longer imports lazyRouteComponent by itself')
      return {
        code: code.replace(theirs, "import { lazyRouteComponent } from '#src/router/lazy-route-component.ts'"),
        map: null,
      }
    },
  },
})
