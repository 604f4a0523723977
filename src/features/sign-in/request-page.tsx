import { useState } from 'react'
import { useT } from '#src/i18n/use-t.ts'
import { usePageTitle } from '#src/router/title.ts'
import { AuthFrame } from './auth-frame.tsx'
import { EntryForm, type EntryFormProps } from './entry-form.tsx'
import { SentNote } from './sent-note.tsx'
import { Way } from './way.tsx'

/** A page on which somebody without an account asks for one: a form, and once it is sent what happens now. */
export function RequestPage<Name extends string>({
  title,
  text,
  sent,
  send,
  ...form
}: Omit<EntryFormProps<Name>, 'children'> & {
  title: string
  text: string
  /** Said once it was sent. */
  sent: { title: string; text: string }
}) {
  const t = useT('auth')
  const [isSent, setSent] = useState(false)
  usePageTitle(title)
  return (
    <AuthFrame heading={title}>
      {isSent ? (
        <SentNote {...sent} />
      ) : (
        <>
          <p className="text-muted">{text}</p>
          <EntryForm
            {...form}
            send={async (values) => {
              await send(values)
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
