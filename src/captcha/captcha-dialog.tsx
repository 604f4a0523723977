import { useEffect, useId, useRef } from 'react'
import { Button } from '#ds/button'
import { CaptchaPanel } from './captcha-panel.tsx'
import type { CaptchaTranslate } from './captcha-texts.ts'
import type { CaptchaWire } from './wire.ts'

/** What is inside the dialog: its name, the way out, and the captcha. */
export function CaptchaDialog({
  wire,
  t,
  language,
  onPassed,
  onCancel,
}: {
  wire: CaptchaWire
  t: CaptchaTranslate
  /** BCP 47. */
  language: string
  onPassed: (slideCode: string) => void
  onCancel: () => void
}) {
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.closest('dialog')?.setAttribute('aria-labelledby', titleId)
    // The name first, then what to do; the picture is not there yet.
    heading.current?.focus()
  }, [titleId])
  return (
    <div lang={language} className="w-[342px] max-w-full p-4">
      <div className="mb-3 flex items-center justify-between gap-2">
        <h2 ref={heading} id={titleId} tabIndex={-1} className="font-semibold text-lg outline-none">
          {t('title')}
        </h2>
        <Button variant="ghost" size="small" onClick={onCancel}>
          {t('close')}
        </Button>
      </div>
      <CaptchaPanel wire={wire} t={t} language={language} onPassed={onPassed} />
    </div>
  )
}
