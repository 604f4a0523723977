import type { ServerRoute } from '#shared/contract/auth'
import { screens } from '#src/registry/screens.ts'
import { systemPages } from '#src/registry/system-pages.ts'
import { matchServerPath } from '#src/router/server-tree.ts'
import { screenOfPage } from './system-page-screen.tsx'

/** ms; after that the frame is shown, which says that it is loading (ux C20: nothing flashes before). */
const patience = 200

/** The code of the screen a path leads to, while the rest of the way there is still being prepared. */
export const fetchScreen = async (menu: readonly ServerRoute[] | undefined, pathname: string): Promise<void> => {
  const component = menu && matchServerPath(menu, pathname)?.node.component
  if (component === undefined) return
  const page = systemPages.get(component)
  const screen = page ? screenOfPage(page) : Object.hasOwn(screens, component) ? screens[component] : undefined
  if (!screen) return
  await Promise.race([
    // The screen tries again and says so when it fails.
    screen.fetch().catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ])
}
