import '../../../design-system/styles/index.css'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { QuestionHostProvider, QuestionScope } from '#sdk/ui'
import { plainHost } from '#src/plugin-sdk/ui/plain-host.tsx'
import { rendererProps } from '../../_families/renderer-props.testing.ts'
import matrixSelect from './definition.ts'
import texts from './locales/en.json' with { type: 'json' }
import renderer from './renderer.tsx'

afterEach(cleanup)

const options = matrixSelect.examples[0]?.options ?? matrixSelect.defaults

const show = (width: number, columns = options.columns) =>
  render(
    <QuestionHostProvider host={plainHost({ 'question-types/matrix-select': texts.fill }, 'en')}>
      <QuestionScope typeId="matrix-select" questionId="q00001">
        <div style={{ width }}>
          <span id="label">Meal</span>
          <renderer.Component
            {...rendererProps('matrix-select')}
            options={{ ...options, columns }}
            value={{ food: ['good'] }}
            onChange={() => undefined}
          />
        </div>
      </QuestionScope>
    </QuestionHostProvider>,
  )

const boxOf = (row: string, column: string) =>
  within(screen.getByRole('radiogroup', { name: row }))
    .getByRole('radio', { name: column })
    .getBoundingClientRect()
const middleOf = ({ left, width }: DOMRect) => left + width / 2

test('at 640 px each choice stands under the heading of its column, in the line of its row', () => {
  show(640)
  for (const column of ['Poor', 'Fair', 'Good']) {
    const heading = screen.getByRole('columnheader', { name: column }).getBoundingClientRect()
    for (const row of ['Taste of the food', 'Surroundings'])
      expect(Math.abs(middleOf(boxOf(row, column)) - middleOf(heading))).toBeLessThan(2)
  }
  const food = screen.getByRole('rowheader', { name: 'Taste of the food' }).getBoundingClientRect()
  expect(boxOf('Taste of the food', 'Good').top).toBeGreaterThan(food.top)
  expect(boxOf('Taste of the food', 'Good').bottom).toBeLessThan(food.bottom)
})

test('below that each row is a card, its choices segments side by side with their words in them', () => {
  show(335)
  expect(screen.queryByRole('columnheader')).toBeNull()
  const [poor, good] = [boxOf('Taste of the food', 'Poor'), boxOf('Taste of the food', 'Good')]
  expect(good.top).toBe(poor.top)
  expect(Math.abs(good.width - poor.width)).toBeLessThan(2)
  // The whole segment is what is pressed.
  expect(Math.min(good.width, good.height)).toBeGreaterThanOrEqual(44)
  const words = within(screen.getByRole('radiogroup', { name: 'Taste of the food' }))
    .getByText('Good')
    .getBoundingClientRect()
  expect(words.left).toBeGreaterThan(good.left)
  expect(words.right).toBeLessThan(good.right)
})

test('words too long for a segment stand beside their choices, one below the other', () => {
  const [first, ...others] = options.columns
  if (!first) throw new Error('The example has no column.')
  show(335, [{ ...first, label: { en: 'Incomprehensibilities everywhere' } }, ...others])
  const food = within(screen.getByRole('radiogroup', { name: 'Taste of the food' }))
  const [long, good] = ['Incomprehensibilities everywhere', 'Good'].map((name) =>
    food.getByRole('radio', { name }).getBoundingClientRect(),
  )
  expect(good?.top).toBeGreaterThan(long?.bottom ?? 0)
  expect(food.getByText('Good').getBoundingClientRect().width).toBeGreaterThan(20)
})

test('clearing takes its button away, and leaves the focus at the first choice', () => {
  show(700)
  screen.getByRole('button', { name: 'Clear all choices' }).click()
  const rows = screen.getAllByRole('radiogroup')
  expect(rows[0]?.contains(document.activeElement)).toBe(true)
})
