import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Filter, FilterBar } from './index.tsx'
import { sampleFields, sampleOperators } from './sample-filters.ts'

afterEach(cleanup)

function Live({ initial = [], spy }: { initial?: Filter[]; spy?: (filters: Filter[]) => void }) {
  const [filters, setFilters] = useState(initial)
  return (
    <FilterBar
      fields={sampleFields}
      operators={sampleOperators}
      filters={filters}
      onChange={(next) => {
        spy?.(next)
        setFilters(next)
      }}
      labels={{
        bar: 'Filters',
        add: 'Add a filter',
        addPlaceholder: 'Filter',
        suggestions: 'Suggestions',
        nothingFound: 'Nothing found',
        operator: 'Operator',
        value: 'Value',
        from: 'From',
        to: 'To',
        choose: 'Choose',
        apply: 'Apply',
        remove: (filter) => `Remove filter ${filter}`,
        clearAll: 'Clear all',
        added: (filter) => `Added ${filter}`,
        removed: (filter) => `Removed ${filter}`,
        cleared: 'No filters',
      }}
    />
  )
}

const field = () => screen.getByRole('combobox', { name: 'Add a filter' })
const options = () => screen.getAllByRole('option').map((option) => option.textContent)
const draft: Filter = { field: 'status', operator: 'is', values: ['draft'] }
const said = () => screen.getAllByRole('status').map((each) => each.textContent)

test('typing a value adds the whole filter', async () => {
  const user = userEvent.setup()
  const spy = vi.fn()
  render(<Live spy={spy} />)
  await user.click(field())
  expect(options()).toEqual(['标题', '状态', '答卷数', '更新日期'])
  await user.keyboard('草')
  expect(options()).toEqual(['标题 包含 草', '状态 是 草稿'])
  expect(field().getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[0]?.id)
  await user.keyboard('{ArrowDown}{Enter}')
  expect(spy).toHaveBeenLastCalledWith([draft])
  expect(said()).toContain('Added 状态 是 草稿')
  expect(document.activeElement).toBe(field())
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('choosing a field asks for its value; applying keeps the focus on the chip', async () => {
  const user = userEvent.setup()
  const spy = vi.fn()
  render(<Live spy={spy} />)
  await user.click(field())
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  const panel = within(await screen.findByRole('dialog'))
  await user.selectOptions(panel.getByRole('combobox', { name: 'Operator' }), '介于')
  await user.type(panel.getByRole('spinbutton', { name: 'From' }), '5')
  await user.click(panel.getByRole('button', { name: 'Apply' }))
  expect(spy).not.toHaveBeenCalled()
  await user.type(panel.getByRole('spinbutton', { name: 'To' }), '10{Enter}')
  expect(spy).toHaveBeenLastCalledWith([{ field: 'answers', operator: 'between', values: [5, 10] }])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '答卷数 介于 5 – 10' }))
})

test('a field that was chosen and not finished leaves nothing behind', async () => {
  const user = userEvent.setup()
  const spy = vi.fn()
  render(<Live spy={spy} />)
  await user.click(field())
  await user.click(screen.getByRole('option', { name: '标题' }))
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(spy).not.toHaveBeenCalled()
  expect(screen.queryByRole('button', { name: /标题/ })).toBeNull()
  expect(document.activeElement).toBe(field())
})

test('a chip opens its filter and changes it', async () => {
  const user = userEvent.setup()
  const spy = vi.fn()
  render(<Live initial={[draft]} spy={spy} />)
  await user.click(screen.getByRole('button', { name: '状态 是 草稿' }))
  const panel = within(screen.getByRole('dialog', { name: '状态 是 草稿' }))
  await user.selectOptions(panel.getByRole('combobox', { name: 'Operator' }), '是任一')
  await user.click(panel.getByRole('checkbox', { name: '收集中' }))
  await user.click(panel.getByRole('button', { name: 'Apply' }))
  expect(spy).toHaveBeenLastCalledWith([{ field: 'status', operator: 'any', values: ['draft', 'live'].reverse() }])
})

test('removing: by button, by Backspace in the empty field, all at once from the first chip on', async () => {
  const user = userEvent.setup()
  const spy = vi.fn()
  render(<Live initial={[draft, { field: 'gone', operator: 'odd', values: ['x'] }, draft]} spy={spy} />)
  await user.click(screen.getByRole('button', { name: 'Remove filter gone odd x' }))
  expect(spy).toHaveBeenLastCalledWith([draft, draft])
  expect(said()).toContain('Removed gone odd x')
  expect(document.activeElement).toBe(field())
  await user.keyboard('a{Backspace}{Backspace}')
  expect(spy).toHaveBeenLastCalledWith([draft])
  await user.click(screen.getByRole('button', { name: 'Clear all' }))
  expect(spy).toHaveBeenLastCalledWith([])
  expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull()
})

test('Escape closes the list, then clears what was typed', async () => {
  const user = userEvent.setup()
  render(<Live />)
  await user.type(field(), 'zzz99')
  expect(options()).toEqual(['标题 包含 zzz99'])
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect((field() as HTMLInputElement).value).toBe('zzz99')
  await user.keyboard('{Escape}')
  expect((field() as HTMLInputElement).value).toBe('')
})
