import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ConditionBuilder, type ConditionBuilderProps, type ConditionGroup } from './index.tsx'

afterEach(cleanup)

const labels = {
  rule: 'Condition {number}',
  group: 'Group {number}',
  join: 'Join',
  all: 'All',
  any: 'Any',
  field: 'Field',
  operator: 'Operator',
  value: 'Value',
  from: 'From',
  to: 'To',
  choose: 'Choose',
  search: 'Search',
  nothingFound: 'Nothing',
  removeValue: 'Remove',
  addRule: 'Add condition',
  addGroup: 'Add group',
  remove: 'Remove',
  moveUp: 'Move up',
  moveDown: 'Move down',
  moved: '{name} moved, now {number} of {count}',
  removed: '{name} removed',
  words: {
    and: ' and ',
    or: ' or ',
    rule: '{field} {operator} {value}',
    ruleWithoutValue: '{field} {operator}',
    between: '{from} to {to}',
    brackets: '({group})',
    missing: '…',
    always: 'Always',
  },
}
const fields: ConditionBuilderProps['fields'] = [
  { id: 'age', label: 'Age', kind: 'number' },
  { id: 'name', label: 'Name', kind: 'text' },
  {
    id: 'city',
    label: 'City',
    kind: 'choice',
    options: [
      { id: '1', label: 'Berlin' },
      { id: '2', label: 'Paris' },
    ],
  },
]
const operators: ConditionBuilderProps['operators'] = [
  { id: 'is', label: 'is', kinds: ['number', 'text', 'choice'], arity: 'one' },
  { id: 'between', label: 'is between', kinds: ['number'], arity: 'two' },
  { id: 'in', label: 'is one of', kinds: ['choice'], arity: 'many' },
  { id: 'empty', label: 'is empty', kinds: ['number', 'text', 'choice'], arity: 'none' },
]
const rule = (id: string, value: number) =>
  ({ type: 'rule', id, field: 'age', operator: 'is', values: [value] }) as const
const empty: ConditionGroup = { type: 'group', id: 'root', join: 'and', items: [] }

function Live({ spy, ...props }: Partial<ConditionBuilderProps> & { spy?: (group: ConditionGroup) => void }) {
  const [value, setValue] = useState(props.value ?? empty)
  return (
    <ConditionBuilder
      label="Show when"
      locale="en"
      fields={fields}
      operators={operators}
      labels={labels}
      {...props}
      value={value}
      onChange={(next) => {
        spy?.(next)
        setValue(next)
      }}
    />
  )
}

const sentence = () => document.querySelector('[data-slot=condition-builder-sentence]')?.textContent
const item = (name: string) => screen.getAllByRole('listitem', { name })[0]!

test('a condition is put together and read out', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} newId={() => 'new'} />)
  expect(sentence()).toBe('Always')
  await userEvent.click(screen.getByRole('button', { name: 'Add condition' }))
  const field = screen.getByRole('combobox', { name: 'Field' })
  expect(document.activeElement).toBe(field)
  await userEvent.selectOptions(field, 'Age')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Operator' }), 'is between')
  await userEvent.type(screen.getByRole('spinbutton', { name: 'From' }), '18')
  await userEvent.type(screen.getByRole('spinbutton', { name: 'To' }), '30')
  expect(sentence()).toBe('Age is between 18 to 30')
  expect(spy.mock.lastCall?.[0].items).toEqual([
    { type: 'rule', id: 'new', field: 'age', operator: 'between', values: [18, 30] },
  ])
})

test('another field keeps the operator where it fits, and drops values of another kind', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} value={{ ...empty, items: [rule('a', 5)] }} />)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Field' }), 'City')
  expect(spy.mock.lastCall?.[0].items[0]).toMatchObject({ field: 'city', operator: 'is', values: [] })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Operator' }), 'is one of')
  await userEvent.click(screen.getByRole('combobox', { name: 'Value' }))
  await userEvent.click(screen.getByRole('option', { name: 'Paris' }))
  await userEvent.click(screen.getByRole('option', { name: 'Berlin' }))
  await userEvent.keyboard('{Escape}')
  expect(sentence()).toBe('City is one of Paris or Berlin')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Operator' }), 'is empty')
  expect(spy.mock.lastCall?.[0].items[0].values).toEqual([])
})

test('all or any, and groups within groups as deep as allowed', async () => {
  render(<Live value={{ ...empty, items: [rule('a', 1), rule('b', 2)] }} maxDepth={2} />)
  await userEvent.click(screen.getByRole('radio', { name: 'Any' }))
  expect(sentence()).toBe('Age is 1 or Age is 2')
  await userEvent.click(screen.getByRole('button', { name: 'Add group' }))
  const group = item('Group 3')
  expect(within(group).queryByRole('button', { name: 'Add group' })).toBeNull()
  expect(document.activeElement).toBe(within(group).getByRole('combobox', { name: 'Field' }))
})

test('moved by button, focus stays on it and the place is announced', async () => {
  render(
    <Live value={{ ...empty, items: [rule('a', 1), { type: 'group', id: 'g', join: 'or', items: [rule('b', 2)] }] }} />,
  )
  const down = within(item('Condition 1')).getByRole('button', { name: 'Move down Condition 1' })
  down.focus()
  await userEvent.keyboard('{Enter}')
  expect(sentence()).toBe('Age is 1 or Age is 2')
  expect(screen.getByRole('status').textContent).toBe('Condition 1 moved, now 1 of 2')
  expect(document.activeElement).toBe(within(item('Group 1')).getByRole('button', { name: 'Move down Condition 1' }))
})

test('a moved group keeps focus on its own buttons', async () => {
  render(
    <Live
      value={{
        ...empty,
        items: [{ type: 'group', id: 'g', join: 'or', items: [rule('b', 2), rule('c', 3)] }, rule('a', 1)],
      }}
    />,
  )
  screen.getByRole('button', { name: 'Move down Group 1' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(sentence()).toBe('Age is 1 and (Age is 2 or Age is 3)')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move down Group 2' }))
})

test('after a removal in a group focus is on that group’s add button', async () => {
  render(<Live value={{ ...empty, items: [{ type: 'group', id: 'g', join: 'or', items: [rule('b', 2)] }] }} />)
  await userEvent.click(screen.getByRole('button', { name: 'Remove Condition 1' }))
  expect(document.activeElement).toBe(within(item('Group 1')).getByRole('button', { name: 'Add condition' }))
})

test('after a removal focus is on the add button', async () => {
  render(<Live value={{ ...empty, items: [rule('a', 1), rule('b', 2)] }} />)
  await userEvent.click(screen.getByRole('button', { name: 'Remove Condition 1' }))
  expect(sentence()).toBe('Age is 2')
  expect(screen.getByRole('status').textContent).toBe('Condition 1 removed')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add condition' }))
})

test('disabled shows and says everything, and nothing can be pressed', () => {
  render(<Live disabled value={{ ...empty, items: [rule('a', 1)] }} />)
  expect(sentence()).toBe('Age is 1')
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Field' }).disabled).toBe(true)
})
