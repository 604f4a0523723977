import { Button } from '#ds/button'
import type { SubmitReceipt } from '#shared/contract/submission'
import type { AnswerLine } from './answer-lines.ts'
import { Drawing } from './drawing.tsx'
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
  readonly language: string
  readonly translate: Translate
  readonly onAgain: () => void
}

/** The submission has arrived: its number, a way to keep it on paper, a way to go on. Printed, it lists the answers. */
export const ReceiptScreen = ({
  formTitle,
  thanks,
  receipt,
  lines,
  language,
  translate,
  onAgain,
}: ReceiptScreenProps) => {
  useLightPrint()
  return (
    <Sheet>
      <Notice
        mark={<DoneDrawing />}
        title={translate('fill', 'submitted.title')}
        actions={
          <>
            <Button onClick={() => print()}>{translate('fill', 'submitted.print')}</Button>
            <Button variant="ghost" onClick={onAgain}>
              {translate('fill', 'submitted.again')}
            </Button>
          </>
        }
      >
        <p className="whitespace-pre-line">{thanks || translate('fill', 'submitted.text')}</p>
        <dl className="grid w-full grid-cols-[auto_1fr] gap-x-6 gap-y-2 border-hairline border-y py-4 text-base">
          <dt className="text-muted">{translate('fill', 'submitted.number')}</dt>
          <dd className="font-semibold tabular-nums">{receipt.serialNumber}</dd>
          <dt className="text-muted">{translate('fill', 'submitted.time')}</dt>
          <dd className="tabular-nums">{timeText(new Date(receipt.submittedAt), language)}</dd>
        </dl>
      </Notice>
      <section className="mt-8 hidden print:block">
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
    </Sheet>
  )
}

const DoneDrawing = () => (
  <Drawing>
    <path d="m18 28 6 6 12-13" className="stroke-accent-solid" strokeWidth="2.5" />
  </Drawing>
)
