// What every chart.tsx keeps to: it draws what its own statistics count, and nothing, in both sizes and both wordings.
import '../../design-system/styles/index.css'
import languages from 'virtual:locales/admin'
import charts from 'virtual:plugins/eager/question-types/chart'
import { cleanup, render } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { KitLabelsProvider } from '#ds/labels'
import type { Json, Question } from '#sdk'
import type { AnyChart, QuestionSummary } from '#sdk/designer'
import { QuestionHostProvider, QuestionScope } from '#sdk/ui'
import { translatorOf } from '../i18n/init.ts'
import { kitLabels } from '../i18n/kit-labels.ts'
import type { Texts } from '../plugin-sdk/ui/plain-host.tsx'
import type { Fact, Labelled } from '../shared/form/question-type.ts'
import { pickText } from '../shared/form/text.ts'
import { hostOf, testLanguage } from './testing/framed-question.tsx'
import { definitions, statistics } from './testing/question-type-folders.ts'

let texts: Texts = {}

beforeAll(async () => {
  texts = (await languages[testLanguage]?.())?.default ?? {}
})
afterEach(cleanup)

test('there are charts', () => {
  expect([...charts.keys()]).toContain('nps')
})

describe.each([...charts])('chart of %s', (id, { Chart }) => {
  // An answer of which nothing is counted, such as a calculated text, has no chart.
  const examples = (definitions.get(id)?.examples ?? []).filter(
    ({ valid, answer, options }) => valid && (statistics.get(id)?.facts(answer, options).length ?? 0) > 0,
  )

  test.each(
    examples.map((example, index) => [index, example] as const),
  )('example %i: drawn, named, accessible, 320 px wide', async (_, { options, answer }) => {
    const { container } = draw(
      id,
      Chart,
      options,
      summaryOf(
        id,
        options,
        Array.from({ length: 7 }, () => answer),
      ),
    )
    expect(container.textContent).not.toMatch(missingText)
    expect(container.innerHTML).not.toMatch(/NaN|Infinity/)
    const figures = container.querySelectorAll('figure')
    expect(figures.length).toBeGreaterThan(0)
    const none = texts.kit?.['chart.none'] ?? ''
    const drawn = [...figures].filter((figure) => figure.querySelector('svg [data-point]'))
    expect(drawn.length).toBeGreaterThan(0)
    // A column that nobody answered says so.
    for (const figure of figures) if (!drawn.includes(figure)) expect(figure.textContent).toContain(none)
    expect(container.firstElementChild?.scrollWidth).toBeLessThanOrEqual(320)
    expect(await violationsIn(container)).toEqual([])
    for (const button of container.querySelectorAll<HTMLElement>('button[aria-expanded]')) await userEvent.click(button)
    expect(container.querySelectorAll('table').length).toBe(drawn.length)
    // Seven people gave this answer.
    const cells = [...container.querySelectorAll('td')].map((cell) => cell.textContent ?? '')
    expect(
      cells.some((cell) => /^7( |$)/.test(cell)),
      cells.join(' | '),
    ).toBe(true)
    expect(await violationsIn(container)).toEqual([])
  })

  test('without answers it says so', async () => {
    const { options } = examples[0] ?? { options: {} }
    const { container } = draw(id, Chart, options, summaryOf(id, options, []))
    expect(container.textContent).toContain(texts.kit?.['chart.none'])
    expect(container.textContent).not.toMatch(missingText)
    expect(await violationsIn(container)).toEqual([])
  })
})

test('dates of which only the most frequent are known: the rest is counted in words', () => {
  const Chart = charts.get('date')?.Chart
  if (!Chart) throw new Error('No chart for dates')
  const values = [{ id: '2026-01', label: '2026-01', count: 5 }]
  const summary = {
    ...summaryOf('date', {}, []),
    answered: 1505,
    parts: [{ id: '', label: '', values, numbers: null }],
  }
  expect(draw('date', Chart, { kind: 'date' }, summary).container.textContent).toContain('1,500')
})

/** A text that no locale file holds shows as `namespace:key`. */
const missingText = /(question-types\/[\w-]+|chart):[\w.]+/

const draw = (id: string, Chart: AnyChart['Chart'], options: Json, summary: QuestionSummary) => {
  const question: Question = {
    id: 'q00001',
    type: id,
    title: { [testLanguage]: '题目的标题' },
    required: false,
    span: 24,
    options,
  }
  return render(
    <div style={{ width: 320 }} className="bg-paper">
      <KitLabelsProvider labels={kitLabels(translatorOf(testLanguage, 'kit', texts.kit ?? {}), String)}>
        <QuestionHostProvider host={hostOf(texts)}>
          <QuestionScope typeId={id} questionId="q00001">
            <Chart question={question} options={options} summary={summary} />
          </QuestionScope>
        </QuestionHostProvider>
      </KitLabelsProvider>
    </div>,
  )
}

/** The summary the server would make, counted in the plainest way. */
const summaryOf = (id: string, options: Json, answers: readonly Json[]): QuestionSummary => {
  const counting = statistics.get(id)
  const context = {
    language: testLanguage,
    text: (text: Parameters<typeof pickText>[0]) => pickText(text, testLanguage, testLanguage),
    t: (key: string) => key,
    fileUrl: String,
    children: [],
  }
  const listed: readonly Labelled[] = answers.length > 0 ? (counting?.values?.(options, context) ?? []) : []
  const named: readonly Labelled[] = answers.length > 0 ? (counting?.parts?.(options, context) ?? []) : []
  const parts: readonly Labelled[] = named.length > 0 ? named : [{ id: '', label: '' }]
  const facts: readonly Fact[] = answers.flatMap((answer) => counting?.facts(answer, options) ?? [])
  return {
    questionId: 'q00001',
    answered: answers.length,
    total: answers.length,
    samples: [],
    parts: parts.map((part) => {
      const own = facts.filter((fact) => (fact.part ?? '') === part.id)
      const numbers = own.flatMap((fact) => ('number' in fact ? [fact.number] : []))
      const counted = own.flatMap((fact) => ('value' in fact ? [fact.value] : []))
      const ids = [...new Set([...listed.map((value) => value.id), ...counted])]
      const bins = ids.length === 0 ? [...new Set(numbers.map(String))] : []
      const sum = numbers.reduce((all, number) => all + number, 0)
      return {
        ...part,
        values: [
          ...ids.map((value) => ({
            id: value,
            label: listed.find((each) => each.id === value)?.label ?? value,
            count: counted.filter((each) => each === value).length,
          })),
          ...bins.map((bin) => ({ id: bin, label: bin, count: numbers.filter((each) => String(each) === bin).length })),
        ],
        numbers:
          numbers.length === 0
            ? null
            : {
                count: numbers.length,
                sum,
                mean: sum / numbers.length,
                min: Math.min(...numbers),
                max: Math.max(...numbers),
              },
      }
    }),
  }
}

const violationsIn = async (container: HTMLElement) => {
  const { violations } = await axe.run(container, { rules: { region: { enabled: false } } })
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)} ${nodes[0]?.failureSummary}`)
}
