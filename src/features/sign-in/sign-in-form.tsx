import { type FormEvent, useRef, useState } from 'react'
import { Button } from '#ds/button'
import { Callout } from '#ds/callout'
import { Field, FieldErrors, FieldLabel, useFieldIds } from '#ds/field'
import { PasswordInput } from '#ds/password-input'
import { TextInput } from '#ds/text-input'
import { useFailureText } from '#src/api/use-failure-text.ts'
import { useT } from '#src/i18n/use-t.ts'
import { isCancelled } from './entry-form.tsx'

/** Name and password. Pasting and password managers work: plain named fields with the names they look for (ux C22). */
export function SignInForm({ onSubmit }: { onSubmit: (name: string, password: string) => Promise<void> }) {
  const t = useT('auth')
  const failureText = useFailureText()
  const form = useRef<HTMLFormElement>(null)
  const nameField = useFieldIds()
  const passwordField = useFieldIds()
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [missing, setMissing] = useState<{ name?: string; password?: string }>({})
  const [refusal, setRefusal] = useState('')

  const focus = (field: 'username' | 'password') =>
    form.current?.querySelector<HTMLInputElement>(`input[name=${field}]`)?.focus()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const gaps = {
      ...(name.trim() === '' && { name: t('name.required') }),
      ...(password === '' && { password: t('password.required') }),
    }
    setMissing(gaps)
    setRefusal('')
    if (gaps.name) return focus('username')
    if (gaps.password) return focus('password')
    setBusy(true)
    try {
      await onSubmit(name, password)
    } catch (failure) {
      if (!isCancelled(failure)) setRefusal(failureText(failure))
      setBusy(false)
      focus('password')
    }
  }
  const send = () => form.current?.requestSubmit()
  const nameErrors = missing.name ? [missing.name] : undefined
  const passwordErrors = missing.password ? [missing.password] : undefined

  return (
    <form ref={form} noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      {refusal !== '' && (
        <Callout tone="danger" live>
          {refusal}
        </Callout>
      )}
      <Field invalid={nameErrors !== undefined}>
        <FieldLabel htmlFor={nameField.controlId}>{t('name')}</FieldLabel>
        <TextInput
          id={nameField.controlId}
          name="username"
          autoComplete="username"
          autoFocus
          value={name}
          onChange={setName}
          onEnter={send}
          required
          invalid={nameErrors !== undefined}
          describedBy={nameField.describedBy({ errors: nameErrors })}
        />
        <FieldErrors id={nameField.errorsId} errors={nameErrors} />
      </Field>
      <Field invalid={passwordErrors !== undefined}>
        <FieldLabel htmlFor={passwordField.controlId}>{t('password')}</FieldLabel>
        <PasswordInput
          id={passwordField.controlId}
          name="password"
          value={password}
          onChange={setPassword}
          onEnter={send}
          required
          invalid={passwordErrors !== undefined}
          describedBy={passwordField.describedBy({ errors: passwordErrors })}
        />
        <FieldErrors id={passwordField.errorsId} errors={passwordErrors} />
      </Field>
      <Button type="submit" variant="primary" busy={busy} cooldown className="mt-2 w-full">
        {t('submit')}
      </Button>
    </form>
  )
}
