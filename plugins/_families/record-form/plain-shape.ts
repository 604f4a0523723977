/** Of a record, the fields a form begins with: those a new one has. */
export const valuesLike =
  <Values extends object>(blank: Values) =>
  (record: Readonly<Values>): Values => {
    const held = Object.entries(record).filter(([name]) => Object.hasOwn(blank, name))
    // The record has every field of the form, so these entries are exactly its.
    return Object.fromEntries(held) as Values
  }

/** The shape of a record whose fields are shown and sent as they are. @param blank of a new one: names all fields */
export const plainShape = <Values extends object>(blank: Values) => ({
  blank,
  valuesOf: valuesLike(blank),
  bodyOf: (values: Values): Values => values,
})
