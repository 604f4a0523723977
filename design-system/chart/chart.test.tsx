import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { specimenWords as labels } from '../_internal/chart/specimen-words.ts'
import { BarChart } from '../bar-chart/index.tsx'
import { LineChart } from '../line-chart/index.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const rows = [
  { id: 'r', label: 'Red', count: 1500 },
  { id: 'g', label: 'Green', count: 500 },
  { id: 'b', label: 'Blue', count: 0 },
]
const bars = (
  <BarChart
    title="Most like red"
    count="n = 2,000"
    range="May"
    note="Careful"
    locale="en"
    labels={labels}
    rows={rows}
  />
)
const lines = (
  <LineChart
    title="Two lines"
    locale="en"
    labels={labels}
    steps={['Mon', 'Tue', 'Wed'].map((label) => ({ id: label, label }))}
    series={[
      { id: 'a', label: 'This week', values: [1, 2, 3] },
      { id: 'b', label: 'Last week', values: [4, null, 6] },
    ]}
  />
)

test('title, number of answers, range and caveat are said', () => {
  render(bars)
  expect(screen.getByRole('figure', { name: 'Most like red' }).querySelector('figcaption')?.textContent).toBe(
    'Most like redn = 2,000 · MayCareful',
  )
})

describe('keyboard', () => {
  test.each([
    ['{ArrowRight}', 'Red: 1,500 (75%)'],
    ['{ArrowDown}{ArrowDown}', 'Green: 500 (25%)'],
    ['{End}', 'Blue: 0 (0%)'],
    ['{End}{ArrowRight}', 'Blue: 0 (0%)'],
    ['{End}{ArrowLeft}', 'Green: 500 (25%)'],
    ['{End}{Home}', 'Red: 1,500 (75%)'],
    ['{ArrowRight}{Escape}', ''],
    ['x', ''],
  ])('%s reads "%s"', async (keys, said) => {
    render(bars)
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Most like red' }))
    await userEvent.keyboard(keys)
    expect(screen.getByRole('status').textContent).toBe(said)
    const marked = screen.queryAllByRole('listitem').filter((item) => item.hasAttribute('data-active'))
    expect(marked.map((item) => item.getAttribute('aria-label'))).toEqual(said === '' ? [] : [said])
  })

  test('up and down change lines, gaps are passed over', async () => {
    render(lines)
    await userEvent.tab()
    const said = () => screen.getByRole('status').textContent
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(said()).toBe('Tue, This week: 2')
    await userEvent.keyboard('{ArrowDown}')
    expect(said()).toBe('Mon, Last week: 4')
    await userEvent.keyboard('{ArrowRight}')
    expect(said()).toBe('Wed, Last week: 6')
    await userEvent.keyboard('{ArrowUp}')
    expect(said()).toBe('Wed, This week: 3')
  })

  test('what is read is announced only while the focus is inside, and ends with it', async () => {
    render(bars)
    const status = screen.getByRole('status')
    expect(status.getAttribute('aria-live')).toBe('off')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    expect(status.getAttribute('aria-live')).toBe('polite')
    await userEvent.tab()
    expect(status.textContent).toBe('')
  })

  test('Escape lets go of the point first and leaves the rest of the page alone', async () => {
    const onEscape = vi.fn()
    render(
      // biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog that closes on Escape
      <div onKeyDown={(event) => event.key === 'Escape' && onEscape()}>{bars}</div>,
    )
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{Escape}')
    expect(onEscape).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(onEscape).toHaveBeenCalledOnce()
  })

  test('how to read is told', () => {
    render(bars)
    const plot = screen.getByRole('group')
    expect(document.getElementById(plot.getAttribute('aria-describedby') ?? '')?.textContent).toBe(labels.keys)
  })
})

test('a pointer over a point reads it', () => {
  render(bars)
  const [, green] = screen.getAllByRole('listitem')
  fireEvent.pointerEnter(green!)
  expect(screen.getByRole('status').textContent).toBe('Green: 500 (25%)')
  fireEvent.pointerLeave(green!)
  expect(screen.getByRole('status').textContent).toBe('')
})

test('the table holds every figure, with heads of rows and columns', async () => {
  render(lines)
  await userEvent.click(screen.getByRole('button', { name: labels.showTable }))
  expect(screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    [labels.item, 'This week', 'Last week'],
    ['Mon', '1', '4'],
    ['Tue', '2', ''],
    ['Wed', '3', '6'],
  ])
  expect(screen.getByRole('rowheader', { name: 'Tue' })).toBeTruthy()
  expect(screen.queryByRole('group')).toBeNull()
  expect(screen.queryByRole('button', { name: labels.png })).toBeNull()
})

test('csv holds bare numbers under the title as its name', async () => {
  const blobs: Blob[] = []
  const names: string[] = []
  URL.createObjectURL = (blob: Blob) => {
    blobs.push(blob)
    return 'blob:x'
  }
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  render(bars)
  await userEvent.click(screen.getByRole('button', { name: labels.csv }))
  expect(names).toEqual(['Most-like-red.csv'])
  expect(await read(blobs[0]!)).toContain(`${labels.item},${labels.count},${labels.share}\r\nRed,1500,75%\r\n`)
})

test('tools without words are not offered', () => {
  const { csv: _csv, png: _png, ...few } = labels
  render(<BarChart title="Colour" labels={few} rows={rows} />)
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([labels.showTable])
})

/** jsdom's blobs have no text(). */
function read(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(blob)
  })
}
