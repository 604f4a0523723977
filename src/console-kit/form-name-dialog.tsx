import { type FormEvent, useId, useRef, useState } from 'react'
import { Button } from '#ds/button'
import { Dialog } from '#ds/dialog'
import { FormField } from '#ds/form-field'
import { TextInput } from '#ds/text-input'
import { useFailureText } from '#src/api/use-failure-text.ts'
import { useT } from '#src/i18n/use-t.ts'

const longest = 200

export interface FormNameDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  readonly submitLabel: string
  readonly initialName: string
  /** Closes by itself when it resolves; what it rejects with is shown at the field. */
  readonly onSubmit: (name: string) => Promise<unknown>
}

/** Asks for the name of a form: a new one's, or another one. */
export function FormNameDialog({ open, onOpenChange, title, submitLabel, ...rest }: FormNameDialogProps) {
  const t = useT('forms')
  const formId = useId()
  const [busy, setBusy] = useState(false)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      title={title}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} busy={busy} cooldown>
            {submitLabel}
          </Button>
        </>
      }
    >
      <NameForm id={formId} busy={busy} setBusy={setBusy} onDone={() => onOpenChange(false)} {...rest} />
    </Dialog>
  )
}

/** Mounted per opening: a name typed and given up last time is gone. */
function NameForm({
  id,
  busy,
  setBusy,
  initialName,
  onSubmit,
  onDone,
}: Pick<FormNameDialogProps, 'initialName' | 'onSubmit'> & {
  id: string
  busy: boolean
  setBusy: (busy: boolean) => void
  onDone: () => void
}) {
  const t = useT('forms')
  const failureText = useFailureText()
  const form = useRef<HTMLFormElement>(null)
  const [name, setName] = useState(initialName)
  const [error, setError] = useState('')

  const complain = (text: string) => {
    setError(text)
    form.current?.querySelector('input')?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const wanted = name.trim()
    if (wanted === '') return complain(t('name.required'))
    if (wanted.length > longest) return complain(t('name.tooLong', { max: longest }))
    setBusy(true)
    try {
      await onSubmit(wanted)
      onDone()
    } catch (failure) {
      complain(failureText(failure))
    } finally {
      setBusy(false)
    }
  }
  const errors = error === '' ? undefined : [error]

  return (
    <form ref={form} id={id} noValidate onSubmit={(event) => void submit(event)} className="pt-2">
      <FormField label={t('name.label')} required marked={false} errors={errors}>
        {(control) => (
          <TextInput
            {...control}
            value={name}
            onChange={(next) => {
              setName(next)
              setError('')
            }}
            onEnter={() => form.current?.requestSubmit()}
            placeholder={t('name.placeholder')}
            maxLength={longest}
            autoComplete="off"
          />
        )}
      </FormField>
    </form>
  )
}
