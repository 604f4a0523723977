import type { OptionsOf } from '#sdk'
import type ocr from '../definition.ts'
import { type Fact, factsOf } from './kinds.ts'

/** The questions that are filled in with what this kind says; what was chosen for another kind rests. */
export const fillsOf = ({ kind, fills = {} }: OptionsOf<typeof ocr>): Partial<Record<Fact, string>> =>
  Object.fromEntries(factsOf[kind].flatMap((fact: Fact) => (fills[fact] ? [[fact, fills[fact]]] : [])))
