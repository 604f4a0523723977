// The form of ten kinds as nothing but controls of the browser: what the bare pages draw.
import { bounds, checkboxIds, columnIds, idOf, type Kind, kinds, radioIds, rowIds, selectIds } from '../ten-kinds.ts'
import { type FormSize, formSizes, ruledIds } from './form-sizes.ts'

export interface BareQuestion {
  readonly id: string
  readonly title: string
  readonly kind: Kind
  /** It is there once the first question says the word. */
  readonly isRuled: boolean
}

export const bareQuestions = (size: FormSize): readonly BareQuestion[] => {
  const ruled = ruledIds(size)
  return Array.from({ length: formSizes[size].blocks }, (_, index) => index + 1).flatMap((block) =>
    kinds.map((kind) => {
      const id = idOf(kind, block)
      return { id, title: `${kind} (${block})`, kind, isRuled: ruled.has(id) }
    }),
  )
}

/** Choices of a kind, `[value, label]`; none for what is typed. */
export const choicesOf: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  often: radioIds,
  drink: checkboxIds,
  city: selectIds,
  star: Array.from({ length: bounds.stars.max }, (_, index) => String(index + 1)),
}
export const rows = rowIds
export const columns = columnIds

/** Of `<input>`. */
export const inputTypes: Readonly<Partial<Record<Kind, string>>> = {
  name: 'text',
  age: 'number',
  day: 'date',
  mail: 'email',
}

export const bareCss = `body{font:16px/1.5 system-ui;margin:0;background:#f4f3f0}main{max-width:640px;margin:0 auto;padding:32px;background:#fff}
fieldset,div{border:0;padding:0;margin:0 0 24px;content-visibility:auto;contain-intrinsic-size:auto 80px}legend,label{font-weight:600;display:block;margin-bottom:8px}
fieldset label{font-weight:400;margin:0 0 4px}input:not([type=radio],[type=checkbox]),textarea,select{width:100%;padding:8px;font:inherit;border:1px solid #888;border-radius:6px;box-sizing:border-box}`
