import { Callout } from '#ds/callout'
import type { Question } from '#shared/form/definition'
import { pickText } from '#shared/form/text'
import { useFormat } from '#src/i18n/use-format.ts'
import { useLanguage, useT } from '#src/i18n/use-t.ts'
import { resolveType } from '#src/registry/question-types.admin.ts'
import { RecordedAnswer } from './answer-detail.tsx'
import type { LoadedRecord } from './use-loaded-record.ts'
import { useRecordHost } from './use-record-host.ts'

/** What one record says, question by question, and what is known about it. */
export const RecordView = ({ record, definition }: LoadedRecord) => {
  const t = useT('data')
  const { dateTime, number } = useFormat()
  const language = useLanguage()
  const host = useRecordHost(record.formKey, definition.defaultLanguage)
  const questions = definition.questions.filter((question) => resolveType(question.type)?.traits.collects ?? true)
  const titleOf = (question: Question) => pickText(question.title, language, definition.defaultLanguage)
  const facts = [
    { label: t('column.time'), value: dateTime(record.createTime) },
    ...(record.updateTime === record.createTime
      ? []
      : [
          {
            label: t('column.updated'),
            value: record.changedBy
              ? t('record.changed', { time: dateTime(record.updateTime), name: record.changedBy })
              : dateTime(record.updateTime),
          },
        ]),
    { label: t('column.version'), value: number(record.version) },
    ...(record.durationMs === null
      ? []
      : [{ label: t('column.duration'), value: t('seconds', { count: Math.round(record.durationMs / 1000) }) }]),
    ...(record.channel ? [{ label: t('column.channel'), value: record.channel }] : []),
    ...(record.ip ? [{ label: t('column.ip'), value: record.ip }] : []),
  ]
  return (
    <div className="flex flex-col gap-6">
      <dl className="flex flex-col gap-4">
        {questions.map((question) => {
          const answer = record.answers[question.id]
          return (
            <div key={question.id}>
              <dt className="text-sm text-muted">{titleOf(question)}</dt>
              <dd className="mt-1 whitespace-pre-wrap break-words text-base text-ink">
                <RecordedAnswer question={question} answer={answer} host={host} unanswered={t('unanswered')} />
              </dd>
            </div>
          )
        })}
      </dl>
      {record.dropped.length > 0 && (
        <Callout tone="info" title={t('dropped.title')}>
          {t('dropped.text', { count: record.dropped.length })}
        </Callout>
      )}
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-hairline border-t pt-4 text-sm">
        {facts.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="break-words text-ink">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
