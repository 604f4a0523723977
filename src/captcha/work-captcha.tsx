import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '#ds/button'
import { ProgressBar } from '#ds/progress'
import type { CaptchaTranslate } from './captcha-texts.ts'
import { findProof } from './find-proof.ts'
import { likelyProgress } from './proof.ts'
import { CaptchaRefusal, type CaptchaWire } from './wire.ts'

type State = { at: 'working'; share: number } | { at: 'checking' } | { at: 'passed' } | { at: 'failed'; reason: string }

/** As long as after a picture (spec 4), so that the success is seen and heard. */
const passedMs = 1000

/** Work of the browser instead of a picture for the person: for who cannot see or cannot aim (WCAG 3.3.8). */
export function WorkCaptcha({
  wire,
  t,
  language,
  onVerified,
  onPassed,
  otherWay,
}: {
  wire: CaptchaWire
  t: CaptchaTranslate
  language: string
  onVerified: (slideCode: string) => void
  onPassed: () => void
  otherWay: ReactNode
}) {
  const [state, setState] = useState<State>({ at: 'working', share: 0 })
  const latest = useRef({ onVerified, onPassed })
  latest.current = { onVerified, onPassed }
  const [attempt, setAttempt] = useState(0)

  const work = useCallback(
    async (signal: AbortSignal) => {
      setState({ at: 'working', share: 0 })
      try {
        const challenge = await wire.challenge('pow')
        const { salt, difficulty } = challenge
        if (salt === null || difficulty === null) throw new Error('The challenge has no work in it.')
        const found = await findProof(
          { salt, difficulty },
          (tried) => setState({ at: 'working', share: likelyProgress(tried, difficulty) }),
          signal,
        )
        setState({ at: 'checking' })
        const slideCode = await wire.check(challenge, String(found))
        if (signal.aborted) return
        setState({ at: 'passed' })
        latest.current.onVerified(slideCode)
      } catch (error) {
        if (signal.aborted) return
        setState({ at: 'failed', reason: error instanceof CaptchaRefusal ? error.message : '' })
      }
    },
    [wire],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is begun by its number
  useEffect(() => {
    const stop = new AbortController()
    void work(stop.signal)
    return () => stop.abort()
  }, [work, attempt])

  const hasPassed = state.at === 'passed'
  useEffect(() => {
    if (!hasPassed) return
    const timer = setTimeout(() => latest.current.onPassed(), passedMs)
    return () => clearTimeout(timer)
  }, [hasPassed])

  const share = state.at === 'working' ? state.share : state.at === 'failed' ? 0 : 1
  return (
    <div data-slot="work-captcha" data-state={state.at} className="flex max-w-[310px] flex-col gap-3">
      <p className="text-sm">{t('work.text')}</p>
      <ProgressBar
        value={share * 100}
        label={t('work.progress')}
        valueText={new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share)}
      />
      <p
        role="status"
        className={`min-h-[1lh] text-sm ${hasPassed ? 'text-success-text' : state.at === 'failed' ? 'text-danger-text' : 'text-muted'}`}
      >
        {state.at === 'passed' ? t('passed') : state.at === 'failed' ? state.reason || t('unreachable') : t('checking')}
      </p>
      {state.at === 'failed' && (
        <Button size="small" variant="primary" className="self-start" onClick={() => setAttempt(attempt + 1)}>
          {t('work.again')}
        </Button>
      )}
      {otherWay}
    </div>
  )
}
