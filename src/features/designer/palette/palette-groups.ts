import { questionGroups } from '#sdk'

export interface PaletteGroup<Type> {
  readonly id: string
  /** False: the group is the types' own, and so is its name. */
  readonly isKnown: boolean
  readonly types: readonly Type[]
}

/** Types by group: the product's groups in their order, then those that types bring along, as they come. */
export const paletteGroups = <Type extends { readonly group: string }>(
  types: readonly Type[],
): readonly PaletteGroup<Type>[] => {
  const known: readonly string[] = questionGroups
  return [...new Set([...known, ...types.map(({ group }) => group)])]
    .map((id) => ({ id, isKnown: known.includes(id), types: types.filter(({ group }) => group === id) }))
    .filter((group) => group.types.length > 0)
}
