/** True when PostgreSQL refused a row because another has the same value. Services say what that means. */
export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === '23505'

/** True when PostgreSQL refused a row because what it refers to is not there, or is still referred to. */
const isForeignKeyViolation = (error: unknown): boolean => codeOf(error) === '23503'

/** True when PostgreSQL refused a value that no column of its kind can hold: a number too large, text that is none. */
export const isBadValue = (error: unknown): boolean => badValues.has(codeOf(error))

const badValues = new Set<unknown>(['22021', '22003', '22P05', '22P02'])

/** True when there was no connection to be had, or it broke: the same call may succeed a little later. */
export const isUnavailable = (error: unknown): boolean => {
  const code = codeOf(error)
  if (typeof code === 'string' && code.startsWith('E')) return isNoConnection(error)
  if (typeof code === 'string') return unavailable.has(code) || code.startsWith('08')
  // The driver gives these no code.
  return (
    error instanceof Error && /^(timeout exceeded when trying to connect|Connection terminated)/.test(error.message)
  )
}

const unavailable = new Set([
  // Too many connections; shut down, crashed, or starting.
  '53300',
  '57P01',
  '57P02',
  '57P03',
])

/** A socket that is not there is ENOENT too, like any file. */
const isNoConnection = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && Reflect.get(error, 'syscall') === 'connect'

/**
 * Runs a write. What PostgreSQL refuses becomes the error that says so to people: `taken` where another row has the
 * value, `missing` where the row it refers to is not there.
 */
export const orRefuse = async <Result>(
  write: () => Promise<Result>,
  { taken, missing }: { taken?: () => Error; missing?: () => Error },
): Promise<Result> => {
  try {
    return await write()
  } catch (error) {
    if (taken && isUniqueViolation(error)) throw taken()
    if (missing && isForeignKeyViolation(error)) throw missing()
    throw error
  }
}

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined
