// What every form mode keeps to, for each folder there is.
import { describe, expect, test } from 'vitest'
import type { AnyFormMode } from '#sdk'
import type { ModeJudge, ModeView } from '../shared/form/form-mode.ts'
import { byFolder } from './by-folder.ts'

const definitions = byFolder(
  import.meta.glob<AnyFormMode>('/plugins/form-modes/*/definition.ts', { import: 'default', eager: true }),
)
const views = byFolder(
  import.meta.glob<ModeView<never, never>>('/plugins/form-modes/*/public.ts', { import: 'default', eager: true }),
)
const judges = byFolder(
  import.meta.glob<ModeJudge<unknown, never, unknown>>('/plugins/form-modes/*/judge.ts', {
    import: 'default',
    eager: true,
  }),
)
const files = Object.keys(import.meta.glob('/plugins/form-modes/*/*'))

test('forms that say nothing else are surveys', () => {
  expect([...definitions.keys()]).toContain('survey')
})

describe.each([...new Set(files.map((path) => path.split('/')[3] ?? ''))])('form mode %s', (id) => {
  const definition = definitions.get(id)

  test('is named like its folder, which holds nothing unknown', () => {
    expect(definition?.id, 'definition.ts with a default export').toBe(id)
    const own = files.filter((path) => path.startsWith(`/plugins/form-modes/${id}/`))
    expect(own.map((path) => path.split('/')[4]).filter((file) => file && !known.has(file))).toEqual([])
  })

  test('starts with settings its own schema returns unchanged', async () => {
    const result = await definition?.form['~standard'].validate(definition.defaults)
    expect(result && 'value' in result ? JSON.parse(JSON.stringify(result.value)) : result).toEqual(
      definition?.defaults,
    )
  })

  test('shows nothing of a new form but what its view names, and judges answers to nothing', () => {
    const view = views.get(id)
    expect(view === undefined || [typeof view.form, typeof view.question].includes('function')).toBe(true)
    const judge = judges.get(id)
    if (!judge || !definition) return
    const outcome = judge.outcome({}, { form: definition.defaults, questions: {} })
    expect(JSON.parse(JSON.stringify(outcome))).toEqual(outcome)
    for (const fact of judge.facts?.(outcome) ?? []) if ('number' in fact) expect(fact.number).toBeTypeOf('number')
    for (const { title, cell } of judge.columns ?? []) {
      expect(title['zh-cn'] && title.en, 'a heading in Chinese and English').toBeTruthy()
      expect(['string', 'number', 'object']).toContain(typeof cell(outcome))
    }
  })
})

const known = new Set(['definition.ts', 'public.ts', 'judge.ts', 'README.md'])
