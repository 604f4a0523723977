import { useEffect, useState } from 'react'
import { defineRenderer, type RendererProps, useFocusTarget, useLanguage, useT } from '#sdk/ui'
import type confirmationCode from './definition.ts'
import { momentText, spaced } from './parts/code.ts'

export default defineRenderer<typeof confirmationCode>(ConfirmationCodeRenderer, { label: 'group' })

/** While the form is filled in, a word on what will come; afterwards the code, to be read and to be scanned. */
function ConfirmationCodeRenderer({ options, value, ...p }: RendererProps<typeof confirmationCode>) {
  const t = useT()
  const language = useLanguage()
  const focusTarget = useFocusTarget<HTMLDivElement>()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would promise fields; there is only something to read
    <div
      ref={focusTarget}
      id={p.controlId}
      role="group"
      tabIndex={-1}
      aria-labelledby={p.labelId}
      aria-describedby={p.describedBy}
      className="flex flex-col gap-3 rounded-md border border-hairline bg-subtle px-4 py-3"
    >
      {value === undefined ? (
        <p className="text-muted">{t('later')}</p>
      ) : (
        <>
          <p className="select-all break-all font-semibold text-xl tabular-nums">{spaced(value.code)}</p>
          {options.qr && <Qr code={value.code} />}
          <p className="text-base text-muted">{t('keep')}</p>
          {value.until !== undefined && (
            <p className="text-base text-muted">
              {t('until', {
                day: momentText(value.until, language, { dateStyle: 'long' }),
              })}
            </p>
          )}
        </>
      )}
    </div>
  )
}

type Drawn = typeof import('#ds/qr-code')['QrCode']

/** Only who has a code needs what draws it; until it is there, and without it, the code can be read. */
const Qr = ({ code }: { code: string }) => {
  const t = useT()
  const [QrCode, setQrCode] = useState<Drawn | null>(null)
  useEffect(() => {
    let isShown = true
    void import('#ds/qr-code').then(
      (module) => isShown && setQrCode(() => module.QrCode),
      () => undefined,
    )
    return () => {
      isShown = false
    }
  }, [])
  return QrCode ? (
    <QrCode value={code} label={t('qr', { code: spaced(code) })} />
  ) : (
    <div className="size-40 rounded-md bg-paper" />
  )
}
