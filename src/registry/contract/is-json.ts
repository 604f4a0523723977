/** True for what is the same after storage: no dates, no undefined members, no NaN. */
export const isJson = (value: unknown): boolean => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (Array.isArray(value)) return value.every(isJson)
  if (typeof value !== 'object') return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return (prototype === null || Object.getPrototypeOf(prototype) === null) && Object.values(value).every(isJson)
}
