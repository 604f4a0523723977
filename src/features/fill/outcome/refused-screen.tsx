import type { ReactNode } from 'react'
import { Button, buttonClass } from '#ds/button'
import type { FillRefusal } from '#shared/contract/fill-state'
import { clearToken } from '#src/session/token.ts'
import type { Call } from '../call/call.ts'
import { timeText } from '../language/time-text.ts'
import type { Translate } from '../language/translator.ts'
import { Drawing } from '../sheet/drawing.tsx'
import { Notice, Sheet } from '../sheet/sheet.tsx'
import { PasswordForm } from './password-form.tsx'
import { UntilOpen } from './until-open.tsx'

/** `device`: this browser has given as many answers as the author wants from one device. */
export type Refusal = Omit<FillRefusal, 'reason'> & { readonly reason: FillRefusal['reason'] | 'device' }

export interface RefusedScreenProps {
  readonly refusal: Refusal
  readonly formKey: string
  readonly formTitle: string
  /** The author's words in the respondent's language, '' for the page's. */
  readonly authorText: string
  /** Answers of this respondent lie on the device. */
  readonly kept: boolean
  readonly clockOffsetMs: number
  readonly language: string
  readonly translate: Translate
  readonly call: Call
  /** Null when there is nothing on screen to take along. */
  readonly onDownload: (() => void) | null
  /** It may be open now. */
  readonly onOpen: () => void
}

/** A form whose settings do not let this person in now: why, until when, and what they can do about it. */
export const RefusedScreen = (props: RefusedScreenProps) => {
  const { refusal, formKey, formTitle, authorText, kept, clockOffsetMs, language, translate, onDownload, onOpen } =
    props
  const { reason, opensAt } = refusal
  const say = (key: string, params?: Readonly<Record<string, string>>) =>
    translate('fill-later', `refused.${key}`, params)
  const hasAnswers = onDownload !== null
  return (
    <Sheet>
      <Notice
        mark={marks[reason] ?? <FullDrawing />}
        title={say(`${reason}.title`)}
        actions={
          <>
            {reason === 'signIn' && (
              // What was typed stays in this tab while somebody signs in in another.
              <a
                href={`/login?redirect=${encodeURIComponent(`/d/${formKey}`)}`}
                className={buttonClass({ variant: 'primary' })}
                // What the server does not know any more would only stand in the way of signing in.
                onClick={clearToken}
                {...(hasAnswers && { target: '_blank' })}
              >
                {say('signIn.action')}
              </a>
            )}
            {hasAnswers && reason !== 'password' && (
              <Button onClick={onOpen}>{translate('fill', 'question.retry')}</Button>
            )}
            {onDownload && <Button onClick={onDownload}>{translate('fill', 'delivery.download')}</Button>}
          </>
        }
      >
        {formTitle !== '' && <p className="font-semibold">{formTitle}</p>}
        <p className="whitespace-pre-line">{authorText || say(`${reason}.text`)}</p>
        {reason === 'password' && <PasswordForm {...props} />}
        {opensAt !== null && (
          <p>
            {say('opens', { time: timeText(new Date(opensAt), language) })}
            <UntilOpen at={opensAt - clockOffsetMs} language={language} onOpen={onOpen} />
          </p>
        )}
        {hasAnswers && <p>{say('notSubmitted')}</p>}
        {kept && <p>{translate('fill-later', 'page.kept')}</p>}
      </Notice>
    </Sheet>
  )
}

const WaitDrawing = () => (
  <Drawing>
    <circle cx="26" cy="27" r="9" className="stroke-accent-solid" strokeWidth="2.5" />
    <path d="M26 22v5l3.5 2" className="stroke-accent-solid" strokeWidth="2.5" />
  </Drawing>
)

const KeyDrawing = () => (
  <Drawing>
    <rect x="18" y="25" width="16" height="11" rx="2" className="stroke-accent-solid" strokeWidth="2.5" />
    <path d="M21.5 25v-4a4.5 4.5 0 0 1 9 0v4" className="stroke-accent-solid" strokeWidth="2.5" />
  </Drawing>
)

const FullDrawing = () => (
  <Drawing>
    <path d="M18 20h16M18 26h16M18 32h16" className="stroke-ink" />
    <path d="M8 38h36" className="stroke-accent-solid" strokeWidth="2.5" />
  </Drawing>
)

const marks: Partial<Record<Refusal['reason'], ReactNode>> = {
  notYet: <WaitDrawing />,
  over: <WaitDrawing />,
  signIn: <KeyDrawing />,
  password: <KeyDrawing />,
}
