import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '#ds/button'
import { Checkbox } from '#ds/checkbox'
import { Dialog } from '#ds/dialog'
import { FormField } from '#ds/form-field'
import { Select } from '#ds/select'
import { TextInput } from '#ds/text-input'
import { Textarea } from '#ds/textarea'
import type { TemplateFields } from '#shared/contract/template'
import { templateCategoriesQueryOptions } from '#src/api/templates.ts'
import { useFailureText } from '#src/api/use-failure-text.ts'
import { useT } from '#src/i18n/use-t.ts'

const longestName = 60
const longestDescription = 200

export interface TemplateFieldsDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  readonly initial: TemplateFields
  /** Closes by itself when it resolves; what it rejects with is said above the buttons. */
  readonly onSubmit: (fields: TemplateFields) => Promise<unknown>
}

/** What the gallery says of a template: asked when a form is kept as one, and when that is changed. */
export function TemplateFieldsDialog({ open, onOpenChange, title, ...rest }: TemplateFieldsDialogProps) {
  const t = useT('templates')
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
            {t('save')}
          </Button>
        </>
      }
    >
      <Fields id={formId} busy={busy} setBusy={setBusy} onDone={() => onOpenChange(false)} {...rest} />
    </Dialog>
  )
}

/** Mounted per opening: what was typed and given up last time is gone. */
function Fields({
  id,
  busy,
  setBusy,
  initial,
  onSubmit,
  onDone,
}: Pick<TemplateFieldsDialogProps, 'initial' | 'onSubmit'> & {
  id: string
  busy: boolean
  setBusy: (busy: boolean) => void
  onDone: () => void
}) {
  const t = useT('templates')
  const failureText = useFailureText()
  const categories = useQuery(templateCategoriesQueryOptions).data ?? []
  const [fields, setFields] = useState(initial)
  const [tried, setTried] = useState(false)
  const [failure, setFailure] = useState('')
  const change = (part: Partial<TemplateFields>) => {
    setFields({ ...fields, ...part })
    setFailure('')
  }
  const nameErrors = tried && fields.name.trim() === '' ? [t('name.required')] : undefined
  const categoryErrors = tried && fields.category === '' ? [t('category.required')] : undefined

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setTried(true)
    if (fields.name.trim() === '' || fields.category === '') return
    setBusy(true)
    try {
      await onSubmit({ ...fields, name: fields.name.trim(), description: fields.description.trim() })
      onDone()
    } catch (error) {
      setFailure(failureText(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form id={id} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4 pt-2">
      <FormField label={t('name')} required errors={nameErrors}>
        {(control) => (
          <TextInput
            {...control}
            value={fields.name}
            onChange={(name) => change({ name })}
            maxLength={longestName}
            autoComplete="off"
          />
        )}
      </FormField>
      <FormField label={t('category')} required errors={categoryErrors}>
        {(control) => (
          <Select
            {...control}
            value={fields.category || undefined}
            onChange={(category) => change({ category: category ?? '' })}
            placeholder={t('category.choose')}
            options={categories.map(({ value, label }) => ({ id: value, label }))}
          />
        )}
      </FormField>
      <FormField label={t('description.label')}>
        {(control) => (
          <Textarea
            {...control}
            value={fields.description}
            onChange={(description) => change({ description })}
            rows={2}
            maxLength={longestDescription}
          />
        )}
      </FormField>
      <Checkbox
        checked={fields.isPublic}
        onChange={(isPublic) => change({ isPublic })}
        label={t('public')}
        hint={t('public.hint')}
      />
      {failure !== '' && (
        <p role="alert" className="text-danger-text text-sm">
          {failure}
        </p>
      )}
    </form>
  )
}
