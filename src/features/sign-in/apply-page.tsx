import { useState } from 'react'
import { apply } from '#shared/contract/registration'
import { call } from '#src/api/call.ts'
import { useT } from '#src/i18n/use-t.ts'
import { usePageTitle } from '#src/router/title.ts'
import { AuthFrame } from './auth-frame.tsx'
import { type EntryField, EntryForm } from './entry-form.tsx'
import { problemsOf } from './problems-of.ts'
import { SentNote } from './sent-note.tsx'
import { Way } from './way.tsx'

type Name = 'name' | 'company' | 'phone' | 'email' | 'purpose'

/** Asks for an account; whoever approves it chooses the user name (spec 2, 7). */
export function ApplyPage() {
  const t = useT('auth')
  const [sent, setSent] = useState(false)
  usePageTitle(t('apply.title'))
  const fields: readonly EntryField<Name>[] = [
    { name: 'name', label: t('person'), required: true, autoComplete: 'name' },
    { name: 'phone', label: t('phone'), kind: 'tel', autoComplete: 'tel' },
    { name: 'email', label: t('email'), kind: 'email', autoComplete: 'email' },
    { name: 'company', label: t('company'), autoComplete: 'organization' },
    { name: 'purpose', label: t('purpose'), kind: 'multiline' },
  ]
  return (
    <AuthFrame heading={t('apply.title')}>
      {sent ? (
        <SentNote title={t('apply.done.title')} text={t('apply.done.text')} />
      ) : (
        <>
          <p className="text-muted">{t('apply.text')}</p>
          <EntryForm
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
            send={async (values) => {
              await call(apply, { body: values, quiet: true })
              setSent(true)
            }}
          >
            <p className="text-center text-sm">
              <Way to="/login">{t('toSignIn')}</Way>
            </p>
          </EntryForm>
        </>
      )}
    </AuthFrame>
  )
}
