import '../../../design-system/styles/index.css'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { QuestionHostProvider, QuestionScope } from '#sdk/ui'
import { plainHost } from '#src/plugin-sdk/ui/plain-host.tsx'
import matrixSelect from './definition.ts'
import texts from './locales/en.json' with { type: 'json' }
import renderer from './renderer.tsx'

afterEach(cleanup)

const options = matrixSelect.examples[0]?.options ?? matrixSelect.defaults

const show = (width: number) =>
  render(
    <QuestionHostProvider host={plainHost({ 'question-types/matrix-select': texts.fill }, 'en')}>
      <QuestionScope typeId="matrix-select" questionId="q00001">
        <div style={{ width }}>
          <span id="label">Meal</span>
          <renderer.Component
            question={{ id: 'q00001', type: 'matrix-select', title: {}, required: false, span: 24, options: {} }}
            options={options}
            value={{ food: ['good'] }}
            onChange={() => undefined}
            onBlur={() => undefined}
            issues={[]}
            readOnly={false}
            controlId="control"
            labelId="label"
            describedBy={undefined}
            page={{ number: 1, total: 1 }}
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

test('below that each row is a card with its choices one below the other, and their words beside them', () => {
  show(639)
  expect(screen.queryByRole('columnheader')).toBeNull()
  const [poor, good] = [boxOf('Taste of the food', 'Poor'), boxOf('Taste of the food', 'Good')]
  expect(good.top).toBeGreaterThan(poor.bottom)
  const food = within(screen.getByRole('radiogroup', { name: 'Taste of the food' }))
  expect(food.getByText('Good').getBoundingClientRect().width).toBeGreaterThan(20)
})
