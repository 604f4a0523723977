import type { ServerRoute } from '#shared/contract/auth'
import type { MenuRow } from './account-repository.ts'

/** The tree behind GET /getRouters. A page whose parent the user may not see is not shown; an empty directory neither. */
export const menuTree = (rows: readonly MenuRow[]): ServerRoute[] => {
  const below = (parentId: string | null): ServerRoute[] =>
    rows.flatMap((row) => {
      if (row.parent_id !== parentId) return []
      const children = below(row.id)
      if (row.kind === 'M' && children.length === 0) return []
      return [
        {
          name: row.name,
          path: row.path,
          component: row.component,
          ...(row.redirect !== '' && { redirect: row.redirect }),
          meta: {
            title: row.title,
            icon: row.icon,
            isKeepAlive: row.keep_alive,
            isHide: !row.visible,
            ...(row.link !== '' && { link: row.link }),
          },
          children,
        },
      ]
    })
  return below(null)
}
