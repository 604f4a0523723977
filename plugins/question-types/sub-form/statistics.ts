import { defineStatistics } from '#sdk'
import type subForm from './definition.ts'
import { totalOf } from './parts/totals.ts'

/** How many rows an answer has, and what the columns that are added up come to in it. */
export default defineStatistics<typeof subForm>({
  facts: (rows, { totals = [] }) =>
    totals.length === 0
      ? [{ number: rows.length }]
      : [
          { part: '', number: rows.length },
          ...totals.flatMap((part) => {
            const number = totalOf(rows, part)
            return number === undefined || !Number.isFinite(number) ? [] : [{ part, number }]
          }),
        ],
  parts: ({ totals = [] }, { t, text, children }) =>
    totals.length === 0
      ? []
      : [
          { id: '', label: t('rowCount') },
          ...totals.map((id) => {
            const name = text(children.find(({ question }) => question.id === id)?.question.title)
            return { id, label: name === '' ? t('totals') : t('total', { name }) }
          }),
        ],
})
