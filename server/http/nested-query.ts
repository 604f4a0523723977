import { AppError } from './app-error.ts'

export interface QueryMap {
  [key: string]: string | string[] | QueryMap
}

/**
 * Parses a query string whose keys may nest as `key[sub][sub]` (spec 7). Objects have no prototype, names that reach
 * one are refused, and depth (5) and number of keys (200) are bounded (T23). A key given twice becomes a list.
 *
 * @throws AppError for anything beyond those limits, or a key that is both a value and an object.
 */
export function parseNestedQuery(search: string): QueryMap {
  const root: QueryMap = Object.create(null)
  if (search.length > 16_384) throw refused()
  let keys = 0
  for (const [name, value] of new URLSearchParams(search)) {
    if (++keys > 200) throw refused()
    insert(root, pathOf(name), value)
  }
  return root
}

const forbidden = new Set(['__proto__', 'prototype', 'constructor'])
const maxDepth = 5

const pathOf = (name: string): string[] => {
  const open = name.indexOf('[')
  if (open <= 0) {
    if (name === '' || open === 0 || forbidden.has(name)) throw refused()
    return [name]
  }
  const tail = name.slice(open)
  if (!/^(?:\[[^[\]]{1,100}\])+$/.test(tail)) throw refused()
  const path = [name.slice(0, open), ...tail.slice(1, -1).split('][')]
  if (path.length > maxDepth || path.some((part) => forbidden.has(part))) throw refused()
  return path
}

const insert = (root: QueryMap, path: readonly string[], value: string): void => {
  let node = root
  const last = path.length - 1
  for (const [depth, part] of path.entries()) {
    const present = node[part]
    if (depth === last) {
      if (present === undefined) node[part] = value
      else if (typeof present === 'string') node[part] = [present, value]
      else if (Array.isArray(present)) present.push(value)
      else throw refused()
      return
    }
    if (present === undefined) {
      const child: QueryMap = Object.create(null)
      node[part] = child
      node = child
    } else if (typeof present === 'object' && !Array.isArray(present)) node = present
    else throw refused()
  }
}

const refused = () => new AppError('failed', 'request.invalid')
