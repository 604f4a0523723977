import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { z } from 'zod'
import { Button } from '#ds/button'
import { Callout } from '#ds/callout'
import { FormField } from '#ds/form-field'
import { PasswordInput } from '#ds/password-input'
import { TextInput } from '#ds/text-input'
import { Textarea } from '#ds/textarea'
import { ApiError } from '#src/api/api-error.ts'
import { useFailureText } from '#src/api/use-failure-text.ts'

export interface EntryField<Name extends string> {
  readonly name: Name
  readonly label: string
  readonly kind?: 'text' | 'email' | 'tel' | 'password' | 'multiline'
  readonly required?: boolean
  readonly autoComplete?: string
  /** The rule, said before it is broken. */
  readonly hint?: string
}

type Values<Name extends string> = Readonly<Record<Name, string>>
type Problems<Name extends string> = Partial<Record<Name, string | undefined>>

export interface EntryFormProps<Name extends string> {
  readonly fields: readonly EntryField<Name>[]
  /** Sentences for what is wrong, by field. */
  readonly check: (values: Values<Name>) => Problems<Name>
  readonly send: (values: Values<Name>) => Promise<unknown>
  readonly submitLabel: string
  /** Below the button. */
  readonly children?: ReactNode
}

/**
 * A form before signing in: it is checked when it is sent, the first field with a problem gets the focus, and what the
 * server says of a field stands below that field.
 */
export function EntryForm<Name extends string>({ fields, check, send, submitLabel, children }: EntryFormProps<Name>) {
  const failureText = useFailureText()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(() => emptyValues(fields))
  const [problems, setProblems] = useState<Problems<Name>>({})
  const [refusal, setRefusal] = useState('')
  const [busy, setBusy] = useState(false)

  const show = (found: Problems<Name>): boolean => {
    setProblems(found)
    const first = fields.find(({ name }) => found[name] !== undefined)
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first.name}"], #entry-${first.name}`)?.focus()
    return first !== undefined
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setRefusal('')
    if (show(check(values))) return
    setBusy(true)
    try {
      await send(values)
    } catch (failure) {
      const field = fieldOf(failure, fields)
      if (field)
        show({ [field]: failureText(failure) } as Problems<Name>) // A computed key of Name widens to string.
      else if (!isCancelled(failure)) setRefusal(failureText(failure))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form ref={form} noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      {refusal !== '' && (
        <Callout tone="danger" live>
          {refusal}
        </Callout>
      )}
      {fields.map((field) => (
        <EntryControl
          key={field.name}
          field={field}
          value={values[field.name]}
          problem={problems[field.name]}
          onChange={(value) => {
            setValues((before) => ({ ...before, [field.name]: value }))
            setProblems((before) => ({ ...before, [field.name]: undefined }))
          }}
          onEnter={() => form.current?.requestSubmit()}
        />
      ))}
      <Button type="submit" variant="primary" busy={busy} cooldown className="mt-2 w-full">
        {submitLabel}
      </Button>
      {children}
    </form>
  )
}

function EntryControl({
  field: { name, label, kind = 'text', required, autoComplete, hint },
  value,
  problem,
  onChange,
  onEnter,
}: {
  field: EntryField<string>
  value: string
  problem: string | undefined
  onChange: (value: string) => void
  onEnter: () => void
}) {
  // The sentence that was the rule is now the problem: not both.
  const shownHint = hint === problem ? undefined : hint
  const errors = problem === undefined ? undefined : [problem]
  return (
    <FormField id={`entry-${name}`} label={label} hint={shownHint} errors={errors} required={required}>
      {(control) => {
        const common = { ...control, name, value, onChange }
        if (kind === 'multiline') return <Textarea {...common} rows={3} />
        return kind === 'password' ? (
          <PasswordInput {...common} autoComplete="new-password" onEnter={onEnter} />
        ) : (
          <TextInput {...common} type={kind} autoComplete={autoComplete} onEnter={onEnter} />
        )
      }}
    </FormField>
  )
}

/** A closed captcha: the person knows. */
export const isCancelled = (failure: unknown): boolean => failure instanceof ApiError && failure.kind === 'cancelled'

// Object.fromEntries forgets that every field is among the keys.
const emptyValues = <Name extends string>(fields: readonly EntryField<Name>[]) =>
  Object.fromEntries(fields.map(({ name }) => [name, ''])) as Values<Name>

const fieldErrorsSchema = z.object({ fieldErrors: z.array(z.object({ field: z.string() })).min(1) })

/** The field a refusal of the server is about. */
const fieldOf = <Name extends string>(failure: unknown, fields: readonly EntryField<Name>[]): Name | undefined => {
  if (!(failure instanceof ApiError)) return undefined
  const named = fieldErrorsSchema.safeParse(failure.data)
  return named.success ? fields.find(({ name }) => name === named.data.fieldErrors[0]?.field)?.name : undefined
}
