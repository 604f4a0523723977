import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '#ds/button'
import { Field, FieldErrors, FieldLabel, useFieldIds } from '#ds/field'
import { TextInput } from '#ds/text-input'
import { keepPass } from './keep-pass.ts'
import type { RefusedScreenProps } from './refused-screen.tsx'

/** Asks for the password of a form; right, it is good for this browser tab. */
export const PasswordForm = ({
  formKey,
  language,
  translate,
  call,
  onOpen,
}: Pick<RefusedScreenProps, 'formKey' | 'language' | 'translate' | 'call' | 'onOpen'>) => {
  const ids = useFieldIds(useId())
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const frame = useRef<HTMLFormElement>(null)
  const errors = error === null ? undefined : [error]
  useEffect(() => {
    if (error !== null) frame.current?.querySelector('input')?.focus()
  }, [error])

  const tryIt = async () => {
    if (busy || password === '') return
    setBusy(true)
    setError(null)
    const body = JSON.stringify({ formKey, password })
    const reply = await call('/user/form/public/checkWritePwd', { body, language })
    setBusy(false)
    if (reply.kind === 'ok') {
      // What the contract says the server answers.
      const { pass } = reply.data as { pass: string }
      keepPass(formKey, pass)
      return onOpen()
    }
    if (reply.kind === 'busy') return setError(translate('fill-later', 'refused.password.busy'))
    const said = reply.kind === 'failed' ? reply.message : ''
    setError(said || translate('fill', 'page.failed.network.text'))
  }

  return (
    <form
      ref={frame}
      noValidate
      className="flex w-full max-w-90 flex-col items-start gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void tryIt()
      }}
    >
      <Field invalid={error !== null} className="w-full">
        <FieldLabel id={ids.labelId} htmlFor={ids.controlId}>
          {translate('fill-later', 'refused.password.label')}
        </FieldLabel>
        <TextInput
          id={ids.controlId}
          type="password"
          autoComplete="off"
          value={password}
          invalid={error !== null}
          describedBy={ids.describedBy({ errors })}
          onChange={setPassword}
          onEnter={() => void tryIt()}
        />
        <FieldErrors id={ids.errorsId} errors={errors} />
      </Field>
      <Button variant="primary" type="submit" busy={busy}>
        {translate('fill-later', 'refused.password.action')}
      </Button>
    </form>
  )
}
