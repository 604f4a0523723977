import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { KitLabelsProvider } from '#ds/labels'
import type { QuestionSummary } from '#sdk/designer'
import { initI18n } from '#src/i18n/init.ts'
import { useKitLabels } from '#src/i18n/kit-labels.ts'
import { DefaultChart } from './default-chart.tsx'

beforeAll(() => initI18n('zh-cn'))
afterEach(cleanup)

const Shown = ({ summary }: { summary: QuestionSummary }) => (
  <KitLabelsProvider labels={useKitLabels()}>
    <DefaultChart summary={summary} />
  </KitLabelsProvider>
)

const part = (id: string, label: string, mean: number) => ({
  id,
  label,
  values: [{ id: 'one', label: '一', count: 2 }],
  numbers: { mean, min: 1, max: 5, sum: mean * 2, count: 2 },
})

test('figures of a row stand below its heading, and nowhere is the heading said twice', () => {
  const summary = { answered: 2, parts: [part('r1', '内容', 4), part('r2', '节奏', 3)] } as unknown as QuestionSummary
  const { container } = render(<Shown summary={summary} />)
  const headings = screen.getAllByRole('heading').map((heading) => heading.textContent)
  expect(headings.filter((text) => text === '内容')).toHaveLength(1)
  const text = container.textContent ?? ''
  const places = ['内容', '平均', '节奏'].map((words) => text.indexOf(words))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(text.lastIndexOf('平均')).toBeGreaterThan(text.indexOf('节奏'))
})
