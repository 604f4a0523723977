import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { iconMap } from '../icon/icon-map.ts'
import type { IconName } from '../icon/index.tsx'
import { IconPicker, type IconPickerProps, searchIcons } from './index.tsx'

afterEach(cleanup)

const labels = {
  choose: 'Choose an icon',
  search: 'Search icons',
  none: 'none',
  clear: 'Clear',
  empty: 'Nothing found',
  found: (count: number) => `${count} icons`,
}

function Live({ spy, ...props }: Partial<IconPickerProps> & { spy?: (name: IconName | undefined) => void }) {
  const [value, setValue] = useState<IconName | undefined>(props.value)
  return (
    <IconPicker
      label="Icon"
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

const search = () => screen.getByRole('combobox', { name: 'Search icons' })
const active = () =>
  document.getElementById(search().getAttribute('aria-activedescendant') ?? '')?.getAttribute('aria-label')

test('names before keywords, words of another language count', () => {
  const icons: IconName[] = ['smartphone', 'phone', 'trash', 'x', 'home']
  expect(searchIcons(icons, 'phone')).toEqual(['phone', 'smartphone'])
  expect(searchIcons(icons, 'delete')).toEqual(['trash'])
  expect(searchIcons(icons, '删除', { trash: ['删除', '回收站'] })).toEqual(['trash'])
  expect(searchIcons(icons, 'sign out')).toEqual([])
  expect(searchIcons(icons, ' ')).toEqual(icons)
})

test('arrow down opens, arrows walk the grid, Enter chooses and focus returns', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} icons={['bell', 'bold', 'check', 'clock', 'copy', 'eye', 'file', 'heart']} />)
  const trigger = screen.getByRole('button', { name: 'Icon: none' })
  trigger.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(active()).toBe('bell')
  await userEvent.keyboard('{ArrowRight}{ArrowDown}')
  expect(active()).toBe('heart')
  await userEvent.keyboard('{ArrowDown}')
  expect(active()).toBe('heart')
  await userEvent.keyboard('{ArrowUp}{ArrowLeft}')
  expect(active()).toBe('bell')
  await userEvent.keyboard('{Control>}{End}{/Control}')
  expect(active()).toBe('heart')
  await userEvent.keyboard('{Enter}')
  expect(spy).toHaveBeenLastCalledWith('heart')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Icon: heart' }))
})

test('typing finds by alias and says how many', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} />)
  await userEvent.click(screen.getByRole('button', { name: 'Icon: none' }))
  await userEvent.type(search(), 'gear')
  expect(screen.getByRole('status').textContent).toBe('1 icons')
  expect(active()).toBe('settings')
  await userEvent.type(search(), 'xyz')
  expect(screen.getByRole('status').textContent).toBe('Nothing found')
  expect(search().getAttribute('aria-expanded')).toBe('false')
})

test('only rows in sight are drawn, and always the one pointed at', async () => {
  render(<Live />)
  await userEvent.click(screen.getByRole('button', { name: 'Icon: none' }))
  const total = Object.keys(iconMap).length
  const grid = screen.getByRole('grid', { name: 'Choose an icon' })
  expect(grid.getAttribute('aria-rowcount')).toBe(String(Math.ceil(total / 6)))
  expect(screen.getAllByRole('row').length).toBeLessThan(Math.ceil(total / 6))
  await userEvent.keyboard('{Control>}{End}{/Control}')
  expect(active()).toBe(Object.keys(iconMap).at(-1))
  grid.scrollTop = 0
  fireEvent.scroll(grid)
  expect(active()).toBe(Object.keys(iconMap).at(-1))
})

test('the chosen icon is where the grid opens; clear reports none; Escape closes', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} value="mail" keywords={{ mail: ['邮件', '信封'] }} />)
  await userEvent.click(screen.getByRole('button', { name: 'Icon: 邮件' }))
  expect(active()).toBe('邮件')
  expect(screen.getByRole('gridcell', { selected: true }).getAttribute('aria-label')).toBe('邮件')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('grid')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Icon: 邮件' }))
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(spy).toHaveBeenLastCalledWith(undefined)
})

test('a chosen icon far down is in sight when the grid opens', async () => {
  const names = Object.keys(iconMap)
  render(<Live value="x" />)
  await userEvent.click(screen.getByRole('button', { name: 'Icon: x' }))
  expect(screen.getByRole('grid').scrollTop).toBe((Math.floor(names.indexOf('x') / 6) - 1) * 44)
})
