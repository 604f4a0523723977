/** The console's view: definitions, validators and formatters at once (palette, canvas, table), the rest when shown. */
import addresses from 'virtual:plugins/eager/question-types/addresses'
import definitions from 'virtual:plugins/eager/question-types/definition'
import formatters from 'virtual:plugins/eager/question-types/formatter'
import validators from 'virtual:plugins/eager/question-types/validator'
import { traitsOf } from '#sdk'
import type { ResolveType, TypeRuntime } from '../shared/form/question-type.ts'

export { default as cells } from 'virtual:plugins/lazy/question-types/cell'
export { default as charts } from 'virtual:plugins/lazy/question-types/chart'
export { default as designers } from 'virtual:plugins/lazy/question-types/designer'
export { default as details } from 'virtual:plugins/lazy/question-types/detail'
export { default as prints } from 'virtual:plugins/lazy/question-types/print'
export { default as renderers } from 'virtual:plugins/lazy/question-types/renderer'
/** Loaded where somebody needs to know what can be chosen, such as in a rule. */
export { default as statistics } from 'virtual:plugins/lazy/question-types/statistics'
export { definitions }

const runtimes: ReadonlyMap<string, TypeRuntime> = new Map(
  [...definitions].map(([id, type]) => {
    const validator = validators.get(id)
    const formatter = formatters.get(id)
    const parts = addresses.get(id)
    return [
      id,
      {
        traits: traitsOf(type),
        kindOf: (options) => type.filter?.(options) ?? null,
        unfinished: (options) => type.unfinished?.(options) ?? [],
        ...(type.languages && { languages: type.languages }),
        ...(validator && { validator }),
        ...(formatter && { formatter }),
        ...(parts && { addresses: parts }),
      },
    ]
  }),
)

export const resolveType: ResolveType = (id) => runtimes.get(id)
