import { type ReactNode, useEffect, useId, useState } from 'react'
import { Button } from '#ds/button'
import type { FillSetting } from '#shared/contract/fill-state'
import type { SubmitReceipt } from '#shared/contract/submission'
import type { AnswerLine } from '../filling/answer-lines.ts'
import { passHistory } from '../filling/step-history.ts'
import { timeText } from '../language/time-text.ts'
import type { Translate } from '../language/translator.ts'
import { Notice, Sheet } from '../sheet/sheet.tsx'
import { AnswerSharesView } from './answer-shares.tsx'
import { sentFromHere } from './device-memory.ts'
import { Onward } from './onward.tsx'
import { AnswerList, DoneDrawing, ReceiptFacts, ReceiptWords } from './receipt-parts.tsx'
import { SendCopy } from './send-copy.tsx'
import { useLightPrint } from './use-light-print.ts'

export interface ReceiptScreenProps {
  readonly formKey: string
  readonly formTitle: string
  /** The author's own words, '' for the page's. */
  readonly thanks: string
  readonly receipt: SubmitReceipt
  /** What the server has answered itself. */
  readonly assigned?: ReactNode
  /** Other answers given on this device that have not arrived yet. */
  readonly left: number
  readonly lines: readonly AnswerLine[]
  /** Null: as usual. */
  readonly after: FillSetting['after'] | null
  /** How many answers this device may give; null: any number. */
  readonly device: FillSetting['device']
  readonly language: string
  readonly defaultLanguage: string
  readonly translate: Translate
  readonly onAgain: () => void
}

/** The submission has arrived: its number, a way to keep it on paper, a way to go on. Printed, it lists the answers. */
export const ReceiptScreen = ({
  formKey,
  formTitle,
  thanks,
  receipt,
  assigned,
  left,
  lines,
  after,
  device,
  language,
  defaultLanguage,
  translate,
  onAgain,
}: ReceiptScreenProps) => {
  useLightPrint()
  useEffect(passHistory, [])
  const [shown, setShown] = useState(false)
  const answersId = useId()
  const mayAgain = after?.allowAgain !== false && (!device || sentFromHere(formKey) < device.max)
  const hasAnswers = lines.length > 0 && after?.showAnswers !== false
  return (
    <Sheet>
      <Notice
        mark={<DoneDrawing />}
        title={translate('fill', 'submitted.title')}
        actions={
          <>
            <Button onClick={() => print()}>{translate('fill-later', 'submitted.print')}</Button>
            {hasAnswers && (
              <Button aria-expanded={shown} aria-controls={answersId} onClick={() => setShown(!shown)}>
                {translate('fill-later', 'submitted.answers')}
              </Button>
            )}
            {mayAgain && (
              <Button variant="ghost" onClick={onAgain}>
                {translate('fill-later', 'submitted.again')}
              </Button>
            )}
          </>
        }
      >
        <ReceiptWords {...{ thanks, after, language, defaultLanguage, translate }} />
        {after?.show === 'jump' && <Onward address={after.address} translate={translate} />}
        <ReceiptFacts
          receipt={receipt}
          time={timeText(new Date(receipt.submittedAt), language)}
          translate={translate}
        />
        {assigned}
        {receipt.copy && <SendCopy address={receipt.copy} language={language} translate={translate} />}
        <p role="status" data-print="hide" className="empty:absolute">
          {left > 0 && translate('fill-later', 'delivery.left', { number: left })}
        </p>
      </Notice>
      {/* Right below what opens them. */}
      {hasAnswers && (
        <section id={answersId} className={shown ? 'mt-8' : 'mt-8 hidden print:block'}>
          <h2 className="mb-4 font-semibold text-xl">{formTitle}</h2>
          <h3 className="sr-only">{translate('fill-later', 'submitted.answers')}</h3>
          <AnswerList lines={lines} />
        </section>
      )}
      {receipt.shares && <AnswerSharesView address={receipt.shares} language={language} />}
    </Sheet>
  )
}
