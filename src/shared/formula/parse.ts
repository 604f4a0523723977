// Tokens to a tree, by precedence climbing. Nothing is ever handed to the language's own evaluator.
import { functionNamed, mostArguments } from './functions.ts'
import type { FormulaProblem } from './problem.ts'
import { type Reference, type Sign, type Token, tokensOf } from './tokens.ts'

export type Tree =
  | { readonly kind: 'value'; readonly value: number | string | boolean }
  | { readonly kind: 'reference'; readonly reference: Reference }
  | { readonly kind: 'negative'; readonly of: Tree }
  | { readonly kind: 'operation'; readonly sign: Operator; readonly left: Tree; readonly right: Tree }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Tree[] }

export type Operator = Exclude<Sign, '(' | ')' | ','>

export const maxFormulaLength = 2000
/** Of parentheses, calls and signs in each other; a tree deeper than this nobody writes, and it would exhaust the stack. */
const maxDepth = 60

const precedence: Readonly<Partial<Record<Sign, number>>> = {
  '=': 1,
  '<>': 1,
  '<': 1,
  '<=': 1,
  '>': 1,
  '>=': 1,
  '&': 2,
  '+': 3,
  '-': 3,
  '*': 4,
  '/': 4,
  '^': 6,
}
/** A sign before a number binds less than a power: -2 ^ 2 is -4. */
const ofSign = 5

class ParseSignal extends Error {
  readonly problem: FormulaProblem
  constructor(problem: FormulaProblem) {
    super(problem.code)
    this.problem = problem
  }
}

/** The tree of a formula, or what is wrong with it. Never throws. */
export const parseFormula = (formula: string): Tree | FormulaProblem => {
  if (formula.length > maxFormulaLength)
    return { code: 'tooLong', from: maxFormulaLength, to: formula.length, at: String(maxFormulaLength) }
  const tokens = tokensOf(formula)
  if ('code' in tokens) return tokens
  try {
    return treeOf(formula, tokens)
  } catch (signal) {
    if (signal instanceof ParseSignal) return signal.problem
    throw signal
  }
}

const treeOf = (formula: string, tokens: readonly Token[]): Tree => {
  let at = 0
  const peek = (): Token => tokens[at] as Token
  const wrong = (code: FormulaProblem['code'], token: Token, what = formula.slice(token.from, token.to)): never => {
    // At the end there is no character to mark: the last one is.
    const from = token.kind === 'end' ? Math.max(0, formula.trimEnd().length - 1) : token.from
    throw new ParseSignal({ code, from, to: Math.max(from, token.to), at: what })
  }
  const isSign = (token: Token, sign: Sign): boolean => token.kind === 'sign' && token.value === sign

  const expression = (least: number, depth: number): Tree => {
    if (depth > maxDepth) return wrong('tooDeep', peek())
    let left = operand(depth)
    for (;;) {
      const token = peek()
      const binds = token.kind === 'sign' ? precedence[token.value] : undefined
      if (token.kind !== 'sign' || binds === undefined || binds < least) return left
      at++
      // Powers group from the right: 2 ^ 3 ^ 2 is 2 ^ 9.
      const right = expression(token.value === '^' ? ofSign : binds + 1, depth + 1)
      left = { kind: 'operation', sign: token.value as Operator, left, right }
    }
  }

  const operand = (depth: number): Tree => {
    const token = peek()
    if (token.kind === 'end') return wrong('missingOperand', token)
    at++
    if (token.kind === 'number' || token.kind === 'text') return { kind: 'value', value: token.value }
    if (token.kind === 'reference') {
      const { questionId, address } = token
      return { kind: 'reference', reference: address === undefined ? { questionId } : { questionId, address } }
    }
    if (token.kind === 'name') return named(token, depth)
    if (token.value === '-' || token.value === '+') {
      const of = expression(ofSign, depth + 1)
      return token.value === '-' ? { kind: 'negative', of } : of
    }
    if (token.value !== '(') return wrong('missingOperand', token)
    const inside = expression(0, depth + 1)
    close(token)
    return inside
  }

  const close = (opened: Token): void => {
    if (!isSign(peek(), ')'))
      wrong(peek().kind === 'end' ? 'missingParenthesis' : 'unexpected', peek().kind === 'end' ? opened : peek())
    at++
  }

  const named = (token: Token & { kind: 'name' }, depth: number): Tree => {
    const { value: name } = token
    const opened = peek()
    if (!isSign(opened, '(')) {
      if (name === 'TRUE' || name === 'FALSE') return { kind: 'value', value: name === 'TRUE' }
      return wrong(functionNamed(name) ? 'missingParenthesis' : 'unknownFunction', token)
    }
    at++
    const args: Tree[] = []
    if (isSign(peek(), ')')) at++
    else {
      for (;;) {
        args.push(expression(0, depth + 1))
        if (!isSign(peek(), ',')) break
        at++
      }
      close(opened)
    }
    if ((name === 'TRUE' || name === 'FALSE') && args.length === 0) return { kind: 'value', value: name === 'TRUE' }
    const known = functionNamed(name)
    if (!known) return wrong('unknownFunction', token)
    if (args.length < known.least) return wrong('tooFewArguments', token)
    if (args.length > mostArguments(known)) return wrong('tooManyArguments', token)
    return { kind: 'call', name, args }
  }

  const tree = expression(0, 0)
  if (peek().kind !== 'end') wrong('unexpected', peek())
  return tree
}
