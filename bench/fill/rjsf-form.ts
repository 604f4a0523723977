import { bounds, checkboxIds, columnIds, idOf, type Kind, kinds, radioIds, rowIds, selectIds } from '../ten-kinds.ts'
import { driver, type FormSize, formSizes, ruledIds, word } from './form-sizes.ts'

const schemas: Readonly<Record<Kind, object>> = {
  name: { type: 'string', minLength: bounds.name.min, maxLength: bounds.name.max },
  age: { type: 'integer', minimum: bounds.age.min, maximum: bounds.age.max },
  note: { type: 'string', maxLength: bounds.remarks.max },
  day: { type: 'string', format: 'date' },
  often: { type: 'string', enum: radioIds },
  drink: {
    type: 'array',
    items: { type: 'string', enum: checkboxIds },
    uniqueItems: true,
    minItems: bounds.drinks.min,
    maxItems: bounds.drinks.max,
  },
  city: { type: 'string', enum: selectIds },
  star: { type: 'integer', enum: [1, 2, 3, 4, 5] },
  grid: {
    type: 'object',
    properties: Object.fromEntries(rowIds.map((row) => [row, { type: 'string', enum: columnIds }])),
    required: rowIds,
  },
  mail: { type: 'string', format: 'email' },
}
const oneLine = { 'ui:widget': 'radio', 'ui:options': { inline: true } }
const widgets: Readonly<Partial<Record<Kind, object>>> = {
  note: { 'ui:widget': 'textarea' },
  often: { 'ui:widget': 'radio' },
  drink: { 'ui:widget': 'checkboxes' },
  star: oneLine,
  grid: Object.fromEntries(rowIds.map((row) => [row, oneLine])),
}

/** The form of ten kinds as react-jsonschema-form states it; a matrix is an object of rows. */
export const rjsfForm = (size: FormSize): object => {
  const ruled = ruledIds(size)
  const all = Array.from({ length: formSizes[size].blocks }, (_, index) => index + 1).flatMap((block) =>
    kinds.map((kind) => ({ kind, id: idOf(kind, block), schema: { title: `${kind} (${block})`, ...schemas[kind] } })),
  )
  const always = all.filter(({ id }) => !ruled.has(id))
  return {
    schema: {
      type: 'object',
      required: always.filter(({ kind }) => kind !== 'note').map(({ id }) => id),
      properties: Object.fromEntries(always.map(({ id, schema }) => [id, schema])),
      ...(ruled.size > 0 && {
        allOf: all
          .filter(({ id }) => ruled.has(id))
          .map(({ id, schema }) => ({
            if: { properties: { [driver]: { const: word } }, required: [driver] },
            // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema.
            then: { properties: { [id]: schema } },
          })),
      }),
    },
    uiSchema: Object.fromEntries(all.flatMap(({ kind, id }) => (widgets[kind] ? [[id, widgets[kind]]] : []))),
  }
}
