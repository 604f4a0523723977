// A formula in pieces, each with its place.
import { addressPattern } from '../form/address.ts'
import type { FormulaProblem } from './problem.ts'

export type Token = { readonly from: number; readonly to: number } & (
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'reference'; readonly questionId: string; readonly address?: string }
  | { readonly kind: 'name'; readonly value: string }
  | { readonly kind: 'sign'; readonly value: Sign }
  | { readonly kind: 'end' }
)

export type Sign = '+' | '-' | '*' | '/' | '^' | '&' | '=' | '<>' | '<' | '<=' | '>' | '>=' | '(' | ')' | ','

/** Signs as they are typed, those of other keyboards too. */
const signs: ReadonlyMap<string, Sign> = new Map<string, Sign>([
  ...(['+', '-', '*', '/', '^', '&', '=', '<>', '<', '<=', '>', '>=', '(', ')', ','] as const).map(
    (sign): [string, Sign] => [sign, sign],
  ),
  ['==', '='],
  ['!=', '<>'],
  ['≠', '<>'],
  ['≤', '<='],
  ['≥', '>='],
  ['×', '*'],
  ['÷', '/'],
  ['−', '-'],
  [';', ','],
  ['，', ','],
  ['、', ','],
  ['；', ','],
  ['（', '('],
  ['）', ')'],
])

const referenceSource = `\\{([0-9A-Za-z_-]{1,40})(?:\\.(${addressPattern.source}))?\\}`
const textSource = `"(?:[^"\\\\]|\\\\.)*"|'(?:[^'\\\\]|\\\\.)*'`

const piece = new RegExp(
  [
    `(?<space>\\s+)`,
    `(?<number>(?:\\d+(?:\\.\\d*)?|\\.\\d+)(?:[eE][+-]?\\d{1,3})?)`,
    `(?<text>${textSource})`,
    `(?<reference>${referenceSource})`,
    `(?<name>[A-Za-z_][A-Za-z0-9_]*)`,
    `(?<sign><>|<=|>=|==|!=|[-+*/^&=<>(),;≠≤≥×÷−，、；（）])`,
  ].join('|'),
  'suy',
)

/** The pieces in order and an end behind the last; or what cannot be read. */
export const tokensOf = (formula: string): readonly Token[] | FormulaProblem => {
  const tokens: Token[] = []
  for (let from = 0; from < formula.length; ) {
    piece.lastIndex = from
    const found = piece.exec(formula)
    const groups = found?.groups
    if (!found || !groups) return unreadable(formula, from)
    const [written] = found
    const to = from + written.length
    if (groups.number !== undefined) tokens.push({ kind: 'number', value: Number(written), from, to })
    else if (groups.text !== undefined) tokens.push({ kind: 'text', value: unquoted(written), from, to })
    else if (groups.reference !== undefined) tokens.push({ kind: 'reference', ...readReference(written), from, to })
    else if (groups.name !== undefined) tokens.push({ kind: 'name', value: written.toUpperCase(), from, to })
    else if (groups.sign !== undefined) tokens.push({ kind: 'sign', value: signs.get(written) ?? ',', from, to })
    from = to
  }
  tokens.push({ kind: 'end', from: formula.length, to: formula.length })
  return tokens
}

const unreadable = (formula: string, from: number): FormulaProblem => {
  const at = String.fromCodePoint(formula.codePointAt(from) ?? 0)
  if (at === '"' || at === "'") return { code: 'openText', from, to: formula.length, at }
  if (at === '{') return { code: 'openReference', from, to: from + 1, at }
  return { code: 'unknownCharacter', from, to: from + at.length, at }
}

const unquoted = (written: string): string => written.slice(1, -1).replace(/\\(.)/gsu, '$1')

export interface Reference {
  readonly questionId: string
  /** Absent: the whole answer. */
  readonly address?: string
}

const readReference = (written: string): Reference => {
  const inside = written.slice(1, -1)
  const dot = inside.indexOf('.')
  return dot < 0 ? { questionId: inside } : { questionId: inside.slice(0, dot), address: inside.slice(dot + 1) }
}

/**
 * The formula about other questions: a copy of a form has ids of its own. Quoted texts stay as they are.
 * @param address an address with other ids in it
 */
export const renameReferences = (
  formula: string,
  renamed: (id: string) => string,
  address: (of: string) => string,
): string =>
  formula.replace(
    new RegExp(`(${textSource})|${referenceSource}`, 'gsu'),
    (written, text?: string, id = '', of?: string) => {
      if (text !== undefined) return written
      return of === undefined ? `{${renamed(id)}}` : `{${renamed(id)}.${address(of)}}`
    },
  )
