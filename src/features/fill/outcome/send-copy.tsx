import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '#ds/button'
import { Callout } from '#ds/callout'
import { Field, FieldErrors, FieldLabel, useFieldIds } from '#ds/field'
import { TextInput } from '#ds/text-input'
import type { ReceiptOutcome } from '#shared/contract/receipt'
import { isMailAddress } from '#shared/mail-address'
import { createCall } from '../call/call.ts'
import type { Translate } from '../language/translator.ts'

/** Asks where a copy of the answers is to be sent. */
export const SendCopy = ({
  address,
  language,
  translate,
}: {
  /** Of this server's call. */
  address: string
  language: string
  translate: Translate
}) => {
  const ids = useFieldIds(useId())
  const [to, setTo] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<{ readonly said: ReceiptOutcome; readonly to: string } | null>(null)
  const [busy, setBusy] = useState(false)
  const frame = useRef<HTMLFormElement>(null)
  const errors = error === null ? undefined : [error]
  useEffect(() => {
    if (error !== null) frame.current?.querySelector('input')?.focus()
  }, [error])

  const send = async () => {
    if (busy) return
    setOutcome(null)
    setError(null)
    const typed = to.trim()
    if (!isMailAddress(typed)) return setError(translate('fill-later', 'copy.wrong'))
    setBusy(true)
    const reply = await createCall()(address, { body: JSON.stringify({ to: typed, language }), language })
    setBusy(false)
    if (reply.kind === 'ok') {
      // What the contract says the server answers.
      const { outcome: said } = reply.data as { outcome: ReceiptOutcome }
      return setOutcome({ said, to: typed })
    }
    if (reply.kind === 'busy') return setOutcome({ said: 'enough', to: typed })
    setError(translate('fill-later', 'copy.failed'))
  }

  return (
    <form
      ref={frame}
      noValidate
      data-print="hide"
      className="flex w-full flex-col items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Field invalid={error !== null} className="w-full">
        <FieldLabel id={ids.labelId} htmlFor={ids.controlId}>
          {translate('fill-later', 'copy.label')}
        </FieldLabel>
        <TextInput
          id={ids.controlId}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          value={to}
          invalid={error !== null}
          describedBy={ids.describedBy({ errors })}
          onChange={setTo}
          onEnter={() => void send()}
        />
        <FieldErrors id={ids.errorsId} errors={errors} />
      </Field>
      <Button type="submit" busy={busy}>
        {translate('fill-later', 'copy.send')}
      </Button>
      {outcome && (
        <Callout tone={outcome.said === 'asked' ? 'success' : 'warning'} live>
          {translate('fill-later', outcome.said === 'asked' ? 'copy.asked' : 'copy.enough', { to: outcome.to })}
        </Callout>
      )}
    </form>
  )
}
