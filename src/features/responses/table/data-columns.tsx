import { Link } from '@tanstack/react-router'
import type { DataColumn } from '#ds/data-table'
import type { DataRow } from '#shared/contract/submission'
import { fieldOf } from '#shared/form/address'
import type { Question } from '#shared/form/definition'
import { fillPipes } from '#shared/form/piping'
import { createAnswerText } from '#src/form-view/answer-text.ts'
import type { FormHost } from '#src/form-view/form-view-context.ts'
import type { useFormat } from '#src/i18n/use-format.ts'
import type { Translate } from '#src/i18n/use-t.ts'
import { resolveType } from '#src/registry/question-types.admin.ts'
import { AnswerCell, answerLine } from '../answer-cell.tsx'
import type { FieldFacts, PartFacts } from './data-filters.ts'
import type { AsGiven } from './use-as-given.ts'

export type Field = FieldFacts & {
  readonly question: Question
  readonly label: string
  readonly deleted: boolean
}

/** The record's own fields around one column for each question. Ids are what filters, sorting and export call them. */
export const dataColumns = (
  fields: readonly Field[],
  {
    t,
    format: { number, dateTime, relative },
    host,
    asGiven,
  }: { t: Translate; format: ReturnType<typeof useFormat>; host: FormHost; asGiven: AsGiven },
): DataColumn<DataRow>[] => [
  {
    id: '@serial',
    header: t('column.serial'),
    align: 'end',
    width: 88,
    pin: 'start',
    hideable: false,
    sortable: true,
    value: (row) => row.serialNumber,
    cell: (row) => (
      <Link
        from="/project/form/data"
        to="."
        search={(before) => ({ ...before, record: row.id })}
        resetScroll={false}
        className="rounded-sm font-medium text-accent-text tabular-nums underline-offset-2 hover:underline"
      >
        {number(row.serialNumber)}
      </Link>
    ),
  },
  {
    id: '@time',
    header: t('column.time'),
    width: 208,
    sortable: true,
    value: (row) => row.createTime,
    cell: (row) => (
      <time dateTime={row.createTime} title={relative(row.createTime)} className="truncate tabular-nums">
        {dateTime(row.createTime)}
      </time>
    ),
  },
  ...fields.flatMap((field): DataColumn<DataRow>[] => {
    const kind = field.filter?.kind
    const { questionId } = field
    const whole: DataColumn<DataRow> = {
      id: questionId,
      header: headingOf(field, host, t),
      align: kind === 'number' ? 'end' : 'start',
      width: kind === 'number' ? 160 : 200,
      minWidth: 96,
      sortable: kind !== undefined && kind !== 'choice',
      value: (row) => textOf(asGiven(field.question, row.version), row, host),
      cell: (row) => (
        <AnswerCell question={asGiven(field.question, row.version)} answer={row.answers[questionId]} host={host} />
      ),
    }
    return [whole, ...field.addresses.map((part) => partColumn(field, part, { t, host, asGiven }))]
  }),
  {
    id: '@duration',
    header: t('column.duration'),
    align: 'end',
    // As wide as the longest words for an hour in seconds (German).
    width: 144,
    sortable: true,
    value: (row) => row.durationMs,
    text: (row) => (row.durationMs === null ? '–' : t('seconds', { count: Math.round(row.durationMs / 1000) })),
  },
  {
    id: '@channel',
    header: t('column.channel'),
    width: 128,
    sortable: true,
    hiddenAtFirst: true,
    value: (row) => row.channel,
    text: (row) => row.channel || '–',
  },
  {
    id: '@version',
    header: t('column.version'),
    align: 'end',
    width: 96,
    sortable: true,
    value: (row) => row.version,
    text: (row) => number(row.version),
  },
]

/** A part of an answer, such as a matrix row: for those who sort by it, at first out of sight. */
const partColumn = (
  field: Field,
  part: PartFacts,
  { t, host, asGiven }: { t: Translate; host: FormHost; asGiven: AsGiven },
): DataColumn<DataRow> => {
  const text = ({ answers, version }: DataRow) => {
    const answer = answers[field.questionId]
    return answer === undefined
      ? ''
      : createAnswerText(resolveType, host)(asGiven(field.question, version), answer, part.id)
  }
  return {
    id: fieldOf(field.questionId, part.id),
    header: t('part', { question: headingOf(field, host, t), part: part.label }),
    align: part.kind === 'number' ? 'end' : 'start',
    width: 160,
    minWidth: 96,
    sortable: part.kind !== 'choice',
    hiddenAtFirst: true,
    value: text,
    text: (row) => text(row) || '–',
  }
}

/** A question's title in the language on screen, with an ellipsis where an answer would stand. */
export const headingOf = ({ question, label, deleted }: Field, host: FormHost, t: Translate): string => {
  const title = fillPipes(host.pickText(question.title), () => '…').trim() || label
  return deleted ? t('export.fileDeleted', { title }) : title
}

const textOf = (question: Question, { answers }: DataRow, host: FormHost): string => {
  const answer = answers[question.id]
  return answer === undefined ? '' : answerLine(question, answer, host)
}
