import { useEffect, useState } from 'react'
import { Button } from '#ds/button'
import { LiveRegion } from '#ds/live-region'
import { TextInput } from '#ds/text-input'
import { defineRenderer, type RendererProps, useFocusTarget, useLanguage, useServerAction, useT } from '#sdk/ui'
import type phoneVerification from './definition.ts'
import { internationalOf } from './parts/phone.ts'
import { useCountdown } from './parts/use-countdown.ts'

export default defineRenderer<typeof phoneVerification>(PhoneVerificationRenderer, { label: 'control' })

/** A number, a code sent to it on a press, and the code typed back; it is checked as soon as it is whole. */
function PhoneVerificationRenderer({
  options,
  value,
  readOnly,
  onChange,
  ...p
}: RendererProps<typeof phoneVerification>) {
  const t = useT()
  const language = useLanguage()
  const send = useServerAction('send')
  const verify = useServerAction('verify')
  const [typed, setTyped] = useState(value?.phone ?? '')
  const [code, setCode] = useState('')
  const [work, setWork] = useState<'sending' | 'verifying' | null>(null)
  const [said, setSaid] = useState<{ readonly text: string; readonly isProblem: boolean } | null>(null)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const countdown = useCountdown()
  const number = internationalOf(typed, options.prefix)
  const isProven = value?.proof !== undefined
  const codeTarget = useFocusTarget<HTMLDivElement>(sentTo !== null && !isProven)

  // A draft that was resumed, or a record that is shown.
  const stored = value?.phone
  useEffect(() => {
    if (stored !== undefined)
      setTyped((before) => (internationalOf(before, options.prefix) === stored ? before : stored))
  }, [stored, options.prefix])

  const type = (next: string) => {
    setTyped(next)
    setSaid(null)
    const phone = internationalOf(next, options.prefix)
    if (phone !== sentTo) {
      setSentTo(null)
      setCode('')
    }
    // Another number has no proof.
    if (phone !== value?.phone) onChange(phone === null ? undefined : { phone })
  }
  const ask = async () => {
    if (number === null) return setSaid({ text: t('invalid'), isProblem: true })
    setWork('sending')
    setSaid(null)
    try {
      const reply = Object(await send({ phone: number, language })) as Record<string, unknown>
      countdown.start(Number(reply.waitSeconds) || 0)
      if (reply.sent === true) {
        setSentTo(number)
        setCode('')
        setSaid({
          text: typeof reply.shown === 'string' ? t('shown', { code: reply.shown }) : t('sent'),
          isProblem: false,
        })
      } else
        setSaid({
          text: t(problems.has(String(reply.reason)) ? `send.${reply.reason}` : 'send.failed'),
          isProblem: true,
        })
    } catch (error) {
      setSaid({ text: (error instanceof Error && error.message) || t('send.failed'), isProblem: true })
    } finally {
      setWork(null)
    }
  }
  const enter = async (next: string) => {
    const digits = next.normalize('NFKC').replace(/\D/g, '').slice(0, codeLength)
    setCode(digits)
    if (digits.length < codeLength || digits === code || sentTo === null) return
    setWork('verifying')
    setSaid(null)
    try {
      const { proof } = Object(await verify({ phone: sentTo, code: digits })) as Record<string, unknown>
      if (typeof proof === 'string') {
        onChange({ phone: sentTo, proof })
        setSaid({ text: t('verified'), isProblem: false })
      } else setSaid({ text: t('wrong'), isProblem: true })
    } catch (error) {
      setSaid({ text: (error instanceof Error && error.message) || t('send.failed'), isProblem: true })
    } finally {
      setWork(null)
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the leaving of what is inside
    <div
      className="flex min-w-0 flex-col gap-3"
      onBlur={(event) => {
        // Who goes on to the button or to the code is not done yet.
        if (!event.currentTarget.contains(event.relatedTarget)) p.onBlur()
      }}
    >
      <div className="flex flex-wrap items-start gap-2">
        <div className="min-w-48 flex-1">
          <TextInput
            id={p.controlId}
            describedBy={p.describedBy}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            prefix={/^(\+|00)/.test(typed.trim()) ? undefined : options.prefix}
            value={typed}
            onChange={type}
            readOnly={readOnly}
            required={p.question.required}
            invalid={p.issues.length > 0}
          />
        </div>
        {!readOnly && !isProven && (
          <Button busy={work === 'sending'} disabled={countdown.seconds > 0} onClick={() => void ask()}>
            {countdown.seconds > 0 ? t('again', { seconds: countdown.seconds }) : t('send')}
          </Button>
        )}
      </div>
      {!readOnly && !isProven && sentTo !== null && (
        <div ref={codeTarget} className="max-w-60">
          <TextInput
            label={t('code')}
            placeholder={t('code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={(next) => void enter(next)}
            readOnly={work === 'verifying'}
          />
        </div>
      )}
      {isProven && (
        <p className="text-base text-success-text">
          <span aria-hidden="true">✓ </span>
          {t('verified')}
        </p>
      )}
      {said && !(isProven && !said.isProblem) && (
        <p className={said.isProblem ? 'text-base text-danger-text' : 'text-base text-muted'}>{said.text}</p>
      )}
      <LiveRegion message={said?.text ?? ''} />
    </div>
  )
}

const codeLength = 6
const problems = new Set(['wait', 'failed', 'noGateway'])
