export interface CascaderOption {
  /** Unique among its siblings. */
  id: string
  label: string
  disabled?: boolean | undefined
  children?: readonly CascaderOption[] | undefined
  /** Has children that are not here yet; `onLoadChildren` is asked for them. */
  lazy?: boolean | undefined
}

/** An option with the way to it from the first column. */
export interface CascaderPath {
  ids: readonly string[]
  options: readonly CascaderOption[]
  disabled: boolean
}

export function hasColumn(option: CascaderOption): boolean {
  return Boolean(option.children?.length) || (option.lazy === true && option.children === undefined)
}

/** The options along a path of ids; ends early where an id is unknown. */
export function optionsOnPath(roots: readonly CascaderOption[], ids: readonly string[]): CascaderOption[] {
  const path: CascaderOption[] = []
  let column: readonly CascaderOption[] | undefined = roots
  for (const id of ids) {
    const option: CascaderOption | undefined = column?.find((each) => each.id === id)
    if (!option) break
    path.push(option)
    column = option.children
  }
  return path
}

/** Every path that may be chosen: to leaves, or to any level. One disabled option disables all that lies behind it. */
export function choosablePaths(roots: readonly CascaderOption[], anyLevel: boolean): CascaderPath[] {
  const paths: CascaderPath[] = []
  const visit = (column: readonly CascaderOption[], before: CascaderPath) => {
    for (const option of column) {
      const path = {
        ids: [...before.ids, option.id],
        options: [...before.options, option],
        disabled: before.disabled || option.disabled === true,
      }
      if (anyLevel || !hasColumn(option)) paths.push(path)
      if (option.children) visit(option.children, path)
    }
  }
  visit(roots, { ids: [], options: [], disabled: false })
  return paths
}

/** Paths whose labels hold every word of the query, in any order: "zhejiang west lake". */
export function searchPaths(paths: readonly CascaderPath[], query: string): CascaderPath[] {
  const words = query.trim().toLocaleLowerCase().split(/\s+/)
  return paths.filter((path) => {
    const text = path.options.map((option) => option.label.toLocaleLowerCase()).join(' ')
    return words.every((word) => text.includes(word))
  })
}
