import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Dialog } from '../dialog/index.tsx'
import { Cascader, type CascaderOption, type CascaderProps } from './index.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const options: CascaderOption[] = [
  {
    id: 'zj',
    label: 'Zhejiang',
    children: [
      {
        id: 'hz',
        label: 'Hangzhou',
        children: [
          { id: 'xh', label: 'West Lake' },
          { id: 'yh', label: 'Yuhang' },
        ],
      },
      { id: 'nb', label: 'Ningbo' },
    ],
  },
  { id: 'gone', label: 'Gone', disabled: true, children: [{ id: 'g', label: 'Lake town' }] },
  { id: 'sh', label: 'Shanghai', children: [{ id: 'hz', label: 'Huangpu' }] },
]

function Live({ spy, ...props }: Partial<CascaderProps> & { spy?: (ids: string[] | undefined) => void }) {
  const [value, setValue] = useState(props.value)
  return (
    <Cascader
      label="Region"
      options={options}
      placeholder="Choose"
      searchLabel="Search regions"
      emptyText="No region"
      loadingLabel="Loading"
      loadFailedLabel="Could not load"
      {...props}
      value={value}
      onChange={(ids) => {
        spy?.(ids)
        setValue(ids)
      }}
    />
  )
}

const trigger = () => screen.getByRole('combobox', { name: 'Region' })
const field = () => screen.getByRole('combobox', { name: 'Search regions' })
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent
const columns = () => screen.getAllByRole('listbox').map((list) => within(list).getAllByRole('option').length)

test.each<[string, string]>([
  ['{ArrowDown}', 'Shanghai'],
  ['{ArrowDown}{ArrowDown}', 'Zhejiang'],
  ['{ArrowUp}', 'Shanghai'],
  ['{End}', 'Shanghai'],
  ['{End}{Home}', 'Zhejiang'],
  ['{ArrowRight}', 'Hangzhou'],
  ['{ArrowRight}{ArrowDown}', 'Ningbo'],
  ['{ArrowRight}{ArrowDown}{ArrowRight}', 'Ningbo'],
  ['{ArrowRight}{ArrowRight}', 'West Lake'],
  ['{ArrowRight}{ArrowRight}{ArrowLeft}', 'Hangzhou'],
  ['{ArrowRight}{ArrowLeft}{ArrowLeft}', 'Zhejiang'],
  ['{Enter}', 'Hangzhou'],
])('keys %s go to %s', async (keys, expected) => {
  render(<Live />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(field())
  await userEvent.keyboard(keys)
  expect(active()).toBe(expected)
})

test('Enter on a leaf chooses the path, closes, and focus returns', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} />)
  await userEvent.click(trigger())
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}{Enter}')
  expect(spy.mock.calls).toEqual([[['zj', 'hz', 'yh']]])
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(document.activeElement).toBe(trigger())
  expect(trigger().textContent).toBe('Zhejiang / Hangzhou / Yuhang')
})

test('opens on the chosen path; columns are named by the option they belong to', async () => {
  render(<Live value={['zj', 'hz', 'xh']} />)
  await userEvent.click(trigger())
  expect(active()).toBe('West Lake')
  expect(columns()).toEqual([3, 2, 2])
  expect(
    within(screen.getByRole('listbox', { name: 'Hangzhou' })).getByRole('option', { name: 'West Lake' }),
  ).toBeTruthy()
})

test('the mouse opens columns and chooses leaves; the disabled does nothing', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} />)
  await userEvent.click(trigger())
  await userEvent.click(screen.getByRole('option', { name: 'Gone' }))
  expect(screen.queryByRole('option', { name: 'Lake town' })).toBeNull()
  await userEvent.click(screen.getByRole('option', { name: 'Shanghai' }))
  expect(spy).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('option', { name: 'Huangpu' }))
  expect(spy.mock.calls).toEqual([[['sh', 'hz']]])
})

test('any level: a click chooses and shows what is behind, Enter chooses and closes', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} anyLevel />)
  await userEvent.click(trigger())
  await userEvent.click(screen.getByRole('option', { name: 'Zhejiang' }))
  expect(spy).toHaveBeenLastCalledWith(['zj'])
  expect(screen.getByRole('option', { name: 'Hangzhou' })).toBeTruthy()
  await userEvent.keyboard('{ArrowRight}{Enter}')
  expect(spy).toHaveBeenLastCalledWith(['zj', 'hz'])
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('words of a path find it, in any order; behind a disabled option nothing can be chosen', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} />)
  await userEvent.click(trigger())
  await userEvent.keyboard('lake')
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Zhejiang / Hangzhou / West Lake',
    'Gone / Lake town',
  ])
  expect(screen.getByRole('option', { name: 'Gone / Lake town' }).getAttribute('aria-disabled')).toBe('true')
  await userEvent.keyboard(' zhej{Enter}')
  expect(spy.mock.calls).toEqual([[['zj', 'hz', 'xh']]])
  await userEvent.click(trigger())
  await userEvent.keyboard('nowhere')
  expect(screen.getAllByRole('status')[0]?.textContent).toBe('No region')
})

test('lazy columns: busy while they come; a failure is said and can be tried again', async () => {
  const answers = [() => Promise.reject(new Error('offline')), () => Promise.resolve()]
  function Lazy() {
    const [children, setChildren] = useState<CascaderOption[]>()
    return (
      <Live
        options={[{ id: 'p', label: 'Province', lazy: true, children }]}
        onLoadChildren={async () => {
          await answers.shift()?.()
          setChildren([{ id: 'c', label: 'City' }])
        }}
      />
    )
  }
  render(<Lazy />)
  await userEvent.click(trigger())
  await userEvent.keyboard('{ArrowRight}')
  expect(await screen.findByRole('img', { name: 'Could not load' })).toBeTruthy()
  await userEvent.keyboard('{ArrowRight}')
  expect(await screen.findByRole('option', { name: 'City' })).toBeTruthy()
  await userEvent.keyboard('{ArrowRight}')
  expect(active()).toBe('City')
})

test('names a value that is not loaded; can be cleared', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} value={['x', 'y']} chosenLabels={['Far', 'Away']} clearLabel="Clear" />)
  expect(trigger().textContent).toBe('Far / Away')
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(spy).toHaveBeenLastCalledWith(undefined)
})

test('under a finger it is a tree', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(pointer: coarse)',
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  const spy = vi.fn()
  render(<Live spy={spy} value={['zj', 'nb']} />)
  await userEvent.click(trigger())
  expect(screen.getByRole('tree', { name: 'Search regions' })).toBeTruthy()
  expect(screen.getByRole('treeitem', { name: 'Ningbo' }).getAttribute('aria-selected')).toBe('true')
  await userEvent.click(screen.getByRole('treeitem', { name: 'Shanghai' }))
  expect(spy).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('treeitem', { name: 'Huangpu' }))
  expect(spy.mock.calls).toEqual([[['sh', 'hz']]])
})

test('inside a dialog Escape closes only the columns', async () => {
  render(
    <Dialog open onOpenChange={() => {}} title="Address" closeLabel="Close">
      <Live />
    </Dialog>,
  )
  await userEvent.click(trigger())
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(screen.getByRole('dialog', { name: 'Address' })).toBeTruthy()
})
