// What a type draws where no script runs, posted back as a browser posts it, is what was drawn.
import fill from 'virtual:locales/types'
import { cleanup, render } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import type { PostedReader, Question } from '#sdk'
import { postedFields } from '#shared/form/posted'
import type { PostedChild } from '#shared/form/question-type'
import type { Texts } from '../plugin-sdk/ui/plain-host.tsx'
import { openInstalled, typeIds } from './contract/installed-types.ts'
import { findPlainRenderer } from './question-types.plain.ts'
import { HostedQuestion, renderers, testLanguage } from './testing/framed-question.tsx'

let texts: Texts = {}
beforeAll(async () => {
  texts = (await fill[testLanguage]?.())?.default ?? {}
})

describe.each(typeIds)('question type %s without scripts', (id) => {
  test('posts back what it has drawn, or nothing', async () => {
    const type = await openInstalled(id, false)
    const plain = await findPlainRenderer(id)
    const posted = type.posted as PostedReader<never> | undefined
    // One without the other would lose what people enter.
    expect(plain !== null).toBe(posted !== undefined)
    if (!plain || !posted || !type.definition) return
    renderers.set(id, plain)
    const { examples, defaults } = type.definition
    const drawn: Pick<(typeof examples)[number], 'options' | 'answer' | 'children'>[] = [
      { options: defaults, answer: undefined },
      ...examples.filter(({ valid }) => valid),
    ]
    for (const { options, answer, children = [] } of drawn) {
      const readers = await Promise.all(children.map(readerOf))
      const { container } = render(
        <form>
          <HostedQuestion
            texts={texts}
            question={{
              id: questionId,
              type: id,
              title: { [testLanguage]: '题目的标题' },
              description: { [testLanguage]: '说明文字' },
              required: true,
              span: 24,
              options,
              ...(children.length > 0 && { children }),
            }}
            value={answer}
            onChange={() => undefined}
            issues={[]}
            readOnly={false}
          />
        </form>,
      )
      const form = container.querySelector('form')
      if (!form) throw new Error('nothing was drawn')
      expect(container.textContent).not.toContain('question-types/')
      if (plain.label === 'control') expect(container.querySelector('#control')?.getAttribute('name')).toBe(questionId)
      expect(container.querySelector('[aria-describedby~="hint"]')).not.toBeNull()
      // Nothing in it needs a script to be pressed.
      expect(container.querySelectorAll('button')).toHaveLength(0)
      expect(posted.read(postedFields(fieldsOf(form), questionId), options as never, readers)).toEqual(answer)
      cleanup()
    }
    expect(posted.read(postedFields(new Map(), questionId), defaults as never, [])).toBeUndefined()
    // Whatever comes: it is read, and the engine judges it.
    for (const hostile of ['__proto__', '\uFFFD', '1e999', 'a'.repeat(10_000), '<script>'])
      expect(() =>
        posted.read({ one: () => hostile, all: () => [hostile, hostile] }, defaults as never, []),
      ).not.toThrow()
  })
})

const questionId = 'q00001'

/** A child of a container, drawn and read without scripts as well. */
const readerOf = async ({ id, type, options }: Question): Promise<PostedChild> => {
  const [plain, { posted }] = await Promise.all([findPlainRenderer(type), openInstalled(type, false)])
  if (!plain || !posted) throw new Error(`An example holds a ${type}, which needs scripts`)
  renderers.set(type, plain)
  return { id, read: (fields) => posted.read(fields, options as never, []) }
}

/** As the browser would send it, line breaks included. */
const fieldsOf = (form: HTMLFormElement): Map<string, string[]> => {
  const fields = new Map<string, string[]>()
  for (const [name, value] of new FormData(form))
    fields.set(name, [...(fields.get(name) ?? []), String(value).replaceAll('\n', '\r\n')])
  return fields
}
