import { defineFormatter } from '#sdk'
import type subForm from './definition.ts'

export default defineFormatter<typeof subForm>({
  text: (rows, { named = [] }, { children, text, t }) =>
    rows
      .map((cellsOf, index) => {
        const cells = children.flatMap(({ question, format }) => {
          const cell = Object.hasOwn(cellsOf, question.id) ? cellsOf[question.id] : undefined
          const answer = cell === undefined ? '' : format(cell)
          if (answer === '') return []
          const title = text(question.title)
          return [title === '' ? answer : t('cell', { title, answer })]
        })
        const row = { position: index + 1, cells: cells.join(t('cellSeparator')) || t('rowEmpty') }
        const name = text(named[index]?.label)
        return name === '' ? t('rowText', row) : t('rowText.named', { ...row, name })
      })
      .join(t('rowSeparator')),
})
