/** Turns a glob result into a map keyed by plugin folder name. */
export const byFolder = <M>(modules: Readonly<Record<string, M>>): ReadonlyMap<string, M> =>
  new Map(Object.entries(modules).map(([path, module]) => [folderOf(path), module]))

const folderOf = (path: string): string => {
  const folder = path.split('/').at(-2)
  if (!folder) throw new Error(`Not inside a plugin folder: ${path}`)
  return folder
}
