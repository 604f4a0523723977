// The functions formulas may call. Arguments come unread, so that IF looks at one branch only.
import { asMoment, type DateUnit, dateUnits, dayText, difference, later, nowText, weekday } from './dates.ts'
import { FaultSignal, fail } from './problem.ts'
import { added, asLogical, asNumber, asText, bounded, decimal, type FormulaValue, isBlank } from './value.ts'

export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: number
  /** Where TODAY and NOW look at the wall. */
  readonly timeZone: string
}

type Argument = () => FormulaValue

interface FormulaFunction {
  readonly group: 'logic' | 'math' | 'text' | 'date'
  /** Names of the arguments, for those who write; those behind `least` may be left out. */
  readonly takes: readonly string[]
  readonly least: number
  /** The last argument may come any number of times. */
  readonly many?: true
  /** Its result depends on when it is asked. */
  readonly clock?: true
  readonly run: (args: readonly Argument[], clock: Clock) => FormulaValue
}

const most = 255

export const mostArguments = ({ takes, many }: FormulaFunction): number => (many ? most : takes.length)

const read = (args: readonly Argument[], at: number): FormulaValue => args[at]?.() ?? null
const number = (args: readonly Argument[], at: number, otherwise = 0): number =>
  at < args.length ? asNumber(read(args, at)) : otherwise
const text = (args: readonly Argument[], at: number): string => asText(read(args, at))
const whole = (args: readonly Argument[], at: number, otherwise = 0): number => Math.trunc(number(args, at, otherwise))

/** The numbers among the arguments; what was left empty is none, so that it is no 0 in a mean. */
const numbers = (args: readonly Argument[]): readonly number[] =>
  args.flatMap((arg) => {
    const value = arg()
    if (isBlank(value)) return []
    return typeof value === 'object' && value !== null ? value.map(asNumber) : [asNumber(value)]
  })

const rounded = (value: number, digits: number, by: (value: number) => number): number => {
  if (Math.abs(digits) > 15) return fail('outOfRange')
  // As decimals are written, not as they are stored: 1.005 to two digits is 1.01.
  const shifted = Number(`${value}e${digits}`)
  const scaled = Number.isFinite(shifted) ? shifted : value * 10 ** digits
  return decimal(by(decimal(scaled)) / 10 ** digits)
}

/** Halves go away from zero, as people round. */
const half = (value: number): number => Math.sign(value) * Math.round(Math.abs(value))

const characters = (value: string): readonly string[] => [...value]

const unitOf = (args: readonly Argument[], at: number): DateUnit => {
  const unit = at < args.length ? text(args, at).toUpperCase() : 'D'
  return dateUnits.find((known) => known === unit) ?? fail('outOfRange')
}

const math = (takes: readonly string[], run: (args: readonly Argument[]) => number, least = takes.length) =>
  ({ group: 'math', takes, least, run: (args) => decimal(run(args)) }) satisfies FormulaFunction
const over = (run: (numbers: readonly number[]) => FormulaValue) =>
  ({
    group: 'math',
    takes: ['value'],
    least: 1,
    many: true,
    run: (args) => run(numbers(args)),
  }) satisfies FormulaFunction
const ofText = (takes: readonly string[], run: (args: readonly Argument[]) => FormulaValue, least = takes.length) =>
  ({
    group: 'text',
    takes,
    least,
    run: (args) => {
      const made = run(args)
      return typeof made === 'string' ? bounded(made) : made
    },
  }) satisfies FormulaFunction
const ofDate = (takes: readonly string[], run: (args: readonly Argument[]) => FormulaValue, least = takes.length) =>
  ({ group: 'date', takes, least, run }) satisfies FormulaFunction

const functions: Readonly<Record<string, FormulaFunction>> = {
  IF: {
    group: 'logic',
    takes: ['condition', 'then', 'else'],
    least: 2,
    run: (args) => (asLogical(read(args, 0)) ? read(args, 1) : read(args, 2)),
  },
  IFS: {
    group: 'logic',
    takes: ['condition', 'then'],
    least: 2,
    many: true,
    run: (args) => {
      for (let at = 0; at + 1 < args.length; at += 2) if (asLogical(read(args, at))) return read(args, at + 1)
      return args.length % 2 === 1 ? read(args, args.length - 1) : null
    },
  },
  IFERROR: {
    group: 'logic',
    takes: ['value', 'otherwise'],
    least: 2,
    run: (args) => {
      try {
        return read(args, 0)
      } catch (signal) {
        if (signal instanceof FaultSignal) return read(args, 1)
        throw signal
      }
    },
  },
  AND: {
    group: 'logic',
    takes: ['condition'],
    least: 1,
    many: true,
    run: (args) => args.every((arg) => asLogical(arg())),
  },
  OR: {
    group: 'logic',
    takes: ['condition'],
    least: 1,
    many: true,
    run: (args) => args.some((arg) => asLogical(arg())),
  },
  XOR: {
    group: 'logic',
    takes: ['condition'],
    least: 1,
    many: true,
    run: (args) => args.filter((arg) => asLogical(arg())).length % 2 === 1,
  },
  NOT: { group: 'logic', takes: ['condition'], least: 1, run: (args) => !asLogical(read(args, 0)) },
  ISEMPTY: { group: 'logic', takes: ['value'], least: 1, run: (args) => isBlank(read(args, 0)) },

  SUM: over((all) => all.reduce(added, 0)),
  AVERAGE: over((all) => (all.length === 0 ? null : decimal(all.reduce(added, 0) / all.length))),
  MAX: over((all) => (all.length === 0 ? null : all.reduce((a, b) => Math.max(a, b)))),
  MIN: over((all) => (all.length === 0 ? null : all.reduce((a, b) => Math.min(a, b)))),
  PRODUCT: over((all) => (all.length === 0 ? null : decimal(all.reduce((a, b) => decimal(a * b))))),
  COUNT: {
    group: 'math',
    takes: ['value'],
    least: 1,
    many: true,
    run: (args) =>
      args.reduce((count, arg) => {
        const value = arg()
        if (isBlank(value)) return count
        return count + (typeof value === 'object' && value !== null ? value.length : 1)
      }, 0),
  },
  ROUND: math(['value', 'digits'], (args) => rounded(number(args, 0), whole(args, 1), half), 1),
  FLOOR: math(['value', 'digits'], (args) => rounded(number(args, 0), whole(args, 1), Math.floor), 1),
  CEIL: math(['value', 'digits'], (args) => rounded(number(args, 0), whole(args, 1), Math.ceil), 1),
  INT: math(['value'], (args) => Math.floor(number(args, 0))),
  ABS: math(['value'], (args) => Math.abs(number(args, 0))),
  MOD: math(['value', 'divisor'], (args) => {
    const divisor = number(args, 1)
    if (divisor === 0) return fail('divisionByZero')
    const value = number(args, 0)
    return value - divisor * Math.floor(decimal(value / divisor))
  }),
  POWER: math(['value', 'exponent'], (args) => number(args, 0) ** number(args, 1)),
  SQRT: math(['value'], (args) => {
    const value = number(args, 0)
    return value < 0 ? fail('outOfRange') : Math.sqrt(value)
  }),

  CONCATENATE: {
    group: 'text',
    takes: ['text'],
    least: 1,
    many: true,
    run: (args) => args.reduce<string>((joined, arg) => bounded(joined + asText(arg())), ''),
  },
  LEFT: ofText(
    ['text', 'count'],
    (args) =>
      characters(text(args, 0))
        .slice(0, Math.max(0, whole(args, 1, 1)))
        .join(''),
    1,
  ),
  RIGHT: ofText(
    ['text', 'count'],
    (args) => {
      const count = Math.max(0, whole(args, 1, 1))
      return count === 0 ? '' : characters(text(args, 0)).slice(-count).join('')
    },
    1,
  ),
  MID: ofText(['text', 'start', 'count'], (args) => {
    const start = Math.max(1, whole(args, 1)) - 1
    return characters(text(args, 0))
      .slice(start, start + Math.max(0, whole(args, 2)))
      .join('')
  }),
  LEN: ofText(['text'], (args) => characters(text(args, 0)).length),
  LOWER: ofText(['text'], (args) => text(args, 0).toLowerCase()),
  UPPER: ofText(['text'], (args) => text(args, 0).toUpperCase()),
  TRIM: ofText(['text'], (args) => text(args, 0).trim().replace(/\s+/g, ' ')),
  REPLACE: ofText(['text', 'old', 'new'], (args) => {
    const old = text(args, 1)
    return old === ''
      ? text(args, 0)
      : bounded(
          text(args, 0)
            .split(old)
            .join(bounded(text(args, 2))),
        )
  }),
  REPT: ofText(['text', 'count'], (args) => {
    const [part, count] = [text(args, 0), Math.max(0, whole(args, 1))]
    // Before it is made: a repeated text may be any size.
    return part.length * count > 10_000 ? fail('tooLong') : part.repeat(count)
  }),
  SEARCH: ofText(['part', 'text'], (args) => {
    const at = text(args, 1).toLowerCase().indexOf(text(args, 0).toLowerCase())
    return at + 1
  }),
  CONTAINS: ofText(['text', 'part'], (args) => {
    const [value, part] = [read(args, 0), text(args, 1)]
    return typeof value === 'object' && value !== null ? value.includes(part) : asText(value).includes(part)
  }),
  VALUE: ofText(['text'], (args) => number(args, 0)),
  TEXT: ofText(
    ['value', 'digits'],
    (args) => {
      if (args.length < 2) return text(args, 0)
      const digits = whole(args, 1)
      if (digits < 0 || digits > 15) return fail('outOfRange')
      const value = rounded(number(args, 0), digits, half)
      return Math.abs(value) >= 1e21 ? fail('outOfRange') : value.toFixed(digits)
    },
    1,
  ),

  TODAY: {
    group: 'date',
    takes: [],
    least: 0,
    clock: true,
    run: (_args, { now, timeZone }) => nowText(now, timeZone).slice(0, 10),
  },
  NOW: {
    group: 'date',
    takes: [],
    least: 0,
    clock: true,
    run: (_args, { now, timeZone }) => nowText(now, timeZone).slice(0, 16),
  },
  DATE: ofDate(['year', 'month', 'day'], (args) => {
    const parts = [whole(args, 0), whole(args, 1), whole(args, 2)] as const
    return parts.some((part) => Math.abs(part) > 1_000_000) ? fail('outOfRange') : dayText(...parts)
  }),
  YEAR: ofDate(['date'], (args) => asMoment(read(args, 0)).year),
  MONTH: ofDate(['date'], (args) => asMoment(read(args, 0)).month),
  DAY: ofDate(['date'], (args) => asMoment(read(args, 0)).day),
  HOUR: ofDate(['date'], (args) => asMoment(read(args, 0)).hour),
  MINUTE: ofDate(['date'], (args) => asMoment(read(args, 0)).minute),
  WEEKDAY: ofDate(['date'], (args) => weekday(asMoment(read(args, 0)))),
  DATEDIF: ofDate(
    ['from', 'to', 'unit'],
    (args) => difference(asMoment(read(args, 0)), asMoment(read(args, 1)), unitOf(args, 2)),
    2,
  ),
  DATEADD: ofDate(
    ['date', 'amount', 'unit'],
    (args) => later(asMoment(read(args, 0)), number(args, 1), unitOf(args, 2)),
    2,
  ),
  EDATE: ofDate(['date', 'months'], (args) => later(asMoment(read(args, 0)), number(args, 1), 'M')),
}

/** A function by its name in capitals. */
export const functionNamed = (name: string): FormulaFunction | undefined =>
  Object.hasOwn(functions, name) ? functions[name] : undefined

/** All of them with their names, for those who write formulas. */
export const formulaFunctions: readonly (FormulaFunction & { readonly name: string })[] = Object.entries(functions).map(
  ([name, each]) => ({ ...each, name }),
)
