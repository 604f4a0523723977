// Renderers for the test types of the engine, and a way to put a form on screen without an application.

import { type AnyRenderer, QuestionSlot, type RendererProps } from '#sdk/ui'
import { compileForm } from '#shared/form/compile'
import type { FormDefinition, Json } from '#shared/form/definition'
import { noPatterns } from '#shared/form/no-patterns'
import { testTypes } from '#shared/form/testing/types'
import type { FormHost } from '../form-view-context.ts'

/** How often each question's control was drawn, by question id. */
export const createRenderers = () => {
  const drawn: Record<string, number> = {}
  const count = ({ question }: AnyProps) => {
    drawn[question.id] = (drawn[question.id] ?? 0) + 1
  }
  const Text = (props: AnyProps) => {
    count(props)
    return (
      <input
        id={props.controlId}
        aria-describedby={props.describedBy}
        aria-invalid={props.issues.length > 0 || undefined}
        readOnly={props.readOnly}
        value={String(props.value ?? '')}
        onChange={(event) => props.onChange(event.target.value || undefined)}
        onBlur={props.onBlur}
      />
    )
  }
  const Single = (props: AnyProps) => {
    count(props)
    return (
      <div role="radiogroup" aria-labelledby={props.labelId} aria-describedby={props.describedBy}>
        {['a', 'b', 'c'].map((id) => (
          <label key={id}>
            <input
              type="radio"
              name={props.controlId}
              checked={props.value === id}
              onChange={() => props.onChange(id)}
            />
            {id}
          </label>
        ))}
      </div>
    )
  }
  const Rows = (props: AnyProps) => {
    const rows = Array.isArray(props.value) ? props.value : [{}]
    return rows.map((row: Record<string, Json>, number: number) =>
      props.question.children?.map((child) => (
        <QuestionSlot
          key={child.id}
          question={child}
          value={row[child.id]}
          onChange={(next) => props.onChange(rows.with(number, { ...row, [child.id]: next }))}
          issues={props.issues
            .filter(({ path }) => path?.[0] === number && path[1] === child.id)
            .map((issue) => ({ ...issue, path: [] }))}
          readOnly={props.readOnly}
          scope={`row${number}`}
        />
      )),
    )
  }
  const Broken = () => {
    throw new Error('a plugin broke')
  }
  const renderers = new Map<string, AnyRenderer>([
    ['text', { Component: Text, label: 'control' }],
    ['single', { Component: Single, label: 'group' }],
    ['rows', { Component: Rows, label: 'group' }],
    ['section', { Component: () => null, label: 'group' }],
    ['display', { Component: () => <p>Only shown</p>, label: 'none' }],
    ['throwing', { Component: Broken, label: 'control' }],
    [
      'page-break',
      { Component: ({ page }: AnyProps) => <p>{`End of ${page.number} of ${page.total}`}</p>, label: 'none' },
    ],
  ])
  return { renderers, drawn }
}

// biome-ignore lint/suspicious/noExplicitAny: the erased props every registered renderer has.
type AnyProps = RendererProps<any>

/** Texts come out as `namespace/key {params}`, so that a test sees what was asked for. */
export const testHost: FormHost = {
  language: 'en',
  pickText: (text) => text?.en ?? '',
  translate: (namespace, key, params) => `${namespace}/${key}${params ? ` ${JSON.stringify(params)}` : ''}`,
  uploadFile: () => Promise.reject(new Error('no uploads here')),
  callAction: () => Promise.reject(new Error('no actions here')),
  fetchData: () => Promise.reject(new Error('no data of types here')),
  fileUrl: (id) => id,
  openFile: (id, hear) => {
    hear({ state: 'ready', url: id })
    return () => undefined
  },
}

/** Everything `FormView` needs for a form of test types. */
export const viewOf = (definition: FormDefinition) => {
  const compiled = compileForm(definition, testTypes, noPatterns)
  const { renderers, drawn } = createRenderers()
  const format = (_question: unknown, answer: Json) => String(answer)
  return {
    drawn,
    props: { compiled, session: compiled.openSession(), language: 'en', host: testHost, renderers, format },
  }
}
