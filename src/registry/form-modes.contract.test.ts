// What every form mode keeps to, for each folder there is.
import definitions from 'virtual:plugins/eager/form-modes/definition'
import judges from 'virtual:plugins/eager/form-modes/judge'
import views from 'virtual:plugins/eager/form-modes/public'
import { folders } from 'virtual:plugins/files/form-modes'
import { describe, expect, test } from 'vitest'
import type { ModeJudge } from '../shared/form/form-mode.ts'

test('forms that say nothing else are surveys', () => {
  expect([...definitions.keys()]).toContain('survey')
})

describe.each(folders.map(({ id, files }) => [id, files] as const))('form mode %s', (id, files) => {
  const definition = definitions.get(id)

  test('is named like its folder, which holds nothing unknown', () => {
    expect(definition?.id, 'definition.ts with a default export').toBe(id)
    expect(files.filter((file) => !known.has(file))).toEqual([])
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
    // Erased: each takes its own settings.
    const judge = judges.get(id) as ModeJudge<unknown, never, unknown> | undefined
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
