import { apply } from '#shared/contract/registration'
import { call } from '#src/api/call.ts'
import { useT } from '#src/i18n/use-t.ts'
import type { EntryField } from './entry-form.tsx'
import { problemsOf } from './problems-of.ts'
import { RequestPage } from './request-page.tsx'

type Name = 'name' | 'company' | 'phone' | 'email' | 'purpose'

/** Asks for an account; whoever approves it chooses the user name (spec 2, 7). */
export function ApplyPage() {
  const t = useT('auth')
  const fields: readonly EntryField<Name>[] = [
    { name: 'name', label: t('person'), required: true, autoComplete: 'name' },
    { name: 'phone', label: t('phone'), kind: 'tel', autoComplete: 'tel' },
    { name: 'email', label: t('email'), kind: 'email', autoComplete: 'email' },
    { name: 'company', label: t('company'), autoComplete: 'organization' },
    { name: 'purpose', label: t('purpose'), kind: 'multiline' },
  ]
  return (
    <RequestPage
      title={t('apply.title')}
      text={t('apply.text')}
      sent={{ title: t('apply.done.title'), text: t('apply.done.text') }}
      fields={fields}
      submitLabel={t('apply.submit')}
      check={(values) => {
        const problems = problemsOf(apply.body, values, {
          name: t('person.required'),
          phone: t('phone.invalid'),
          email: t('email.invalid'),
        })
        const hasContact = values.phone.trim() !== '' || values.email.trim() !== ''
        return hasContact ? problems : { ...problems, phone: t('contact.required'), email: undefined }
      }}
      send={(values) => call(apply, { body: values, quiet: true })}
    />
  )
}
