// Every renderer also draws on the server, where there is no DOM. Not a contract test by name: those run in jsdom, too.
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Json, Question } from '#sdk'
import { HostedQuestion, testLanguage } from './testing/framed-question.tsx'
import { definitions, localesOf } from './testing/question-type-folders.ts'

describe.each([...definitions])('renderer of %s', (id, definition) => {
  const draw = (options: Json, value: Json | undefined, children: readonly Question[] = []) =>
    renderToString(
      createElement(HostedQuestion, {
        texts: Object.fromEntries(
          [...definitions.keys()].map((type) => [
            `question-types/${type}`,
            localesOf(type).get(testLanguage)?.fill ?? {},
          ]),
        ),
        question: {
          id: 'q00001',
          type: id,
          title: { [testLanguage]: '题目' },
          required: false,
          span: 24,
          options,
          children,
        },
        value,
        onChange: () => undefined,
        issues: [],
        readOnly: false,
      }),
    )

  test('draws without a DOM', () => {
    expect(typeof document).toBe('undefined')
    expect(draw(definition.defaults, undefined)).not.toContain('question-types/')
    for (const { options, answer, children } of definition.examples) {
      expect(draw(options, answer, children)).not.toContain('question-types/')
    }
  })
})
