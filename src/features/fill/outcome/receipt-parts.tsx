// What a receipt says, with scripts and without.
import { RichTextView } from '#ds/rich-text'
import { parseRichText } from '#shared/rich-text'
import type { AnswerLine } from '../filling/answer-lines.ts'
import { Drawing } from '../sheet/drawing.tsx'
import type { ReceiptScreenProps } from './receipt-screen.tsx'

/** The author's own words, or the page's. */
export const ReceiptWords = ({
  thanks,
  after,
  language,
  defaultLanguage,
  translate,
}: Pick<ReceiptScreenProps, 'thanks' | 'after' | 'language' | 'defaultLanguage' | 'translate'>) => {
  const own = after?.show === 'own' ? parseRichText(after.content[language] ?? after.content[defaultLanguage]) : null
  return own && own.content.length > 0 ? (
    <RichTextView doc={own} headingLevel={2} />
  ) : (
    <p className="whitespace-pre-line">{thanks || translate('fill', 'submitted.text')}</p>
  )
}

/** By what a submission is found again. */
export const ReceiptFacts = ({
  receipt,
  time,
  translate,
}: Pick<ReceiptScreenProps, 'receipt' | 'translate'> & {
  /** When it was submitted, in words. */
  time: string
}) => (
  <dl className="grid w-full grid-cols-[auto_1fr] gap-x-6 gap-y-2 border-hairline border-y py-4 text-base">
    <dt className="text-muted">{translate('fill', 'submitted.number')}</dt>
    <dd className="font-semibold tabular-nums">{receipt.serialNumber}</dd>
    <dt className="text-muted">{translate('fill-later', 'submitted.time')}</dt>
    <dd className="tabular-nums">{time}</dd>
  </dl>
)

export const AnswerList = ({ lines }: { lines: readonly AnswerLine[] }) => (
  <dl className="flex flex-col gap-3">
    {lines.map((line) => (
      <div key={line.questionId}>
        <dt className="text-base text-muted">{line.title}</dt>
        <dd className="whitespace-pre-line">{line.text}</dd>
      </div>
    ))}
  </dl>
)

export const DoneDrawing = () => (
  <Drawing>
    <path d="m18 28 6 6 12-13" className="stroke-accent-solid" strokeWidth="2.5" />
  </Drawing>
)
