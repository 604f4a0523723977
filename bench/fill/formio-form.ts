import { formioBlock } from '../subject-formio.ts'
import { driver, type FormSize, formSizes, ruledIds, word } from './form-sizes.ts'

/**
 * The form of ten kinds as Form.io states it. A day is asked for by three fields: its calendar would fetch a library from
 * another host.
 */
export const formioForm = (size: FormSize): object => {
  const ruled = ruledIds(size)
  const components = Array.from({ length: formSizes[size].blocks }, (_, index) => formioBlock(index + 1)).flat()
  return {
    components: [
      ...components.map(({ type, key, validate, ...component }) => ({
        input: true,
        label: key,
        key,
        ...(type === 'datetime' ? { type: 'day' } : { type, ...component }),
        validate: { required: true, ...(type === 'datetime' ? {} : validate) },
        ...(ruled.has(key) && { conditional: { show: true, when: driver, eq: word } }),
      })),
      { type: 'button', key: 'submit', action: 'submit', label: 'Submit', input: true },
    ],
  }
}
