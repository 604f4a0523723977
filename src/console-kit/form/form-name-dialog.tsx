import { type FormEvent, useRef, useState } from 'react'
import { FormField } from '#ds/form-field'
import { TextInput } from '#ds/text-input'
import { useT } from '#src/i18n/use-t.ts'
import { AskDialog, type Asking } from './ask-dialog.tsx'

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
  return (
    <AskDialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      cancelLabel={t('cancel')}
      submitLabel={submitLabel}
    >
      {(asking) => <NameForm asking={asking} {...rest} />}
    </AskDialog>
  )
}

function NameForm({
  asking: { id, send },
  initialName,
  onSubmit,
}: Pick<FormNameDialogProps, 'initialName' | 'onSubmit'> & { asking: Asking }) {
  const t = useT('forms')
  const form = useRef<HTMLFormElement>(null)
  const [name, setName] = useState(initialName)
  const [error, setError] = useState('')

  const complain = (text: string) => {
    setError(text)
    form.current?.querySelector('input')?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wanted = name.trim()
    if (wanted === '') return complain(t('name.required'))
    if (wanted.length > longest) return complain(t('name.tooLong', { max: longest }))
    const failure = await send(() => onSubmit(wanted))
    if (failure !== '') complain(failure)
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
