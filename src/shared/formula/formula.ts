// The formula engine's door: what an author wrote in, a result for each set of answers out. Pure, the same in browser and
// server (ADR 0048); compiled to closures, nothing is generated or evaluated as code.
import { type Clock, functionNamed } from './functions.ts'
import { type Operator, parseFormula, type Tree } from './parse.ts'
import { FaultSignal, type FormulaFault, type FormulaProblem, fail } from './problem.ts'
import type { Reference } from './tokens.ts'
import { added, asNumber, asText, bounded, compare, decimal, type FormulaValue, isEqual } from './value.ts'

export interface Formula {
  /** What it reads, each once; results are asked for by these places. */
  readonly references: readonly Reference[]
  /** Its result changes with the time. */
  readonly readsClock: boolean
  /** @param values by place in `references`; null: nothing is there. Total: never throws. */
  readonly run: (
    values: readonly FormulaValue[],
    clock: Clock,
  ) => { readonly value: FormulaValue } | { readonly fault: FormulaFault }
}

type Step = (values: readonly FormulaValue[], clock: Clock) => FormulaValue

/** The formula ready to run, or what is wrong with how it is written. Never throws. */
export const compileFormula = (source: string): Formula | { readonly problem: FormulaProblem } => {
  const tree = parseFormula(source)
  if ('code' in tree) return { problem: tree }
  const references: Reference[] = []
  const places = new Map<string, number>()
  const found = { clock: false }
  const placeOf = (reference: Reference): number => {
    const key = JSON.stringify([reference.questionId, reference.address])
    const place = places.get(key) ?? references.push(reference) - 1
    places.set(key, place)
    return place
  }
  const step = stepOf(tree, placeOf, () => {
    found.clock = true
  })
  return {
    references,
    readsClock: found.clock,
    run: (values, clock) => {
      try {
        return { value: step(values, clock) }
      } catch (signal) {
        if (signal instanceof FaultSignal) return { fault: signal.fault }
        throw signal
      }
    },
  }
}

const stepOf = (tree: Tree, placeOf: (reference: Reference) => number, sawClock: () => void): Step => {
  switch (tree.kind) {
    case 'value': {
      const { value } = tree
      return () => value
    }
    case 'reference': {
      const place = placeOf(tree.reference)
      return (values) => values[place] ?? null
    }
    case 'negative': {
      const of = stepOf(tree.of, placeOf, sawClock)
      return (values, clock) => decimal(-asNumber(of(values, clock)))
    }
    case 'operation': {
      const left = stepOf(tree.left, placeOf, sawClock)
      const right = stepOf(tree.right, placeOf, sawClock)
      const operate = operations[tree.sign]
      return (values, clock) => operate(left(values, clock), right(values, clock))
    }
    case 'call': {
      const known = functionNamed(tree.name)
      const args = tree.args.map((arg) => stepOf(arg, placeOf, sawClock))
      if (known?.clock) sawClock()
      return (values, clock) =>
        known
          ? known.run(
              args.map((arg) => () => arg(values, clock)),
              clock,
            )
          : null
    }
  }
}

const arithmetic = (operate: (a: number, b: number) => number) => (a: FormulaValue, b: FormulaValue) =>
  decimal(operate(asNumber(a), asNumber(b)))

const operations: Readonly<Record<Operator, (a: FormulaValue, b: FormulaValue) => FormulaValue>> = {
  '+': arithmetic(added),
  '-': arithmetic((a, b) => added(a, -b)),
  '*': arithmetic((a, b) => a * b),
  '/': arithmetic((a, b) => (b === 0 ? fail('divisionByZero') : a / b)),
  '^': arithmetic((a, b) => a ** b),
  '&': (a, b) => bounded(asText(a) + asText(b)),
  '=': isEqual,
  '<>': (a, b) => !isEqual(a, b),
  '<': (a, b) => compare(a, b) < 0,
  '<=': (a, b) => compare(a, b) <= 0,
  '>': (a, b) => compare(a, b) > 0,
  '>=': (a, b) => compare(a, b) >= 0,
}
