import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { specimenWords as labels } from '../_internal/chart/specimen-words.ts'
import { GaugeChart } from '../gauge-chart/index.tsx'
import { HeatTable } from '../heat-table/index.tsx'
import { LineChart } from '../line-chart/index.tsx'
import { PieChart } from '../pie-chart/index.tsx'
import { chinaProvinceTiles, RegionMap } from '../region-map/index.tsx'
import { StackedBarChart } from '../stacked-bar-chart/index.tsx'
import { WordList } from '../word-list/index.tsx'

afterEach(cleanup)

const pointNames = () =>
  screen.getAllByRole('listitem', { hidden: true }).flatMap((item) => item.getAttribute('aria-label') ?? [])
const tableRows = async () => {
  await userEvent.click(screen.getByRole('button', { name: labels.showTable }))
  return screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent))
}

describe('stacked bars', () => {
  test('each row is split among its series; what is beyond the seventh is one', async () => {
    render(
      <StackedBarChart
        title="Split"
        locale="en"
        labels={labels}
        series={Array.from({ length: 9 }, (_, at) => ({ id: `s${at}`, label: `S${at}` }))}
        rows={[
          { id: 'a', label: 'A', counts: { s0: 30, s7: 6, s8: 4 } },
          { id: 'b', label: 'B', counts: {} },
        ]}
      />,
    )
    expect(pointNames()).toContain('A, S0: 30 (75%)')
    expect(pointNames()).toContain('A, 其余: 10 (25%)')
    expect(pointNames()).toContain('B, S0: 0 (0%)')
    expect((await tableRows())[1]).toEqual(['A', '30', '0', '0', '0', '0', '0', '0', '10', '40'])
  })
})

describe('pie', () => {
  test('eight slices at most, all of them in the table', async () => {
    render(
      <PieChart
        title="Parts"
        locale="en"
        labels={labels}
        slices={Array.from({ length: 10 }, (_, at) => ({ id: `s${at}`, label: `S${at}`, count: at + 1 }))}
      />,
    )
    expect(pointNames()).toHaveLength(8)
    expect(pointNames().at(-1)).toBe('其余: 6 (10.9%)')
    expect(await tableRows()).toHaveLength(11)
  })

  test('one slice is a whole ring', () => {
    const { container } = render(<PieChart title="All" labels={labels} slices={[{ id: 'a', label: 'A', count: 3 }]} />)
    expect(container.innerHTML).not.toContain('NaN')
    expect(pointNames()).toEqual(['A: 3 (100%)'])
  })

  test('nothing counted says so', () => {
    render(<PieChart title="None" labels={labels} slices={[{ id: 'a', label: 'A', count: 0 }]} />)
    expect(screen.getByText(labels.none)).toBeTruthy()
  })
})

describe('heat table', () => {
  const heat = (
    <HeatTable
      title="Heat"
      locale="en"
      labels={labels}
      rows={['Food', 'Place'].map((label) => ({ id: label, label }))}
      columns={['Poor', 'Good'].map((label) => ({ id: label, label }))}
      countOf={(row, column) => (row === 'Food' && column === 'Good' ? 3 : 1)}
    />
  )

  test('cells hold the share of their row, and are walked in four ways', async () => {
    render(heat)
    expect(pointNames()[1]).toBe('Food, Good: 3 (75%)')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}')
    expect(screen.getByRole('status').textContent).toBe('Place, Good: 1 (50%)')
    expect(await tableRows()).toEqual([
      [labels.item, 'Poor', 'Good'],
      ['Food', '1 (25%)', '3 (75%)'],
      ['Place', '1 (50%)', '1 (50%)'],
    ])
  })
})

describe('gauge', () => {
  test('score on its scale, and the split', async () => {
    render(
      <GaugeChart
        title="NPS"
        locale="en"
        value={42}
        min={-100}
        max={100}
        split={[
          { id: 'd', label: 'Detractors', count: 1 },
          { id: 'p', label: 'Promoters', count: 3 },
        ]}
        labels={labels}
      />,
    )
    expect(pointNames()).toEqual(['净推荐值: 42 (-100–100)', 'Detractors: 1 (25%)', 'Promoters: 3 (75%)'])
    expect((await tableRows())[2]).toEqual(['Detractors', '1 (25%)'])
  })

  test('a part that is bad for the score is red, one that is good is green, whatever their order', () => {
    const { container } = render(
      <GaugeChart
        title="NPS"
        value={42}
        max={100}
        split={[
          { id: 'd', label: 'Detractors', count: 1, tone: 'bad' },
          { id: 'p', label: 'Promoters', count: 3, tone: 'good' },
        ]}
        labels={labels}
      />,
    )
    const fills = [...container.querySelectorAll<SVGRectElement>('rect[rx="2"]')].map((mark) => mark.style.fill)
    expect(fills).toEqual([expect.stringMatching(/4/), expect.stringMatching(/3/)])
  })

  test('without an answer there is no score', () => {
    render(<GaugeChart title="NPS" value={null} max={100} labels={labels} />)
    expect(screen.getByText(labels.none)).toBeTruthy()
  })
})

describe('words', () => {
  test('the most frequent first and largest', () => {
    const { container } = render(
      <WordList
        title="Words"
        labels={labels}
        words={[
          { id: 'b', word: 'bread', count: 2 },
          { id: 'a', word: 'apple', count: 9 },
          { id: 'n', word: 'never', count: 0 },
        ]}
      />,
    )
    expect(pointNames()).toEqual(['apple: 9', 'bread: 2'])
    const sizes = [...container.querySelectorAll('[data-point]')].map((point) =>
      Number(point.querySelector('text')?.getAttribute('font-size')),
    )
    expect(sizes[0]).toBeGreaterThan(sizes[1] ?? 0)
  })
})

describe('region map', () => {
  test('34 divisions on tiles of their own', () => {
    const { regions } = chinaProvinceTiles
    expect(new Set(regions.map(({ id }) => id)).size).toBe(34)
    expect(new Set(regions.map(({ center }) => String(center))).size).toBe(34)
  })

  test('regions with the most first; counts of elsewhere are left out', async () => {
    render(
      <RegionMap title="Map" labels={labels} map={chinaProvinceTiles} counts={{ 'CN-ZJ': 7, 'CN-BJ': 9, XX: 100 }} />,
    )
    expect(pointNames().slice(0, 2)).toEqual(['北京: 9', '浙江: 7'])
    expect(await tableRows()).toHaveLength(35)
  })
})

test.each([
  ['no steps', []],
  ['one step', [3]],
  ['gaps alone', [null, 4, null]],
  ['below zero', [-3, 5]],
  ['all zero', [0, 0]],
])('a line of %s draws without a fault', (_, values) => {
  const { container } = render(
    <LineChart
      title="Line"
      labels={labels}
      steps={values.map((_value, at) => ({ id: String(at), label: String(at) }))}
      series={[{ id: 'a', label: 'A', values }]}
    />,
  )
  expect(container.innerHTML).not.toMatch(/NaN|undefined|Infinity/)
})
