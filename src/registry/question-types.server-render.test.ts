// @vitest-environment node
// Every renderer also draws on the server, where there is no DOM. Not a contract test by name: those run in jsdom, too.
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Json, Question } from '#sdk'
import { openInstalled, typeIds } from './contract/installed-types.ts'
import { HostedQuestion, loadRenderers, testLanguage } from './testing/framed-question.tsx'

/** What stands where a text is missing. A drawing's address may have the folder's name. */
const missingText = /question-types\/[a-z-]+:/

describe.each(typeIds)('renderer of %s', (id) => {
  test('draws without a DOM', async () => {
    expect(typeof document).toBe('undefined')
    const type = await openInstalled(id, false)
    const { definition } = type
    expect([...type.failures].map(([file, failure]) => `${type.path}/${file}: ${failure}`)).toEqual([])
    if (!definition) throw new Error(`${type.path}/definition.ts has no default export`)
    const childTypes = definition.examples.flatMap(({ children = [] }) => children).map((child) => child.type)
    await loadRenderers(new Set([id, ...childTypes]))
    const texts = Object.fromEntries(
      [type, ...childTypes.flatMap((child) => type.sibling(child) ?? [])].map((each) => [
        `question-types/${each.id}`,
        each.locales.get(testLanguage)?.fill ?? {},
      ]),
    )
    const draw = (options: Json, value: Json | undefined, children: readonly Question[] = []) =>
      renderToString(
        createElement(HostedQuestion, {
          texts,
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
    expect(draw(definition.defaults, undefined)).not.toMatch(missingText)
    for (const { options, answer, children } of definition.examples)
      expect(draw(options, answer, children)).not.toMatch(missingText)
  })
})
