import { useState } from 'react'
import { Button } from '#ds/button'
import { type DetailProps, defineDetail, useLanguage, useStaffAction, useT } from '#sdk/designer'
import type confirmationCode from './definition.ts'
import { type Code, momentText, spaced, standingOf, stateText } from './parts/code.ts'

/** The code, how it stands, and when it was redeemed; who may work with records redeems it here, or takes that back. */
export default defineDetail<typeof confirmationCode>(ConfirmationCodeDetail)

function ConfirmationCodeDetail({ answer, text }: DetailProps<typeof confirmationCode>) {
  const t = useT()
  const language = useLanguage()
  const moment = (at: string) => momentText(at, language, { dateStyle: 'medium', timeStyle: 'short' })
  const standing = standingOf(answer)
  return (
    <div className="flex flex-col items-start gap-2">
      <p>
        <span className="sr-only">{text}</span>
        <span aria-hidden="true">
          {spaced(answer.code)} · {stateText(answer, { t })}
        </span>
      </p>
      {answer.redeemed.length > 0 && (
        <ul className="text-muted text-sm">
          {answer.redeemed.map(({ at }) => (
            <li key={at}>{t('redeemedAt', { time: moment(at) })}</li>
          ))}
        </ul>
      )}
      {standing === 'expired' && answer.until !== undefined && (
        <p className="text-muted text-sm">{t('ranOut', { time: moment(answer.until) })}</p>
      )}
      <Redeeming answer={answer} canRedeem={standing === 'open'} />
    </div>
  )
}

/** Nothing where the reader may not redeem. */
const Redeeming = ({ answer: { code, redeemed }, canRedeem }: { answer: Code; canRedeem: boolean }) => {
  const t = useT()
  const redeem = useStaffAction('redeem')
  const takeBack = useStaffAction('takeBack')
  const [busy, setBusy] = useState<'redeem' | 'takeBack' | null>(null)
  const [said, setSaid] = useState('')
  const last = redeemed.at(-1)
  if (!redeem || !takeBack) return null
  const run = async (which: 'redeem' | 'takeBack', call: () => Promise<unknown>) => {
    setBusy(which)
    setSaid('')
    try {
      setSaid(t(saidOf(which, await call())))
    } catch {
      setSaid(t('redeem.failed'))
    }
    setBusy(null)
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      {canRedeem && (
        <Button
          variant="primary"
          size="small"
          busy={busy === 'redeem'}
          onClick={() => void run('redeem', () => redeem({ code }))}
        >
          {t('redeem')}
        </Button>
      )}
      {last && (
        <Button
          size="small"
          busy={busy === 'takeBack'}
          onClick={() => void run('takeBack', () => takeBack({ code, at: last.at }))}
        >
          {t('takeBack')}
        </Button>
      )}
      <span role="status" className="text-muted text-sm">
        {said}
      </span>
    </div>
  )
}

/** Somebody else may have redeemed it since this page was read. */
const saidOf = (which: 'redeem' | 'takeBack', verdict: unknown): string => {
  const standing =
    typeof verdict === 'object' && verdict !== null && 'standing' in verdict ? verdict.standing : undefined
  if (which === 'takeBack') return standing === 'unknown' ? 'redeem.unknown' : 'takeBack.done'
  if (standing === 'redeemed') return 'redeem.done'
  if (standing === 'used') return 'redeem.used'
  if (standing === 'expired') return 'redeem.expired'
  return standing === 'unknown' ? 'redeem.unknown' : 'redeem.failed'
}
