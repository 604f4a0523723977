/** True when PostgreSQL refused a row because another has the same value. Services say what that means. */
export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === '23505'

/** True when PostgreSQL refused a row because what it refers to is not there, or is still referred to. */
export const isForeignKeyViolation = (error: unknown): boolean => codeOf(error) === '23503'

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined
