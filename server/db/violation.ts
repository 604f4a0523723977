/** True when PostgreSQL refused a row because another has the same value. Services say what that means. */
export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === '23505'

/** True when PostgreSQL refused a row because what it refers to is not there, or is still referred to. */
const isForeignKeyViolation = (error: unknown): boolean => codeOf(error) === '23503'

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
