// The half of the contract that draws, as far as jsdom goes: names, and what controls emit while each of them is used.
import languages from 'virtual:locales/admin'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Texts } from '../plugin-sdk/ui/plain-host.tsx'
import { judgeDrawing } from './contract/drawing.tsx'
import { openInstalled, typeIds } from './contract/installed-types.ts'
import { sayAll } from './contract/problem.ts'
import { loadRenderers, testLanguage } from './testing/framed-question.tsx'

let texts: Texts = {}
beforeAll(async () => {
  texts = (await languages[testLanguage]?.())?.default ?? {}
})

describe.each(typeIds)('question type %s', (id) => {
  test('5. controls have names, and what they emit is an answer', async () => {
    const type = await openInstalled(id, false)
    const children = type.definition?.examples.flatMap(({ children = [] }) => children) ?? []
    await loadRenderers(new Set([id, ...children.map((child) => child.type)]))
    expect(sayAll(judgeDrawing(type, texts))).toEqual([])
  })
})
