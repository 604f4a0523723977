// Two people changed one record: what each of them did, and what becomes of it (ux C28).

/** A field that is not the same in both. */
export interface Difference<Values> {
  readonly name: keyof Values & string
  /** Both changed it: only one of the two can stay. */
  readonly isContested: boolean
}

/**
 * @param first the values both began with
 * @param mine what is in the form
 * @param theirs what the server has now
 */
export const differencesOf = <Values extends object>(
  first: Values,
  mine: Values,
  theirs: Values,
): readonly Difference<Values>[] =>
  namesOf(mine)
    .filter((name) => !isSame(mine[name], theirs[name]))
    .map((name) => ({ name, isContested: !isSame(first[name], mine[name]) && !isSame(first[name], theirs[name]) }))

/** What I changed stays mine; everything else is as they left it. */
export const keepMine = <Values extends object>(first: Values, mine: Values, theirs: Values): Values => {
  const changed = namesOf(mine).filter((name) => !isSame(first[name], mine[name]))
  return Object.assign({ ...theirs }, Object.fromEntries(changed.map((name) => [name, mine[name]])))
}

// The compiler knows the names of an open type only as texts.
const namesOf = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values & string)[]

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
