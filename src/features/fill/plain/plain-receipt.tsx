import { useMemo } from 'react'
import { buttonClass } from '#ds/button'
import type { PlainStage } from '#shared/fill-page'
import type { Text } from '#shared/form/definition'
import { pickText } from '#shared/form/text'
import { toBcp47 } from '#shared/language-choice'
import { createAnswerText } from '#src/form-view/answer-text.ts'
import { createWork } from '#src/form-view/work.ts'
import { answerLines } from '../filling/answer-lines.ts'
import { useFillHost } from '../filling/use-fill-host.ts'
import type { FillForm } from '../form/load-fill-form.ts'
import { AssignedAnswers } from '../outcome/assigned-answers.tsx'
import { AnswerList, DoneDrawing, ReceiptFacts, ReceiptWords } from '../outcome/receipt-parts.tsx'
import { ShareLists } from '../outcome/share-lists.tsx'
import { webAddress } from '../outcome/web-address.ts'
import { Notice, Sheet } from '../sheet/sheet.tsx'
import { PlainCopy } from './plain-copy.tsx'
import type { PlainPageProps } from './plain-page.tsx'

/** The submission has arrived. */
export const PlainReceipt = ({
  form,
  stage: { receipt, answers, filling, copy, shares },
  action,
  start,
  language,
  translate,
}: Omit<PlainPageProps, 'stage'> & { form: FillForm; stage: Extract<PlainStage, { at: 'submitted' }> }) => {
  const { compiled, definition } = form
  const after = form.setting?.after ?? null
  const work = useMemo(createWork, [])
  const host = useFillHost({ form, call: never, language, translate, work, filling: '' })
  const format = useMemo(() => createAnswerText(form.resolve, host), [form.resolve, host])
  const session = useMemo(() => compiled.openSession({ ...answers, ...receipt.assigned }), [compiled, answers, receipt])
  const lines = answerLines(compiled, session, language, format)
  const pick = (text: Text) => pickText(text, language, definition.defaultLanguage)
  const onward = after?.show === 'jump' ? webAddress(after.address) : null
  return (
    <Sheet>
      <Notice
        mark={<DoneDrawing />}
        title={translate('fill', 'submitted.title')}
        actions={
          after?.allowAgain !== false && (
            <a href={start} className={buttonClass({ variant: 'secondary' })}>
              {translate('fill-later', 'submitted.again')}
            </a>
          )
        }
      >
        <ReceiptWords
          thanks={pick(definition.thanks)}
          after={after}
          language={language}
          defaultLanguage={definition.defaultLanguage}
          translate={translate}
        />
        {onward && (
          <p>
            <a href={onward.href} rel="noopener noreferrer" className={buttonClass({ variant: 'primary' })}>
              {translate('fill-later', 'onward.goTo', { host: onward.host })}
            </a>
          </p>
        )}
        <ReceiptFacts
          receipt={receipt}
          time={zonedTime(new Date(receipt.submittedAt), language)}
          translate={translate}
        />
        {receipt.assigned && (
          <AssignedAnswers
            form={form}
            answers={receipt.assigned}
            call={never}
            language={language}
            translate={translate}
          />
        )}
        {receipt.copy && (
          <PlainCopy state={{ ...filling, page: 1, answers }} copy={copy} action={action} translate={translate} />
        )}
        {shares && <ShareLists {...shares} language={language} />}
        {lines.length > 0 && after?.showAnswers !== false && (
          <details>
            <summary className="min-h-11 cursor-pointer py-2 font-semibold">
              {translate('fill-later', 'submitted.answers')}
            </summary>
            <AnswerList lines={lines} />
          </details>
        )}
      </Notice>
    </Sheet>
  )
}

/** With the zone it is meant in: nothing tells the server where somebody reads it. */
const zonedTime = (moment: Date, language: string): string =>
  new Intl.DateTimeFormat(toBcp47(language), { dateStyle: 'long', timeStyle: 'long' }).format(moment)

/** Nothing on such a page calls anybody. */
const never = () => new Promise<never>(() => undefined)
