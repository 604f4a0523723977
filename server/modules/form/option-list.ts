// Lists of options that stand at an address out there: read when an author asks, written into the form by the author (ADR 0032).
import { fieldError } from '../../http/field-error.ts'
import { type GuardedFetch, type OutboundAnswer, OutboundError } from '../../kernel/outbound/guarded-fetch.ts'
import { isSecureAddress } from '../../kernel/outbound/secure-address.ts'

export interface ListedOption {
  readonly value: string
  readonly label: string
}

export interface OptionSource {
  readonly address: string
  /** Names and positions with dots between; '': what comes back is the list. */
  readonly path: string
}

/** As many as a question takes. */
const maxListed = 200
/** As long as an option's value and its words may be. */
const longestValue = 200
const longestLabel = 500

const timeoutMs = 8_000
const maxBytes = 1024 * 1024

/**
 * The options at an address, as an author names it: only in public, or where the operator allows it, over a line nobody
 * reads along.
 *
 * @throws AppError that says what is wrong with it
 */
export const readOptionList = async (fetch: GuardedFetch, { address, path }: OptionSource): Promise<ListedOption[]> => {
  if (!isSecureAddress(address)) throw fieldError('address', 'form.options.notSecure')
  const { status, text } = await fetched(fetch, address)
  if (status < 200 || status > 299) throw fieldError('address', 'form.options.status', { status })
  return listedOptions(text, path)
}

/** For the operation log. */
export const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : '')

const fetched = async (fetch: GuardedFetch, address: string): Promise<OutboundAnswer> => {
  try {
    return await fetch(address, { timeoutMs, maxBytes, headers: { accept: 'application/json' } })
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    const size = maxBytes / 1024 / 1024
    throw fieldError('address', failures[error.reason], { seconds: timeoutMs / 1000, size })
  }
}

const failures = {
  refused: 'form.options.refused',
  slow: 'form.options.slow',
  long: 'form.options.long',
  failed: 'form.options.unreachable',
} as const

/**
 * Texts and numbers are their own value; of an object that names only one of the two, the value is the label.
 *
 * @throws AppError
 */
export const listedOptions = (text: string, path: string): ListedOption[] => {
  const list = at(jsonOf(text), path)
  if (!Array.isArray(list))
    throw path === ''
      ? fieldError('path', 'form.options.noList')
      : fieldError('path', 'form.options.noListAt', { path })
  if (list.length === 0) throw fieldError('path', 'form.options.empty')
  if (list.length > maxListed) throw fieldError('path', 'form.options.tooMany', { count: list.length, max: maxListed })
  const options = list.map((entry: unknown, index) => {
    const option = optionOf(entry)
    if (!option) throw fieldError('path', 'form.options.badEntry', { position: index + 1 })
    return option
  })
  const seen = new Set<string>()
  for (const { value } of options) {
    if (seen.has(value)) throw fieldError('path', 'form.options.twice', { value })
    seen.add(value)
  }
  return options
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw fieldError('address', 'form.options.notJson')
  }
}

const at = (json: unknown, path: string): unknown => {
  let found = json
  for (const name of path === '' ? [] : path.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name)) return undefined
    found = Reflect.get(found, name)
  }
  return found
}

const optionOf = (entry: unknown): ListedOption | null => {
  const isNamed = typeof entry === 'object' && entry !== null
  const own = isNamed ? textOf(Reflect.get(entry, 'label')) : textOf(entry)
  const value = (isNamed ? textOf(Reflect.get(entry, 'value')) : own) ?? own
  const label = own ?? value
  if (value === null || label === null) return null
  return value.length > longestValue || label.length > longestLabel ? null : { value, label }
}

const textOf = (value: unknown): string | null => {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : ''
  return text === '' ? null : text
}
