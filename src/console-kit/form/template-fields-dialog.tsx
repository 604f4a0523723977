import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Checkbox } from '#ds/checkbox'
import { FormField } from '#ds/form-field'
import { Select } from '#ds/select'
import { TextInput } from '#ds/text-input'
import { Textarea } from '#ds/textarea'
import type { TemplateFields } from '#shared/contract/template'
import { templateCategoriesQueryOptions } from '#src/api/templates.ts'
import { useLanguage, useT } from '#src/i18n/use-t.ts'
import { AskDialog, type Asking } from './ask-dialog.tsx'

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
  return (
    <AskDialog open={open} onOpenChange={onOpenChange} title={title} cancelLabel={t('cancel')} submitLabel={t('save')}>
      {(asking) => <Fields asking={asking} {...rest} />}
    </AskDialog>
  )
}

function Fields({
  asking: { id, send },
  initial,
  onSubmit,
}: Pick<TemplateFieldsDialogProps, 'initial' | 'onSubmit'> & { asking: Asking }) {
  const t = useT('templates')
  const categories = useQuery(templateCategoriesQueryOptions(useLanguage())).data ?? []
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
    setTried(true)
    if (fields.name.trim() === '' || fields.category === '') return
    setFailure(
      await send(() => onSubmit({ ...fields, name: fields.name.trim(), description: fields.description.trim() })),
    )
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
