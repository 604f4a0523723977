import '../styles/index.css'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { kitLabelsIn } from '../../.ladle/kit-labels.ts'
import { KitLabelsProvider } from '../labels/index.tsx'
import { ConditionBuilder, type ConditionGroup } from './index.tsx'

afterEach(cleanup)

const value: ConditionGroup = {
  type: 'group',
  id: 'all',
  join: 'and',
  items: [
    { type: 'rule', id: 'a', field: 'age', operator: undefined, values: [] },
    {
      type: 'group',
      id: 'some',
      join: 'or',
      items: [{ type: 'rule', id: 'b', field: 'age', operator: undefined, values: [] }],
    },
  ],
}

test.each([
  [340, 'above'],
  [900, 'beside'],
])('at %i px the tools stand %s what they move, and fields have room', (width, where) => {
  render(
    <KitLabelsProvider labels={kitLabelsIn('en')}>
      <div style={{ width }}>
        <ConditionBuilder
          label="When"
          locale="en"
          operators={[{ id: 'is', label: 'is', kinds: ['number'], arity: 'one' }]}
          fields={[{ id: 'age', label: 'Age', kind: 'number' }]}
          value={value}
          onChange={() => {}}
        />
      </div>
    </KitLabelsProvider>,
  )
  const fields = screen.getAllByRole('combobox').map((each) => each.getBoundingClientRect())
  for (const field of fields) expect(field.width).toBeGreaterThan(where === 'above' ? width - 40 : 120)
  const [first] = fields
  const tool = screen.getAllByRole('button', { name: /Delete|Remove/ })[0]?.getBoundingClientRect()
  if (where === 'above') expect(tool?.bottom).toBeLessThanOrEqual(first?.top ?? 0)
  else expect(tool?.top).toBeLessThan(first?.bottom ?? 0)
})
