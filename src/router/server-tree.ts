// The server's menu tree (GET /getRouters) as paths: which node a path means, and what the menu shows.
import type { ServerRoute } from '#shared/contract/auth'
import { joinedPath as joined, paramsOf } from '#shared/path-pattern'

export interface ServerMatch {
  readonly path: string
  readonly node: ServerRoute
  /** From the top of the tree down to, without, the node. */
  readonly parents: readonly ServerRoute[]
  readonly params: Readonly<Record<string, string>>
}

export interface MenuEntry {
  readonly path: string
  readonly node: ServerRoute
  readonly children: readonly MenuEntry[]
}

/** The node a path names, with the values of its `:parameters`; a literal path wins over one with parameters. */
export const matchServerPath = (tree: readonly ServerRoute[], path: string): ServerMatch | null => {
  const candidates = flat(tree, '', []).flatMap(({ path: pattern, node, parents }) => {
    const params = paramsOf(pattern, path)
    return params ? [{ path: pattern, node, parents, params }] : []
  })
  return candidates.sort((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0] ?? null
}

/** What the menu shows: without hidden nodes, and without directories that have nothing to show. */
export const menuOf = (tree: readonly ServerRoute[], base = ''): readonly MenuEntry[] =>
  tree.flatMap((node) => {
    if (node.meta.isHide) return []
    const path = joined(base, node.path)
    const children = menuOf(node.children, path)
    if (isDirectory(node) && children.length === 0) return []
    return [{ path, node, children }]
  })

/** The first page below a directory: where it leads when it names no redirect. */
export const firstPage = (entry: MenuEntry): MenuEntry =>
  entry.children[0] && isDirectory(entry.node) ? firstPage(entry.children[0]) : entry

/** The pages of an entry, itself or all below it. */
export const pagesOf = (entry: MenuEntry): readonly MenuEntry[] =>
  isDirectory(entry.node) ? entry.children.flatMap(pagesOf) : [entry]

/** A directory has no screen of its own. The family of menus writes `Layout` or nothing there. */
export const isDirectory = (node: ServerRoute): boolean =>
  node.component === '' || /^(layout|parentview)$/i.test(node.component)

const flat = (
  tree: readonly ServerRoute[],
  base: string,
  parents: readonly ServerRoute[],
): readonly Omit<ServerMatch, 'params'>[] =>
  tree.flatMap((node) => {
    const path = joined(base, node.path)
    return [{ path, node, parents }, ...flat(node.children, path, [...parents, node])]
  })
