import { useId, useState } from 'react'
import { Button } from '#ds/button'
import { RichTextView } from '#ds/rich-text'
import type { FillSetting } from '#shared/contract/fill-state'
import type { SubmitReceipt } from '#shared/contract/submission'
import { parseRichText } from '#shared/rich-text'
import type { AnswerLine } from './answer-lines.ts'
import { Drawing } from './drawing.tsx'
import { Onward } from './onward.tsx'
import { Notice, Sheet } from './sheet.tsx'
import { timeText } from './time-text.ts'
import type { Translate } from './translator.ts'
import { useLightPrint } from './use-light-print.ts'

export interface ReceiptScreenProps {
  readonly formTitle: string
  /** The author's own words, '' for the page's. */
  readonly thanks: string
  readonly receipt: SubmitReceipt
  readonly lines: readonly AnswerLine[]
  /** Null: as usual. */
  readonly after: FillSetting['after'] | null
  readonly language: string
  readonly defaultLanguage: string
  readonly translate: Translate
  readonly onAgain: () => void
}

/** The submission has arrived: its number, a way to keep it on paper, a way to go on. Printed, it lists the answers. */
export const ReceiptScreen = ({
  formTitle,
  thanks,
  receipt,
  lines,
  after,
  language,
  defaultLanguage,
  translate,
  onAgain,
}: ReceiptScreenProps) => {
  useLightPrint()
  const [shown, setShown] = useState(false)
  const answersId = useId()
  const own = after?.show === 'own' ? parseRichText(after.content[language] ?? after.content[defaultLanguage]) : null
  const hasAnswers = lines.length > 0 && after?.showAnswers !== false
  return (
    <Sheet>
      <Notice
        mark={<DoneDrawing />}
        title={translate('fill', 'submitted.title')}
        actions={
          <>
            <Button onClick={() => print()}>{translate('fill', 'submitted.print')}</Button>
            {hasAnswers && (
              <Button aria-expanded={shown} aria-controls={answersId} onClick={() => setShown(!shown)}>
                {translate('fill', 'submitted.answers')}
              </Button>
            )}
            {after?.allowAgain !== false && (
              <Button variant="ghost" onClick={onAgain}>
                {translate('fill', 'submitted.again')}
              </Button>
            )}
          </>
        }
      >
        {own && own.content.length > 0 ? (
          <RichTextView doc={own} headingLevel={2} />
        ) : (
          <p className="whitespace-pre-line">{thanks || translate('fill', 'submitted.text')}</p>
        )}
        {after?.show === 'jump' && <Onward address={after.address} translate={translate} />}
        <dl className="grid w-full grid-cols-[auto_1fr] gap-x-6 gap-y-2 border-hairline border-y py-4 text-base">
          <dt className="text-muted">{translate('fill', 'submitted.number')}</dt>
          <dd className="font-semibold tabular-nums">{receipt.serialNumber}</dd>
          <dt className="text-muted">{translate('fill', 'submitted.time')}</dt>
          <dd className="tabular-nums">{timeText(new Date(receipt.submittedAt), language)}</dd>
        </dl>
      </Notice>
      {hasAnswers && (
        <section id={answersId} className={shown ? 'mt-8' : 'mt-8 hidden print:block'}>
          <h2 className="mb-4 font-semibold text-xl">{formTitle}</h2>
          <h3 className="sr-only">{translate('fill', 'submitted.answers')}</h3>
          <dl className="flex flex-col gap-3">
            {lines.map((line) => (
              <div key={line.questionId}>
                <dt className="text-base text-muted">{line.title}</dt>
                <dd className="whitespace-pre-line">{line.text}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </Sheet>
  )
}

const DoneDrawing = () => (
  <Drawing>
    <path d="m18 28 6 6 12-13" className="stroke-accent-solid" strokeWidth="2.5" />
  </Drawing>
)
