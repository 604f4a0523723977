import { register } from '#shared/contract/registration'
import { call } from '#src/api/call.ts'
import { useT } from '#src/i18n/use-t.ts'
import type { EntryField } from './entry-form.tsx'
import { problemsOf } from './problems-of.ts'
import { RequestPage } from './request-page.tsx'

type Name = 'username' | 'password' | 'nickName' | 'phone' | 'email'

/** Chooses a name and a password; they work once an administrator has approved. */
export function RegisterPage() {
  const t = useT('auth')
  const fields: readonly EntryField<Name>[] = [
    { name: 'username', label: t('name'), required: true, autoComplete: 'username', hint: t('name.invalid') },
    { name: 'password', label: t('password'), kind: 'password', required: true, hint: t('password.short') },
    { name: 'nickName', label: t('person'), required: true, autoComplete: 'name' },
    { name: 'phone', label: t('phone'), kind: 'tel', autoComplete: 'tel' },
    { name: 'email', label: t('email'), kind: 'email', autoComplete: 'email' },
  ]
  return (
    <RequestPage
      title={t('register.title')}
      text={t('register.text')}
      sent={{ title: t('register.done.title'), text: t('register.done.text') }}
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
      send={(values) => call(register, { body: values, quiet: true })}
    />
  )
}
