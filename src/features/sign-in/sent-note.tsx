import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { buttonClass } from '#ds/button'
import { useT } from '#src/i18n/use-t.ts'

/** In place of a form that was sent: what happens now. */
export function SentNote({ title, text }: { title: string; text: string }) {
  const t = useT('auth')
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had the focus is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="flex flex-col gap-3">
      <h2 ref={heading} tabIndex={-1} className="font-semibold text-lg outline-none">
        {title}
      </h2>
      <p className="text-muted">{text}</p>
      <Link to="/login" className={buttonClass({ variant: 'primary' })}>
        {t('toSignIn')}
      </Link>
    </div>
  )
}
