import { useState } from 'react'
import { register } from '#shared/contract/registration'
import { call } from '#src/api/call.ts'
import { useT } from '#src/i18n/use-t.ts'
import { usePageTitle } from '#src/router/title.ts'
import { AuthFrame } from './auth-frame.tsx'
import { type EntryField, EntryForm } from './entry-form.tsx'
import { problemsOf } from './problems-of.ts'
import { SentNote } from './sent-note.tsx'
import { Way } from './way.tsx'

type Name = 'username' | 'password' | 'nickName' | 'phone' | 'email'

/** Chooses a name and a password; they work once an administrator has approved. */
export function RegisterPage() {
  const t = useT('auth')
  const [sent, setSent] = useState(false)
  usePageTitle(t('register.title'))
  const fields: readonly EntryField<Name>[] = [
    { name: 'username', label: t('name'), required: true, autoComplete: 'username', hint: t('name.invalid') },
    { name: 'password', label: t('password'), kind: 'password', required: true, hint: t('password.short') },
    { name: 'nickName', label: t('person'), required: true, autoComplete: 'name' },
    { name: 'phone', label: t('phone'), kind: 'tel', autoComplete: 'tel' },
    { name: 'email', label: t('email'), kind: 'email', autoComplete: 'email' },
  ]
  return (
    <AuthFrame heading={t('register.title')}>
      {sent ? (
        <SentNote title={t('register.done.title')} text={t('register.done.text')} />
      ) : (
        <>
          <p className="text-muted">{t('register.text')}</p>
          <EntryForm
            fields={fields}
            submitLabel={t('register.submit')}
            check={(values) =>
              problemsOf(register.body, values, {
                username: values.username.trim() === '' ? t('name.required') : t('name.invalid'),
                password: values.password === '' ? t('password.required') : t('password.short'),
                nickName: t('person.required'),
                phone: t('phone.invalid'),
                email: t('email.invalid'),
              })
            }
            send={async (values) => {
              await call(register, { body: values, quiet: true })
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
