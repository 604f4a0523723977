import { type RefObject, useEffect, useRef, useState } from 'react'
import { refusalOf, useFailureText } from '#sdk/page'

export interface RecordForm<Values> {
  readonly values: Values
  readonly change: (part: Partial<Values>) => void
  readonly isDirty: boolean
  /** What is wrong with a field: by its rule, or in the server's words. */
  readonly errorOf: (field: string) => string | undefined
  /** What is wrong with the whole. */
  readonly error: string | undefined
  /** Somebody else saved the record in the meantime (ux C28). */
  readonly isConflict: boolean
  /** Whether all rules hold; else focus goes to the first field that breaks one (ux C22). */
  readonly check: () => boolean
  /** For the element around the fields. */
  readonly frame: RefObject<HTMLDivElement | null>
}

/**
 * The values of one record while a person changes them. Mount it anew for another record.
 * @param rules what is wrong by field; asked on saving, then at every change
 * @param failure of the last try to save
 * @param forbiddenField where "you may not give what you do not have" belongs
 */
export const useRecordForm = <Values extends object>({
  initial,
  rules,
  failure,
  forbiddenField,
}: {
  initial: Values
  rules: (values: Values) => Partial<Record<keyof Values, string | undefined>>
  failure: unknown
  forbiddenField?: (keyof Values & string) | undefined
}): RecordForm<Values> => {
  const [first] = useState(initial)
  const [values, setValues] = useState(initial)
  const [tries, setTries] = useState(0)
  // The server's words about a field are out of date once the field is another one.
  const [answered, setAnswered] = useState<{ failure: unknown; fields: ReadonlySet<string> }>(nothing)
  const failureText = useFailureText()
  const frame = useRef<HTMLDivElement>(null)

  const refusal = refusalOf(failure)
  const text = refusal?.text || (failure === null || failure === undefined ? '' : failureText(failure))
  const refused = refusal?.isForbidden && forbiddenField !== undefined ? [forbiddenField] : (refusal?.fields ?? [])
  // A field that is not in this form cannot show anything.
  const shown = refused.filter((field) => Object.hasOwn(values, field))
  const since = answered.failure === failure ? answered.fields : nothing.fields
  const broken: Readonly<Record<string, string | undefined>> = tries > 0 ? rules(values) : {}

  useEffect(() => {
    if (tries > 0 || failure) focusFirst(frame.current)
  }, [tries, failure])

  return {
    values,
    change: (part) => {
      setValues((before) => ({ ...before, ...part }))
      if (failure) setAnswered({ failure, fields: new Set([...since, ...Object.keys(part)]) })
    },
    isDirty: JSON.stringify(values) !== JSON.stringify(first),
    errorOf: (field) => broken[field] ?? (shown.includes(field) && !since.has(field) ? text : undefined),
    error: text !== '' && shown.length === 0 && !refusal?.isConflict ? text : undefined,
    isConflict: refusal?.isConflict ?? false,
    check: () => {
      const isFine = Object.values(rules(values)).every((problem) => problem === undefined)
      setTries((before) => before + 1)
      return isFine
    },
    frame,
  }
}

const nothing = { failure: undefined, fields: new Set<string>() }

const focusFirst = (frame: HTMLElement | null): void => {
  const field = frame?.querySelector('[data-invalid]')
  const control = field?.querySelector<HTMLElement>('input, textarea, select, button, [tabindex="0"]')
  control?.focus()
}
