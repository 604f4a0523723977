// Real fonts and real pixels: nothing overlaps or leaves its place at 320 px, nothing is unreachable, the picture is drawn.
import '../styles/index.css'
import { cleanup, render, screen } from '@testing-library/react'
import axe from 'axe-core'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { specimenWords as labels } from '../_internal/chart/specimen-words.ts'
import { BarChart } from '../bar-chart/index.tsx'
import { GaugeChart } from '../gauge-chart/index.tsx'
import { HeatTable } from '../heat-table/index.tsx'
import { LineChart } from '../line-chart/index.tsx'
import { PieChart } from '../pie-chart/index.tsx'
import { chinaProvinceTiles, RegionMap } from '../region-map/index.tsx'
import { StackedBarChart } from '../stacked-bar-chart/index.tsx'
import { TrendLine } from '../trend-line/index.tsx'
import { WordList } from '../word-list/index.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  document.documentElement.removeAttribute('data-theme')
})

const long = 'Betriebswerkbauunterbeamtengesellschaft 以及很长很长的一段选项文字，会换到下一行'
const lines = Array.from({ length: 9 }, (_, at) => ({
  id: `l${at}`,
  label: at % 3 === 0 ? `${long} ${at}` : `选项 ${at}`,
}))
const steps = Array.from({ length: 30 }, (_, at) => ({
  id: `d${at}`,
  label: `2026年11月${at + 1}日`,
  short: `11月${at + 1}日`,
}))
const title = 'Most people came through friends'

const kinds: Record<string, ReactElement> = {
  bar: (
    <BarChart title={title} labels={labels} rows={lines.map((line, at) => ({ ...line, count: 123456 * (at + 1) }))} />
  ),
  stacked: (
    <StackedBarChart
      title={title}
      labels={labels}
      series={lines}
      rows={lines.slice(0, 3).map((line) => ({ ...line, counts: { l0: 5, l1: 40, l2: 1, l3: 22, l8: 30 } }))}
    />
  ),
  line: (
    <LineChart
      title={title}
      labels={labels}
      steps={steps}
      series={[0, 1].map((at) => ({
        id: `s${at}`,
        label: `S${at}`,
        values: steps.map((_, step) => 12345 * (step % 7) + at),
      }))}
    />
  ),
  trend: (
    <TrendLine
      title={title}
      labels={labels}
      points={steps.map(({ id, label }, at) => ({ id, label, value: at % 5 }))}
    />
  ),
  pie: (
    <PieChart title={title} labels={labels} slices={lines.map((line, at) => ({ ...line, count: 1000 * (at + 1) }))} />
  ),
  heat: (
    <HeatTable
      title={title}
      labels={labels}
      rows={lines}
      columns={lines}
      countOf={(row, column) => (row + column).length}
    />
  ),
  gauge: (
    <GaugeChart
      title={title}
      value={42}
      min={-100}
      max={100}
      split={lines.slice(0, 3).map((line, at) => ({ ...line, count: 1000 * at }))}
      labels={labels}
    />
  ),
  words: (
    <WordList
      title={title}
      labels={labels}
      words={lines.map(({ id, label }, at) => ({ id, word: label, count: at + 1 }))}
    />
  ),
  map: (
    <RegionMap
      title={title}
      labels={labels}
      map={chinaProvinceTiles}
      counts={Object.fromEntries(chinaProvinceTiles.regions.map(({ id }, at) => [id, at * 97]))}
    />
  ),
}

describe.each(Object.entries(kinds))('%s', (kind, chart) => {
  test.each([
    [320, 'ltr'],
    [320, 'rtl'],
    [720, 'ltr'],
  ] as const)('at %i px, %s, words neither touch nor leave', async (width, dir) => {
    render(
      <div style={{ width }} dir={dir} className="bg-paper">
        {chart}
      </div>,
    )
    const plot = screen.getByRole('group')
    const svg = plot.querySelector('svg')
    await vi.waitFor(() => expect(Number(svg?.getAttribute('width'))).toBeGreaterThanOrEqual(plot.clientWidth))
    if (kind !== 'heat') {
      expect(svg?.getBoundingClientRect().width).toBe(width)
      expect(plot.scrollWidth).toBeLessThanOrEqual(width)
    }
    const frame = svg?.getBoundingClientRect()
    const boxes = [...(svg?.querySelectorAll('text') ?? [])].flatMap((text) => {
      const spans = [...text.querySelectorAll('tspan[dy]')]
      return (spans.length > 0 ? spans : [text])
        .filter((part) => part.textContent !== '')
        .map((part) => ({ text: part.textContent, box: inkOf(part) }))
    })
    expect(boxes.length).toBeGreaterThan(1)
    for (const [at, a] of boxes.entries()) {
      expect(a.box.left, `${a.text} leaves`).toBeGreaterThanOrEqual((frame?.left ?? 0) - 1)
      expect(a.box.right, `${a.text} leaves`).toBeLessThanOrEqual((frame?.right ?? 0) + 1)
      expect(a.box.bottom, `${a.text} leaves`).toBeLessThanOrEqual((frame?.bottom ?? 0) + 1)
      for (const b of boxes.slice(at + 1)) expect(overlap(a.box, b.box), `${a.text} and ${b.text}`).toBe(false)
    }
    expect(document.querySelector('figure')?.scrollWidth).toBeLessThanOrEqual(width)
  })

  test.each([
    'light',
    'dark',
    'light-contrast',
    'dark-contrast',
  ])('no violations in %s, as drawing and as table', async (theme) => {
    document.documentElement.dataset.theme = theme
    const { container } = render(<div className="bg-paper p-4 text-ink">{chart}</div>)
    expect(await violationsIn(container)).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: labels.showTable }))
    expect(await violationsIn(container)).toEqual([])
  })

  test('becomes a picture in the colours of its theme', async () => {
    document.documentElement.dataset.theme = 'dark'
    const saved = new Promise<Blob>((resolve) => {
      vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
        if (blob instanceof Blob) resolve(blob)
        return 'data:,'
      })
    })
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    render(<div className="w-160 bg-paper text-ink">{chart}</div>)
    await userEvent.click(screen.getByRole('button', { name: labels.png }))
    const blob = await saved
    expect(clicked.mock.contexts.map((link) => (link instanceof HTMLAnchorElement ? link.download : ''))).toEqual([
      'Most-people-came-through-friends.png',
    ])
    const bitmap = await createImageBitmap(blob)
    const width = Number(screen.getByRole('group').querySelector('svg')?.getAttribute('width'))
    expect(bitmap.width).toBe((width + 32) * 2)
    const colors = colorsOf(bitmap)
    expect(colors.get('26,26,24'), 'dark paper').toBeGreaterThan(bitmap.width * 20)
    expect(
      [...colors.keys()].some((color) => inkLike(color)),
      'light words',
    ).toBe(true)
    expect(colors.has('0,0,0'), 'nothing lost its colour').toBe(false)
    expect(colors.size).toBeGreaterThan(20)
  })
})

test('follows its place', async () => {
  const { container } = render(<div style={{ width: 600 }}>{kinds.bar}</div>)
  const svg = screen.getByRole('group').querySelector('svg')
  await vi.waitFor(() => expect(svg?.getAttribute('width')).toBe('600'))
  const place = container.firstElementChild
  if (place instanceof HTMLElement) place.style.width = '320px'
  await vi.waitFor(() => expect(svg?.getAttribute('width')).toBe('320'))
})

test('the current point has an outline in ink, and a wide table scrolls to it', async () => {
  await page.viewport(500, 800)
  render(<div style={{ width: 320 }}>{kinds.heat}</div>)
  const plot = screen.getByRole('group')
  await userEvent.tab()
  expect(document.activeElement).toBe(plot)
  await userEvent.keyboard('{ArrowRight}{End}')
  const point = plot.querySelector('[data-active] rect')
  expect(point && getComputedStyle(point).stroke).toBe('rgb(27, 26, 23)')
  await vi.waitFor(() => expect(plot.scrollLeft).toBeGreaterThan(0))
})

test('forced colours: one system ink, told apart by patterns', async () => {
  // The provider is Chromium; vitest types a session of any provider.
  const session = cdp() as { send: (method: string, params: object) => Promise<unknown> }
  await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] })
  try {
    render(kinds.stacked)
    const svg = screen.getByRole('group').querySelector('svg')
    const patterns = [...(svg?.querySelectorAll('pattern') ?? [])]
    const inks = patterns.map((pattern) => getComputedStyle(pattern.querySelector('rect') ?? pattern).fill)
    expect(new Set(inks)).toEqual(new Set([getComputedStyle(document.body).color]))
    expect(new Set(patterns.map((pattern) => pattern.querySelector('path')?.getAttribute('d'))).size).toBe(8)
    const lines = patterns.slice(1).map((pattern) => getComputedStyle(pattern.querySelector('path') ?? pattern).stroke)
    for (const line of lines) expect(line).not.toBe(inks[0])
  } finally {
    await session.send('Emulation.setEmulatedMedia', { features: [] })
  }
})

/** The letters without the room above and below them. */
function inkOf(part: Element) {
  const box = part.getBoundingClientRect()
  const trim = box.height * 0.18
  return { left: box.left, right: box.right, top: box.top + trim, bottom: box.bottom - trim }
}

type Box = ReturnType<typeof inkOf>

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5
}

async function violationsIn(container: HTMLElement) {
  const { violations } = await axe.run(container, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: { region: { enabled: false } },
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)} ${nodes[0]?.failureSummary}`)
}

function colorsOf(bitmap: ImageBitmap): Map<string, number> {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const context = canvas.getContext('2d')
  context?.drawImage(bitmap, 0, 0)
  const data = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? []
  const counts = new Map<string, number>()
  for (let at = 0; at < data.length; at += 4) {
    const color = `${data[at]},${data[at + 1]},${data[at + 2]}`
    counts.set(color, (counts.get(color) ?? 0) + 1)
  }
  return counts
}

function inkLike(color: string): boolean {
  return color.split(',').every((part) => Number(part) > 225)
}
