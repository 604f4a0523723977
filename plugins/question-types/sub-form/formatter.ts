import { defineFormatter } from '#sdk'
import type subForm from './definition.ts'

export default defineFormatter<typeof subForm>({
  text: (rows, _options, { children, text, t }) =>
    rows
      .map((row, index) => {
        const cells = children.flatMap(({ question, format }) => {
          const cell = Object.hasOwn(row, question.id) ? row[question.id] : undefined
          const answer = cell === undefined ? '' : format(cell)
          if (answer === '') return []
          const title = text(question.title)
          return [title === '' ? answer : t('cell', { title, answer })]
        })
        return t('rowText', { position: index + 1, cells: cells.join(t('cellSeparator')) || t('rowEmpty') })
      })
      .join(t('rowSeparator')),
})
