import * as contract from '#shared/contract/menu'
import { currentOrigin } from '../../http/origin.ts'
import { type Route, route, signedInRoute } from '../../http/route.ts'
import { ownHosts } from '../../http/security.ts'
import type { Host } from '../../kernel/module.ts'
import * as menus from './service.ts'

export const menuRoutes = ({ db, env, catalog }: Pick<Host, 'db' | 'env' | 'catalog'>): readonly Route[] => [
  signedInRoute(contract.menuList, ({ query }) => menus.listMenus(db, query)),
  signedInRoute(contract.menuTree, ({ user }) => menus.menuTree(db, user)),
  signedInRoute(contract.menuPermissions, () => [...catalog().declared.permissions].sort()),
  route(contract.isPagePath, ({ query }) => menus.isPagePath(db, query.path)),
  signedInRoute(contract.getMenu, ({ params }) => menus.getMenu(db, params.id)),
  signedInRoute(contract.createMenu, async ({ body, user, ip }) => ({
    id: await menus.createMenu(db, { user, ip }, body, ownHosts(env, currentOrigin()?.host)),
  })),
  signedInRoute(contract.updateMenu, async ({ body, user, ip }) => {
    await menus.updateMenu(
      { db, declared: catalog().declared },
      { user, ip },
      body,
      ownHosts(env, currentOrigin()?.host),
    )
    return null
  }),
  signedInRoute(contract.deleteMenu, async ({ params, user, ip }) => {
    await menus.deleteMenu({ db, declared: catalog().declared }, { user, ip }, params.id)
    return null
  }),
]
