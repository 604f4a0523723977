import fc from 'fast-check'
import type { Json } from '../../shared/form/definition.ts'

/** Any JSON, and JSON that is almost one of `models`: what a hostile or outdated client might send as an answer. */
export const answersLike = (models: readonly Json[]): fc.Arbitrary<Json> =>
  fc.oneof(
    { weight: 1, arbitrary: anyJson },
    { weight: 1, arbitrary: edges },
    { weight: 4, arbitrary: fc.constantFrom(...models).chain((model) => damaged(model, 2)) },
  )

// fast-check's JSON is made of the same values as ours.
const anyJson = fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json>

/** Values at the bounds that schemas tend to have. */
const edges: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json[]>(
    null,
    true,
    false,
    0,
    -0,
    0.25,
    0.5,
    1,
    2.5,
    1e15,
    -1e15,
    1e308,
    5e-324,
    '',
    ' ',
    '\n',
    [],
    {},
  ),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(39, 40, 41, 499, 500, 501, 1999, 2000, 2001, 20_000, 20_001).map((length) => 'x'.repeat(length)),
  fc.constantFrom('=1+1', '+1', '-1', '@SUM(A1)', "\t=cmd|' /C calc'!A0"),
  fc.string({ unit: 'grapheme' }),
)

/** `model` with a few places changed, removed, doubled or added. */
const damaged = (model: Json, times: number): fc.Arbitrary<Json> =>
  times === 0 ? fc.constant(model) : damagedOnce(model).chain((next) => damaged(next, times - 1))

const damagedOnce = (model: Json): fc.Arbitrary<Json> => {
  const other = fc.oneof(fc.constant(model), edges, anyJson)
  if (isList(model)) {
    if (model.length === 0)
      return fc.oneof(
        other,
        anyJson.map((item) => [item]),
      )
    return fc.oneof(
      other,
      fc.nat(model.length - 1).map((at) => model.toSpliced(at, 1)),
      fc.nat(model.length - 1).map((at) => model.toSpliced(at, 0, model[at] ?? null)),
      fc.nat(model.length - 1).chain((at) => damagedOnce(model[at] ?? null).map((item) => model.with(at, item))),
    )
  }
  if (typeof model === 'object' && model !== null) {
    const keys = Object.keys(model)
    const added = fc.tuple(fc.string({ maxLength: 8 }), anyJson).map(([key, value]) => ({ ...model, [key]: value }))
    if (keys.length === 0) return fc.oneof(other, added)
    const key = fc.constantFrom(...keys)
    return fc.oneof(
      other,
      added,
      key.map((gone) => Object.fromEntries(Object.entries(model).filter(([name]) => name !== gone))),
      key.chain((name) => damagedOnce(model[name] ?? null).map((value) => ({ ...model, [name]: value }))),
    )
  }
  if (typeof model === 'string') {
    return fc.oneof(
      other,
      fc.nat(model.length).map((at) => model.slice(0, at)),
      fc
        .tuple(fc.nat(model.length), fc.string({ unit: 'grapheme', maxLength: 2 }))
        .map(([at, text]) => model.slice(0, at) + text + model.slice(at + 1)),
    )
  }
  return other
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)
