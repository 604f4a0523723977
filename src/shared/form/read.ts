import type { Json } from './definition.ts'

/** What a sent value is: a usable answer, `undefined` when not given, or `malformed`. */
export type Read = Json | undefined | typeof malformed

export const malformed: unique symbol = Symbol('malformed')
