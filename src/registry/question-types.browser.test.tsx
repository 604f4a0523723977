// The half of the contract that needs a real browser: what a type draws for respondents and for authors.
import '../../design-system/styles/index.css'
import languages from 'virtual:locales/admin'
import foundDesigners from 'virtual:plugins/lazy/question-types/designer'
import { cleanup, render } from '@testing-library/react'
import axe from 'axe-core'
import { type ComponentType, useState } from 'react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { KitLabelsProvider } from '#ds/labels'
import type { AnyQuestionType, Json, Question } from '#sdk'
import type { DesignerProps } from '#sdk/designer'
import { QuestionHostProvider, QuestionScope } from '#sdk/ui'
import { translatorOf } from '../i18n/init.ts'
import { kitLabels } from '../i18n/kit-labels.ts'
import type { Texts } from '../plugin-sdk/ui/plain-host.tsx'
import { newQuestionId } from '../shared/form/ids.ts'
import { judgeDrawing } from './contract/drawing.tsx'
import { openInstalled, typeIds } from './contract/installed-types.ts'
import { sayAll } from './contract/problem.ts'
import { controlsIn, exercise } from './testing/exercise.ts'
import { FramedQuestion, hostOf, loadRenderers, testLanguage } from './testing/framed-question.tsx'

const types = await Promise.all(typeIds.map((id) => openInstalled(id, false)))
const children = types.flatMap(({ definition }) => definition?.examples ?? []).flatMap(({ children = [] }) => children)
await loadRenderers(new Set([...typeIds, ...children.map(({ type }) => type)]))
const designers = new Map(
  await Promise.all(
    [...foundDesigners].flatMap(([id, load]) =>
      typeIds.includes(id) ? [load().then((designer) => [id, designer] as const)] : [],
    ),
  ),
)

let texts: Texts = {}

beforeAll(async () => {
  texts = (await languages[testLanguage]?.())?.default ?? {}
})
afterEach(cleanup)

describe.each(types.map((type) => [type.id, type] as const))('question type %s', (id, type) => {
  const { definition } = type
  test('1. its modules can be imported', () => {
    expect([...type.failures].map(([file, failure]) => `${type.path}/${file}: ${failure}`)).toEqual([])
  })
  if (!definition) return
  const states: { name: string; options: Json; answer: Json | undefined; children?: readonly Question[] }[] = [
    { name: 'the defaults', options: definition.defaults, answer: undefined },
    ...(definition.create
      ? [{ name: 'a new question', options: definition.create(newQuestionId), answer: undefined }]
      : []),
    ...definition.examples
      .filter(({ valid }) => valid)
      .map(({ options, answer, children }, index) => ({
        name: `example ${index}`,
        options,
        answer,
        ...(children && { children }),
      })),
  ]

  test('5. controls have names, and what they emit is an answer', () => {
    expect(sayAll(judgeDrawing(type, texts))).toEqual([])
  })

  test.each(states)('5. draws $name: accessible, 320 px wide', async ({ name: _, ...state }) => {
    const { container } = render(<Drawn id={id} {...state} />)
    expect(container.textContent).not.toMatch(missingText)
    expect(widthOf(container)).toBeLessThanOrEqual(320)
    expect(await violationsIn(container)).toEqual([])
  })

  test('5. draws an error without losing its name', async () => {
    if (definition.answer === null) return
    const [state] = states
    if (!state) throw new Error('Every type has defaults')
    const { container } = render(<Drawn id={id} {...state} issues={[{ code: 'required' }]} />)
    expect(await violationsIn(container)).toEqual([])
  })

  test.each(states)('5. read-only, $name never changes', ({ name: _, ...state }) => {
    const changes: unknown[] = []
    const { container } = render(<Drawn id={id} {...state} readOnly onChange={(next) => changes.push(next)} />)
    for (const control of controlsIn(container)) exercise(control)
    expect(changes).toEqual([])
  })

  const panels = [
    { name: 'the defaults', options: definition.defaults, children: undefined },
    ...definition.examples.map(({ options, children }, index) => ({ name: `example ${index}`, options, children })),
  ]

  test.each(panels)('6. the settings of $name only ever make options the schema accepts', async ({
    options,
    children,
  }) => {
    const emitted: Json[] = []
    const { container } = render(
      <DrawnPanel id={id} initial={options} childQuestions={children} onEmit={(next) => emitted.push(next)} />,
    )
    expect(container.textContent).not.toMatch(missingText)
    expect(await violationsIn(container)).toEqual([])
    // Controls come and go while they are used, so they are looked up again each time.
    for (let at = 0; at < Math.min(controlsIn(container).length, 60); at++) {
      const control = controlsIn(container)[at]
      if (control) exercise(control)
    }
    for (const next of emitted) {
      const result = definition.options['~standard'].validate(next)
      expect(result, JSON.stringify(next)).toEqual({ value: next })
      expect(JSON.parse(JSON.stringify(next))).toEqual(next)
    }
    expect(container.textContent).not.toMatch(missingText)
  })

  test('6. the settings change something', () => {
    const emitted: Json[] = []
    const { container } = render(
      <DrawnPanel
        id={id}
        initial={definition.defaults}
        childQuestions={undefined}
        onEmit={(next) => emitted.push(next)}
      />,
    )
    const controls = controlsIn(container)
    for (const control of controls) exercise(control)
    if (Object.keys(definition.defaults).length > 0) expect(emitted.length).toBeGreaterThan(0)
  })
})

/** A text that no locale file holds shows as `namespace:key`. */
const missingText = /(question-types\/[\w-]+|designer|fill):[\w.]+/

interface DrawnProps {
  id: string
  options: Json
  answer: Json | undefined
  children?: readonly Question[]
  issues?: readonly { code: string }[]
  readOnly?: boolean
  onChange?: (next: unknown) => void
}

/** One question in a frame 320 px wide, as the public page ties it together. */
const Drawn = ({ id, options, answer, children, issues = [], readOnly = false, onChange }: DrawnProps) => {
  const [value, setValue] = useState(answer)
  const question: Question = {
    id: 'q00001',
    type: id,
    title: { [testLanguage]: '题目的标题' },
    description: { [testLanguage]: '说明文字' },
    required: true,
    span: 24,
    options,
    ...(children && { children }),
  }
  return (
    <QuestionHostProvider host={hostOf(texts)}>
      <div data-testid="frame" style={{ width: 320 }}>
        <FramedQuestion
          question={question}
          value={value}
          onChange={(next) => {
            onChange?.(next)
            setValue(next)
          }}
          issues={issues}
          readOnly={readOnly}
          prefix=""
        />
      </div>
    </QuestionHostProvider>
  )
}

const DrawnPanel = ({
  id,
  initial,
  childQuestions,
  onEmit,
}: {
  id: string
  initial: Json
  childQuestions: readonly Question[] | undefined
  onEmit: (next: Json) => void
}) => {
  const [options, setOptions] = useState(initial)
  const designer = designers.get(id)
  if (!designer) return null
  // The registry joins designer and type by folder name.
  const Panel: ComponentType<DesignerProps<AnyQuestionType>> = designer.Panel
  return (
    // The console says the words of the kit around every panel.
    <KitLabelsProvider labels={kitLabels(translatorOf(testLanguage, 'kit', texts.kit ?? {}), String)}>
      <QuestionHostProvider host={hostOf(texts)}>
        <QuestionScope typeId={id} questionId="q00001">
          <div style={{ width: 320 }}>
            <Panel
              question={{
                id: 'q00001',
                type: id,
                title: {},
                required: false,
                span: 24,
                options,
                ...(childQuestions && { children: childQuestions }),
              }}
              options={options}
              newId={newQuestionId}
              onChange={(next) => {
                onEmit(next)
                setOptions(next)
              }}
            />
          </div>
        </QuestionScope>
      </QuestionHostProvider>
    </KitLabelsProvider>
  )
}

/** The widest the content reaches, in CSS pixels. */
const widthOf = (container: HTMLElement): number => {
  const frame = container.querySelector<HTMLElement>('[data-testid=frame]')
  return frame?.scrollWidth ?? Number.POSITIVE_INFINITY
}

const violationsIn = async (container: HTMLElement): Promise<string[]> => {
  const { violations } = await axe.run(container, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // A fragment of a page has no landmarks and no h1.
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
