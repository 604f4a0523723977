import { type RefObject, useEffect, useRef, useState } from 'react'
import { refusalOf, useFailureText } from '#sdk/page'

export interface RecordForm<Values> {
  readonly values: Values
  /** The values the form began with. */
  readonly first: Values
  readonly change: (part: Partial<Values>) => void
  /** Begins anew with another state of the record, and what is changed of it already. */
  readonly begin: (of: string, first: Values, values: Values) => void
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
 * The values of one record while a person changes them.
 * @param of which state of which record: the form begins anew when it is another one
 * @param rules what is wrong by field; asked on saving, then at every change
 * @param failure of the last try to save
 * @param forbiddenField where "you may not give what you do not have" belongs
 */
export const useRecordForm = <Values extends object>({
  of = '',
  initial,
  rules,
  failure,
  forbiddenField,
}: {
  of?: string | undefined
  initial: Values
  rules: (values: Values) => Partial<Record<keyof Values, string | undefined>>
  failure: unknown
  forbiddenField?: (keyof Values & string) | undefined
}): RecordForm<Values> => {
  const [state, setState] = useState<Held<Values>>({ of, first: initial, values: initial, tries: 0, past: undefined })
  const isOther = state.of !== of
  // What was refused before belongs to what was in the form before.
  const held = isOther ? { of, first: initial, values: initial, tries: 0, past: failure } : state
  if (isOther) setState(held)
  // The server's words about a field are out of date once the field is another one.
  const [answered, setAnswered] = useState<{ failure: unknown; fields: ReadonlySet<string> }>(nothing)
  const failureText = useFailureText()
  const frame = useRef<HTMLDivElement>(null)

  const { values, first, tries } = held
  const live = failure === held.past ? null : failure
  const refusal = refusalOf(live)
  const text = refusal?.text || (live === null || live === undefined ? '' : failureText(live))
  const refused = refusal?.isForbidden && forbiddenField !== undefined ? [forbiddenField] : (refusal?.fields ?? [])
  // A field that is not in this form cannot show anything.
  const shown = refused.filter((field) => Object.hasOwn(values, field))
  const since = answered.failure === live ? answered.fields : nothing.fields
  const broken: Readonly<Record<string, string | undefined>> = tries > 0 ? rules(values) : {}

  useEffect(() => {
    if (tries > 0 || live) focusFirst(frame.current)
  }, [tries, live])

  return {
    values,
    first,
    change: (part) => {
      setState((before) => ({ ...before, values: { ...before.values, ...part } }))
      if (live) setAnswered({ failure: live, fields: new Set([...since, ...Object.keys(part)]) })
    },
    begin: (of, first, values) => setState({ of, first, values, tries: 0, past: failure }),
    isDirty: JSON.stringify(values) !== JSON.stringify(first),
    errorOf: (field) => broken[field] ?? (shown.includes(field) && !since.has(field) ? text : undefined),
    error: text !== '' && shown.length === 0 && !refusal?.isConflict ? text : undefined,
    isConflict: refusal?.isConflict ?? false,
    check: () => {
      const isFine = Object.values(rules(values)).every((problem) => problem === undefined)
      setState((before) => ({ ...before, tries: before.tries + 1 }))
      return isFine
    },
    frame,
  }
}

interface Held<Values> {
  readonly of: string
  readonly first: Values
  readonly values: Values
  /** How often it was tried to save. */
  readonly tries: number
  /** The failure that was there when the form began. */
  readonly past: unknown
}

const nothing = { failure: undefined, fields: new Set<string>() }

const focusFirst = (frame: HTMLElement | null): void => {
  const field = frame?.querySelector('[data-invalid]')
  const control = field?.querySelector<HTMLElement>('input, textarea, select, button, [tabindex="0"]')
  control?.focus()
}
