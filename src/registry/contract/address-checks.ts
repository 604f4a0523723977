// Parts of answers: found by rules and by the database alike.

import type { Json, Question } from '#sdk'
import { addressPattern } from '../../shared/form/address.ts'
import { operatorsAt } from '../../shared/form/addresses.ts'
import type { Address, AddressContext, Operand } from '../../shared/form/question-type.ts'
import { sourceOf } from './constants.ts'
import { followPlace } from './follow-place.ts'
import { formatContext } from './format-context.ts'
import { fuzz, given } from './fuzz.ts'
import type { Problem } from './problem.ts'
import { problem, short } from './problem.ts'
import { asStored, isOperand } from './schema.ts'
import { unwritten } from './text-shape.ts'
import type { TypeFolder } from './type-folder.ts'

export const addressProblems = (type: TypeFolder): Problem[] => {
  const { definition, addresses } = type
  if (!definition || !addresses) return []
  const found: Problem[] = []
  const add = (what: string, remedy: string) => found.push(problem(type, 'addresses.ts', what, remedy))
  for (const { options, answer, valid, children } of definition.examples) {
    if (!valid) continue
    const parts = addresses.list(options, addressContext(type, children))
    if (new Set(parts.map(({ id }) => id)).size !== parts.length)
      add(`an address is listed twice under ${short(options)}`, 'list each once')
    for (const part of parts) {
      if (!new RegExp(`^${addressPattern.source}$`).test(part.id))
        add(
          `'${part.id}' is no address`,
          'join ids by dots, and say behind a colon what is made of them: row1, child1:sum, :rows',
        )
      const missing = unwritten(part.label)
      if (missing || part.label === '')
        add(
          `the label of '${part.id}' is ${missing ? `the key ${missing}` : 'empty'}`,
          `add it to locales/${sourceOf(type)}.json`,
        )
      const operand: Operand = addresses.at(answer, part.id, readers(type, children), options)
      const wrong = wrongKind(part, operand)
      if (wrong) add(`'${part.id}' of ${short(answer)} is ${short(operand)}, ${wrong}`, 'let kind and at() agree')
      const placed = part.place && followPlace(part, asStored(answer) as Json)
      if (part.place && JSON.stringify(comparable(placed ?? null)) !== JSON.stringify(comparable(operand)))
        add(
          `'${part.id}' of ${short(answer)} is ${short(operand)} by at(), and ${short(placed)} by place`,
          'let both find the same',
        )
      if (new Set(operatorsAt(part)).size !== operatorsAt(part).length)
        add(`'${part.id}' names an operator twice`, 'name each once')
    }
    if (
      addresses.at(answer, 'no-such-part', readers(type, children), options) !== null &&
      short(addresses.at(answer, 'no-such-part', readers(type, children), options)) !== '[]'
    )
      add('at() finds something at an address that is not there', 'return null')
  }
  return [
    ...found,
    ...fuzz(
      type,
      'addresses.ts',
      (answer) => {
        if (!given(type, answer)) return null
        for (const { options, children } of definition.examples)
          for (const part of addresses.list(options, addressContext(type, children)))
            if (!isOperand(addresses.at(answer, part.id, readers(type, children), options)))
              return `has no operand at '${part.id}'`
        return null
      },
      200,
    ),
  ]
}

const wrongKind = ({ kind, values }: Address, operand: Operand): string | null => {
  if (operand === null) return null
  if (kind === 'number') return typeof operand === 'number' ? null : 'and its kind is number'
  if (kind !== 'choice') return typeof operand === 'string' ? null : `and its kind is ${kind}`
  const ids = typeof operand === 'object' ? operand : [String(operand)]
  const unknown = ids.find((id) => values && values.length > 0 && !values.some((value) => value.id === id))
  return unknown === undefined ? null : `and its values do not list '${unknown}'`
}

/** A choice is a set, whether of one or of several. */
const comparable = (operand: Operand): unknown => {
  if (operand === null || operand === '') return null
  if (typeof operand !== 'object') return typeof operand === 'number' ? operand : [operand]
  return operand.length === 0 ? null : [...operand].sort()
}

export const readers = (type: TypeFolder, children: readonly Question[] = []) =>
  children.map((child) => ({
    id: child.id,
    operand: (cell: Json | undefined): Operand => {
      const own = type.sibling(child.type)?.validator
      if (cell === undefined || cell === null || !own?.is(cell) || own.isEmpty?.(cell)) return null
      return own.operand ? own.operand(cell) : typeof cell === 'string' || typeof cell === 'number' ? cell : null
    },
  }))

const addressContext = (type: TypeFolder, children: readonly Question[] = []): AddressContext => {
  const context = formatContext(type, children)
  return {
    ...context,
    children: context.children.map((child) => {
      const own = type.sibling(child.question.type)
      return {
        ...child,
        kind: own?.definition?.filter?.(child.question.options) ?? null,
        values: own?.statistics?.values?.(child.question.options, formatContext(own)) ?? [],
      }
    }),
  }
}
