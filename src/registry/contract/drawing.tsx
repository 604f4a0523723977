// What a renderer keeps to wherever there is a DOM: names, and that whatever its controls emit is an answer. The page
// also has the look of it judged, in question-types.browser.test.tsx.
import { cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import type { Json, Question } from '#sdk'
import { focusQuestion } from '../../form-view/focus-question.ts'
import { frameId } from '../../form-view/form-view-context.ts'
import type { Texts } from '../../plugin-sdk/ui/plain-host.tsx'
import { controlsIn, exercise } from '../testing/exercise.ts'
import { HostedQuestion, testLanguage } from '../testing/framed-question.tsx'
import { isJson } from './is-json.ts'
import { type Problem, problem, said, short } from './problem.ts'
import type { TypeFolder } from './type-folder.ts'

const questionId = 'q00001'

/** Most controls of one drawing that are used; a matrix has hundreds alike. */
const mostUsed = 60

export const judgeDrawing = (type: TypeFolder, texts: Texts): readonly Problem[] => {
  const { definition } = type
  if (!definition || !type.renderer) return []
  const [shown, ...more] = definition.examples.filter(({ valid }) => valid)
  const states: readonly { options: Json; answer: Json | undefined; children?: readonly Question[] }[] = [
    { options: definition.defaults, answer: undefined },
    // What was left out is what people are sent to most.
    ...(shown ? [{ ...shown, answer: undefined }, shown] : []),
    ...more,
  ]
  return states.flatMap((state, at) => {
    const emitted: unknown[] = []
    try {
      const { container } = render(<Held type={type} texts={texts} {...state} onEmit={(next) => emitted.push(next)} />)
      // A question as it is added may have nothing in it yet.
      const focused = definition.answer === null || at === 0 ? [] : focusProblems(type, container)
      const named =
        definition.answer === null ? [] : [...nameProblems(type, container), ...placeholderProblems(type, container)]
      // Controls come and go while they are used, so they are looked up again each time.
      for (let used = 0; used < Math.min(controlsIn(container).length, mostUsed); used++) {
        const control = controlsIn(container)[used]
        if (control) exercise(control)
      }
      return [
        ...focused,
        ...named,
        ...missingTexts(type, container),
        ...emitted.flatMap((next) => emissionProblems(type, next)),
      ]
    } catch (failure) {
      return [
        problem(
          type,
          'renderer.tsx',
          `drawing ${short(state.answer)} under ${short(state.options)} throws: ${said(failure)}`,
          'draw every answer the schema allows',
        ),
      ]
    } finally {
      cleanup()
    }
  })
}

const Held = ({
  type,
  texts,
  options,
  answer,
  children,
  onEmit,
}: {
  type: TypeFolder
  texts: Texts
  options: Json
  answer: Json | undefined
  children?: readonly Question[]
  onEmit: (next: unknown) => void
}) => {
  const [value, setValue] = useState(answer)
  const question: Question = {
    id: questionId,
    type: type.id,
    title: { [testLanguage]: '题目的标题' },
    description: { [testLanguage]: '说明文字' },
    required: true,
    span: 24,
    options,
    ...(children && { children }),
  }
  return (
    <HostedQuestion
      texts={texts}
      question={question}
      value={value}
      onChange={(next) => {
        onEmit(next)
        setValue(next)
      }}
      issues={[]}
      readOnly={false}
    />
  )
}

const emissionProblems = (type: TypeFolder, next: unknown): Problem[] => {
  if (next === undefined) return []
  if (!isJson(next))
    return [
      problem(
        type,
        'renderer.tsx',
        `it emits ${JSON.stringify(next, (_key, member: unknown) => (member === undefined ? '(undefined)' : member))}, which is not what is stored`,
        'leave members out instead of setting them to undefined, and use texts for dates',
      ),
    ]
  return type.validator?.is(next)
    ? []
    : [
        problem(
          type,
          'renderer.tsx',
          `it emits ${short(next)}, which is() of validator.ts refuses`,
          'emit answers the schema allows, or undefined for none',
        ),
      ]
}

/** Sent to the question, from the list of errors or by the keyboard, one arrives in it. */
const focusProblems = (type: TypeFolder, container: HTMLElement): Problem[] => {
  container.id = frameId('q', questionId)
  container.dataset.slot = 'question'
  // jsdom has nothing to scroll.
  container.scrollIntoView = () => undefined
  const isIn = focusQuestion(questionId) && container.contains(document.activeElement)
  return isIn
    ? []
    : [
        problem(
          type,
          'renderer.tsx',
          'whoever is sent to the question finds nothing in it that takes the focus',
          'draw a control the Tab key reaches, or state an element by ref={useFocusTarget()} and give it tabIndex={-1}',
        ),
      ]
}

/** The title names what is drawn, and hint and errors describe it. */
const nameProblems = (type: TypeFolder, container: HTMLElement): Problem[] => {
  const label = type.renderer?.label
  const found: Problem[] = []
  const add = (what: string, remedy: string) => found.push(problem(type, 'renderer.tsx', what, remedy))
  if (label === 'control') {
    const control = container.querySelector<HTMLElement>('#control')
    if (!control)
      add(
        "no element has the id controlId, and label is 'control'",
        'put id={controlId} on the field that a press on the title should focus',
      )
    else if (!labelsOf(control).includes(container.querySelector<HTMLElement>('#label') ?? container))
      add(
        'the title is no label of the element with controlId',
        'put controlId on the input, select, textarea or button itself, not around it',
      )
  }
  if (label === 'group' && !container.querySelector('[aria-labelledby~="label"]'))
    add(
      "no element is named by the title, and label is 'group'",
      'put aria-labelledby={labelId} on the group (role="group", "radiogroup", or a fieldset)',
    )
  if (label !== 'none' && !container.querySelector('[aria-describedby~="hint"]'))
    add('nothing is described by hint and errors', 'put aria-describedby={describedBy} beside the name')
  return found
}

/** A placeholder goes away as soon as something is typed, and axe takes it for a name. */
const placeholderProblems = (type: TypeFolder, container: HTMLElement): Problem[] =>
  [...container.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
    .filter(
      (field) =>
        !['hidden', 'file', 'button', 'submit'].includes(field.type) && field.getAttribute('aria-hidden') !== 'true',
    )
    .filter((field) => !field.closest('[aria-hidden=true], [hidden]') && !isNamed(field, container))
    .map((field) =>
      problem(
        type,
        'renderer.tsx',
        field.placeholder
          ? `a field is named by its placeholder '${field.placeholder}' only`
          : `a field has no name: ${field.outerHTML.slice(0, 120)}`,
        "give it aria-label={t('…')}, aria-labelledby or a <label>",
      ),
    )

const isNamed = (field: HTMLElement, container: HTMLElement): boolean =>
  Boolean(field.getAttribute('aria-label')?.trim()) ||
  (field.getAttribute('aria-labelledby') ?? '')
    .split(/\s+/)
    .some((id) => id !== '' && container.ownerDocument.getElementById(id)?.textContent?.trim()) ||
  labelsOf(field).some((label) => label.textContent?.trim())

const labelsOf = (element: HTMLElement): HTMLElement[] =>
  'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : []

/** A text that no locale file holds shows as `namespace:key`. */
const missingTexts = (type: TypeFolder, container: HTMLElement): Problem[] =>
  [
    ...new Set([...(container.textContent ?? '').matchAll(/question-types\/[\w-]+:([\w.]+)/g)].map(([, key]) => key)),
  ].map((key) =>
    problem(
      type,
      `locales/${testLanguage}.json`,
      `fill has no "${key}", which renderer.tsx shows`,
      'add it in every language the type speaks',
    ),
  )
