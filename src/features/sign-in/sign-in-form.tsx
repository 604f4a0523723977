import { type FormEvent, useRef, useState } from 'react'
import { Button } from '#ds/button'
import { Callout } from '#ds/callout'
import { FormField } from '#ds/form-field'
import { PasswordInput } from '#ds/password-input'
import { TextInput } from '#ds/text-input'
import { useFailureText } from '#src/api/use-failure-text.ts'
import { useT } from '#src/i18n/use-t.ts'
import { isCancelled } from './entry-form.tsx'

/** Name and password. Pasting and password managers work: plain named fields with the names they look for (ux C22). */
export function SignInForm({
  onSubmit,
  person = '',
}: {
  /** Resolves when this page is left, or may be used again. */
  onSubmit: (name: string, password: string) => Promise<void>
  /** User name of the only one who can sign in here. */
  person?: string | undefined
}) {
  const t = useT('auth')
  const failureText = useFailureText()
  const form = useRef<HTMLFormElement>(null)
  const [name, setName] = useState(person)
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
      focus('password')
    } finally {
      setBusy(false)
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
      <FormField label={t('name')} required marked={false} errors={nameErrors}>
        {(control) => (
          <TextInput
            {...control}
            name="username"
            autoComplete="username"
            autoFocus={person === ''}
            readOnly={person !== ''}
            value={name}
            onChange={setName}
            onEnter={send}
          />
        )}
      </FormField>
      <FormField label={t('password')} required marked={false} errors={passwordErrors}>
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            autoFocus={person !== ''}
            value={password}
            onChange={setPassword}
            onEnter={send}
          />
        )}
      </FormField>
      <Button type="submit" variant="primary" busy={busy} cooldown className="mt-2 w-full">
        {t('submit')}
      </Button>
    </form>
  )
}
