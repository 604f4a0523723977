import { clsx } from 'clsx'
import { Button } from '#ds/button'
import { useT } from '#sdk/ui'
import type { Check, Rules } from './check.ts'

/** What will happen, what is kept and what is not, in words; nothing is fetched, opened or looked at before somebody agrees. */
export const Consent = ({
  rules,
  purpose,
  control,
  invalid,
  disabled,
  onAgree,
  onDecline,
}: {
  rules: Rules
  /** The author's words; may be empty. */
  purpose: string
  control: { readonly id: string; readonly 'aria-describedby': string | undefined }
  invalid: boolean
  disabled: boolean
  onAgree: (from: Check['from']) => void
  onDecline: () => void
}) => {
  const t = useT()
  const facts = [
    t('consent.device'),
    rules.liveness && t('consent.liveness'),
    rules.compare && t('consent.compare'),
    t(rules.keepPicture ? 'consent.picture' : 'consent.noPicture'),
    t('consent.stored'),
    t('consent.load', { n: megabytesOf(rules) }),
  ].filter((fact) => fact !== false)
  return (
    <div
      className={clsx(
        'flex flex-col gap-3 rounded-lg border bg-paper p-3',
        invalid ? 'border-danger-solid' : 'border-control',
      )}
    >
      {purpose !== '' && <p className="wrap-anywhere whitespace-pre-wrap text-base">{purpose}</p>}
      <ul className="flex list-disc flex-col gap-1 ps-5 text-base text-muted">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {!disabled && (
        <div className="flex flex-wrap gap-2">
          <Button {...control} variant="primary" onClick={() => onAgree('camera')}>
            {t('agree')}
          </Button>
          {rules.allowFile && <Button onClick={() => onAgree('file')}>{t('agree.file')}</Button>}
          <Button onClick={onDecline}>{t('decline')}</Button>
        </div>
      )}
    </div>
  )
}

/** What the parts weigh on the wire (parts/face-models.ts): to find a face, to judge life, to compare. */
const megabytesOf = ({ liveness, compare }: Rules): number => Math.ceil(2.5 + (liveness ? 1.5 : 0) + (compare ? 7 : 0))
