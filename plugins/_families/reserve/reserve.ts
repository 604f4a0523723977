// What reservations by day and by time share: when something may be reserved, and what an answer says.
import { type Address, type Cell, type FormatContext, type Issue, noIssues, type Text, type Unfinished } from '#sdk'
import { addDays, dayOf, todaysOnEarth } from './days.ts'

export const maxItems = 20
export const maxClosed = 400

/** Which days are open at all. */
export interface Window {
  /** First and last day; absent: without. */
  readonly from?: string
  readonly until?: string
  /** Days between today and the first that can be reserved. */
  readonly notice: number
  /** Days from today to the last that can be reserved; absent: without end. */
  readonly ahead?: number
  readonly closed: readonly string[]
}

export interface ReserveOptions extends Window {
  readonly items: readonly { readonly id: string; readonly label: Text }[]
  /** Several things in one answer. */
  readonly multiple: boolean
  /** Records that may wait for one place; 0: no waiting list. */
  readonly waiting: number
  /** Minutes. */
  readonly hold: number
  readonly showLeft: boolean
}

/** When, by thing: a place, or a place in the line. */
export type Reserved = Readonly<Record<string, Entry>>
export type Entry = string | { readonly when: string; readonly waiting: true }

export const whenOf = (entry: Entry): string => (typeof entry === 'string' ? entry : entry.when)
export const isWaiting = (entry: Entry): boolean => typeof entry !== 'string'
export const keyOf = (item: string, when: string): string => `${item} ${when}`

/** @param shape what `when` looks like; the check judges whether there is such a time */
export const isReserved =
  (shape: RegExp) =>
  (answer: unknown): boolean =>
    isRecord(answer) &&
    Object.entries(answer).every(([id, entry]) => {
      if (!/^[0-9A-Za-z_-]{1,40}$/.test(id)) return false
      if (typeof entry === 'string') return shape.test(entry)
      return (
        isRecord(entry) &&
        entry.waiting === true &&
        typeof entry.when === 'string' &&
        shape.test(entry.when) &&
        Object.keys(entry).length === 2
      )
    })

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a day is open, by somebody's today. */
export const isOpenDay = (window: Window, day: string, now: number): boolean =>
  isOpen(window, day, [dayOf(now), dayOf(now)])

const isOpen = (
  { from, until, notice, ahead, closed }: Window,
  day: string,
  [earliest, latest]: readonly [string, string],
): boolean =>
  (from === undefined || day >= from) &&
  (until === undefined || day <= until) &&
  day >= addDays(earliest, notice) &&
  (ahead === undefined || day <= addDays(latest, ahead)) &&
  !closed.includes(day)

/** The first day that may be open, to begin the calendar with. */
export const firstDay = ({ from, notice }: Window, now: number): string => {
  const soonest = addDays(dayOf(now), notice)
  return from !== undefined && from > soonest ? from : soonest
}

/** The last day that may be open, by somebody's today; undefined: without end. */
export const lastDay = ({ until, ahead }: Window, now: number): string | undefined => {
  const furthest = ahead === undefined ? undefined : addDays(dayOf(now), ahead)
  return furthest === undefined || (until !== undefined && until < furthest) ? until : furthest
}

/**
 * Why no day at all can be chosen: first and last day are the wrong way round (`never`), the last one is over (`over`), or
 * the first is further ahead than may be chosen (`notYet`). Null: as far as these go, there are days.
 */
export const whyNoDay = (window: Window, now: number): 'never' | 'over' | 'notYet' | null => {
  const { from, until, notice, ahead } = window
  if ((from !== undefined && until !== undefined && from > until) || (ahead !== undefined && ahead < notice))
    return 'never'
  const last = lastDay(window, now)
  if (last === undefined || firstDay(window, now) <= last) return null
  return until !== undefined && until < addDays(dayOf(now), notice) ? 'over' : 'notYet'
}

/** For `unfinished` of both types: settings that never leave a day are wrong, days that are over or not yet there may be meant. */
export const noDays = (window: Window, now: number): Unfinished[] => {
  const why = whyNoDay(window, now)
  if (why === 'never') return ['days']
  if (why === 'over') return [{ doubt: 'over' }]
  return why === 'notYet' ? [{ doubt: 'notYet' }] : []
}

/**
 * The check both types share.
 *
 * @param quota places there are of a thing at a time; 0: none
 * @param code of the type, before the dot
 */
export const prepareReserved = <Options extends ReserveOptions>(
  type: string,
  options: Options,
  quota: (options: Options, item: string, when: string) => number,
) => {
  const issueOf = (name: string, path?: string): Issue => ({
    code: `${type}.${name}`,
    ...(path !== undefined && { path: [path] }),
  })
  return (answer: Reserved, { now }: { readonly now: number }): readonly Issue[] => {
    const entries = Object.entries(answer)
    if (!options.multiple && entries.length > 1) return [issueOf('onlyOne')]
    const issues = entries.flatMap(([item, entry]): Issue[] => {
      const when = whenOf(entry)
      if (isWaiting(entry) && options.waiting === 0) return [issueOf('noLine', item)]
      // The server does not know the respondent's zone: a day is open when it is by anybody's today.
      const isOffered = quota(options, item, when) > 0 && isOpen(options, when.slice(0, 10), todaysOnEarth(now))
      return isOffered ? [] : [issueOf('closed', item)]
    })
    return issues.length > 0 ? issues : noIssues
  }
}

export const itemLabel = (
  { label }: { readonly label: Text },
  index: number,
  { text, t }: Pick<FormatContext, 'text' | 't'>,
): string => text(label) || t('untitled', { position: index + 1 })

/** One thing after the other, each with its time as `write` says it. */
export const reservedText = (
  answer: Reserved,
  items: ReserveOptions['items'],
  context: FormatContext,
  write: (when: string) => string,
): string =>
  items
    .flatMap((item, index) => {
      const entry = Object.hasOwn(answer, item.id) ? answer[item.id] : undefined
      if (entry === undefined) return []
      const params = { item: itemLabel(item, index, context), when: write(whenOf(entry)) }
      return [context.t(isWaiting(entry) ? 'line.waiting' : 'line', params)]
    })
    .join(context.t('separator'))

/** Columns of a thing: when it is reserved for, and where there is a line, when it is waited for. */
export const reserveHeaders = (
  { items, waiting }: Pick<ReserveOptions, 'items' | 'waiting'>,
  context: Pick<FormatContext, 'text' | 't'>,
  /** What a time is split into; one column where it is whole. */
  parts: readonly string[] = [''],
): readonly string[] =>
  items.flatMap((item, index) => {
    const label = itemLabel(item, index, context)
    return (waiting === 0 ? [label] : [label, context.t('waitsFor', { item: label })]).flatMap((name) =>
      parts.map((part) => (part === '' ? name : `${name} ${part}`)),
    )
  })

/** @param write as many cells as a time is split into; of no time as many empty ones */
export const reserveCells = (
  answer: Reserved,
  { items, waiting }: Pick<ReserveOptions, 'items' | 'waiting'>,
  write: (when: string | undefined) => readonly Cell[],
): readonly Cell[] =>
  items.flatMap(({ id }) => {
    const entry = Object.hasOwn(answer, id) ? answer[id] : undefined
    const place = entry !== undefined && !isWaiting(entry) ? whenOf(entry) : undefined
    const line = entry !== undefined && isWaiting(entry) ? whenOf(entry) : undefined
    return [...write(place), ...(waiting === 0 ? [] : write(line))]
  })

/** What is counted: each time, and apart from it who waits for it. */
export const reserveFacts = (answer: Reserved) =>
  Object.entries(answer).map(([part, entry]) => ({
    part,
    value: isWaiting(entry) ? `${whenOf(entry)} waiting` : whenOf(entry),
  }))

/** The time each thing is reserved for, and the one that is waited for. */
export const reserveAddresses = (
  { items, waiting }: Pick<ReserveOptions, 'items' | 'waiting'>,
  context: Pick<FormatContext, 'text' | 't'>,
): Address[] =>
  items.flatMap((item, index): Address[] => {
    const label = itemLabel(item, index, context)
    const own: Address = { id: item.id, label, kind: 'date', place: { path: [item.id] } }
    if (waiting === 0) return [own]
    const line = `${item.id}:waiting`
    return [
      own,
      { id: line, label: context.t('waitsFor', { item: label }), kind: 'date', place: { path: [item.id, 'when'] } },
    ]
  })

export const reservedAt = (answer: Reserved, id: string): string | null => {
  const [item = '', waits] = id.split(':')
  const entry = Object.hasOwn(answer, item) ? answer[item] : undefined
  return entry === undefined || isWaiting(entry) !== (waits === 'waiting') ? null : whenOf(entry)
}
