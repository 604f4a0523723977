// Which columns an export has and what a record says in each, whatever version it was made under.
import type { Answers, Question } from '#shared/form/definition'
import type { Cell } from '#shared/form/question-type'
import { asStored } from '#shared/form/upgrade'
import { wallClock } from '#shared/time-zone'
import { outcomeColumns } from '../form/form-mode.ts'
import type { FormVersion } from '../form/stored-form.ts'
import { type AnswerFormat, createAnswerFormat, type Translate } from '../submission/answer-format.ts'
import { collectsAnswers, columnsOver, columnTitle } from '../submission/columns.ts'
import type { SubmissionRow } from '../submission/repository.ts'

export interface ExportTable {
  readonly header: readonly string[]
  /** As many cells as the header has. */
  readonly row: (record: SubmissionRow) => Cell[]
}

export interface ExportTableOptions {
  /** Ids of questions and fields of the record (`@time`), in order; absent: all. Unknown ones are left out. */
  readonly columns?: readonly string[] | undefined
  readonly versions: readonly FormVersion[]
  readonly language: string
  /** Whose clocks times are told by; it stands in their heading. */
  readonly timeZone: string
  readonly translate: Translate
  readonly fileUrl: (fileId: string) => string
}

export const createExportTable = ({
  versions,
  columns,
  language,
  timeZone,
  translate,
  fileUrl,
}: ExportTableOptions): ExportTable => {
  const t = (key: string, params?: Record<string, string>) => translate('data', key, params)
  const clock = wallClock(timeZone)
  const formatOf = (question: Question, defaultLanguage: string): AnswerFormat =>
    createAnswerFormat(question, { language, defaultLanguage, translate, fileUrl })
  const questions = columnsOver(versions, collectsAnswers).map((column): [string, Writer] => {
    const title = columnTitle(column, language)
    const heading = column.deleted ? t('export.fileDeleted', { title }) : title
    const { id } = column.question
    const group = columnGroup(heading, formatOf(column.question, column.defaultLanguage), (add) => {
      for (const { version, definition } of versions) {
        const question = definition.questions.find((each) => each.id === id)
        if (question) add(version, formatOf(question, definition.defaultLanguage))
      }
    })
    const write: Writer['write'] = (cells, record, answers) => {
      const answer = answers[id]
      if (answer === undefined) for (let blank = group.headings.length; blank > 0; blank--) cells.push(null)
      else group.write(cells, record.version, answer)
    }
    return [id, { headings: group.headings, write }]
  })
  // As the newest version's mode has them.
  const newest = versions.at(-1)
  const outcome = (newest ? outcomeColumns(newest.definition, language) : []).map(
    ({ heading, cell }, index): [string, Writer] => [
      `@outcome${index}`,
      field(heading, (record) => cell(record.outcome)),
    ],
  )
  const writers = new Map<string, Writer>([
    ['@serial', field(t('column.serial'), ({ serialNumber }) => Number(serialNumber))],
    ['@time', field(`${t('column.time')} (${timeZone})`, ({ submittedAt }) => ({ date: clock(submittedAt) }))],
    ...outcome,
    ...questions,
    ['@duration', field(t('export.fileSeconds'), ({ durationMs }) => durationMs && Math.round(durationMs / 1000))],
    ['@channel', field(t('column.channel'), ({ channel }) => channel)],
    ['@version', field(t('column.version'), ({ version }) => version)],
  ])
  const byVersion = new Map(versions.map((version) => [version.version, version]))
  const chosen = columns ? [...new Set(columns)].flatMap((id) => writers.get(id) ?? []) : [...writers.values()]
  return {
    header: chosen.flatMap(({ headings }) => headings),
    row: (record) => {
      const cells: Cell[] = []
      const answers = byVersion.get(record.version)?.answersOf(record) ?? asStored(record)
      for (const { write } of chosen) write(cells, record, answers)
      return cells
    },
  }
}

interface Writer {
  readonly headings: readonly string[]
  /** @param answers of the record, in today's shape */
  readonly write: (cells: Cell[], record: SubmissionRow, answers: Answers) => void
}

const field = (heading: string, value: (record: SubmissionRow) => Cell): Writer => ({
  headings: [heading],
  write: (cells, record) => void cells.push(value(record)),
})

interface ColumnGroup {
  readonly headings: readonly string[]
  readonly write: (cells: Cell[], version: number, answer: Parameters<AnswerFormat['cells']>[0]) => void
}

/**
 * The columns of one question. Versions may have other sub-columns (a matrix row added, another removed): they are
 * matched by name, and those only older versions had come last.
 */
const columnGroup = (
  title: string,
  newest: AnswerFormat,
  eachVersion: (add: (version: number, format: AnswerFormat) => void) => void,
): ColumnGroup => {
  const places = new Map<string, number>()
  const names: string[] = []
  const placesOf = ({ headers }: AnswerFormat): number[] => {
    const seen = new Map<string, number>()
    return (headers.length === 0 ? [''] : headers).map((name) => {
      // Two rows of the same name stay two columns.
      const repeat = seen.get(name) ?? 0
      seen.set(name, repeat + 1)
      const key = `${repeat} ${name}`
      const known = places.get(key)
      if (known !== undefined) return known
      places.set(key, names.length)
      return names.push(name) - 1
    })
  }
  const newestPlaces = placesOf(newest)
  const byVersion = new Map<number, { format: AnswerFormat; at: readonly number[]; inOrder: boolean }>()
  eachVersion((version, format) => {
    const at = placesOf(format)
    byVersion.set(version, { format, at, inOrder: at.every((place, index) => place === index) })
  })
  const width = names.length
  const fallback = { format: newest, at: newestPlaces, inOrder: true }
  return {
    headings: names.map((name) => (name === '' ? title : `${title} / ${name}`)),
    write: (cells, version, answer) => {
      const { format, at, inOrder } = byVersion.get(version) ?? fallback
      const own = format.cells(answer)
      if (inOrder && own.length === width) {
        for (const cell of own) cells.push(cell)
        return
      }
      const placed = Array.from<Cell>({ length: width }).fill(null)
      for (const [index, place] of at.entries()) placed[place] = own[index] ?? null
      cells.push(...placed)
    },
  }
}
