// The bugs that only show where something is drawn and used.
import languages from 'virtual:locales/admin'
import { afterAll, expect, test } from 'vitest'
import { loadRenderers, renderers, testLanguage } from '../testing/framed-question.tsx'
import { judgeDrawing } from './drawing.tsx'
import { type Bug, openPlanted, removePlanted } from './planted.ts'
import { sayAll } from './problem.ts'

afterAll(removePlanted)

const bugs: readonly (Bug & { readonly name: string; readonly says: RegExp })[] = [
  { name: 'a type without a bug', of: 'horizontal-input', plant: () => undefined, says: /^$/ },
  {
    name: 'a renderer emits a member that is undefined',
    of: 'horizontal-input',
    plant: ({ replace }) =>
      replace(
        'renderer.tsx',
        "if (kept !== undefined && kept !== '') next[blank.id] = kept",
        "Object.assign(next, { [blank.id]: kept === '' ? undefined : kept })",
      ),
    says: /renderer\.tsx: it emits .*\(undefined\).*, which is not what is stored\. Remedy: leave members out/,
  },
  {
    name: 'a renderer emits what its validator refuses',
    of: 'horizontal-input',
    plant: ({ replace }) =>
      replace('renderer.tsx', 'next[blank.id] = kept', 'Object.assign(next, { [blank.id]: [kept] })'),
    says: /renderer\.tsx: it emits .*, which is\(\) of validator\.ts refuses\. Remedy: emit answers the schema allows/,
  },
  {
    name: 'a group is not named by the title',
    of: 'horizontal-input',
    plant: ({ replace }) => replace('renderer.tsx', '      aria-labelledby={p.labelId}\n', ''),
    says: /renderer\.tsx: no element is named by the title, and label is 'group'\. Remedy: put aria-labelledby=\{labelId\} on the group/,
  },
  {
    name: 'a text field is named by its placeholder only',
    of: 'horizontal-input',
    plant: ({ replace }) =>
      replace(
        'renderer.tsx',
        'label: blankLabel(blank, piece, { text, t }),',
        'placeholder: blankLabel(blank, piece, { text, t }),',
      ),
    says: /renderer\.tsx: a field is named by its placeholder '城市' only\. Remedy: give it aria-label/,
  },
  {
    name: 'what should take the focus is out of reach',
    of: 'horizontal-input',
    plant: ({ replace }) => replace('renderer.tsx', '      role="group"\n', '      role="group"\n      inert\n'),
    says: /renderer\.tsx: whoever is sent to the question finds nothing in it that takes the focus\. Remedy: draw a control the Tab key reaches, or state an element by ref=\{useFocusTarget\(\)\}/,
  },
]

test.each(bugs)('$name: it is found, with file and remedy', async ({ says, name: _, ...bug }) => {
  const texts = (await languages[testLanguage]?.())?.default ?? {}
  await loadRenderers(['input'])
  const type = await openPlanted(bug)
  expect([...type.failures.values()]).toEqual([])
  if (type.renderer) renderers.set(bug.of, type.renderer)
  expect(sayAll(judgeDrawing(type, texts)).join('\n')).toMatch(says)
})
