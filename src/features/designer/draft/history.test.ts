import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyDefinition, type FormDefinition } from '#shared/form/definition'
import { type History, record, redo, startHistory, undo } from './history.ts'

const named = (title: string) => emptyDefinition({ en: title }, 'en')
const edit = (history: History<FormDefinition>, title: string, at: number, mergeKey?: string) =>
  record(history, { name: 'step.title', value: named(title), selection: null, at, ...(mergeKey && { mergeKey }) })

describe('history', () => {
  it('goes back and forth over every step', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 60 }), fc.nat(80), (titles, steps) => {
        let history = startHistory(named('start'))
        for (const [at, title] of titles.entries()) history = edit(history, title, at)
        const end = history.present
        const back = Math.min(steps, history.past.length)
        for (let i = 0; i < back; i++) history = undo(history)
        for (let i = 0; i < back; i++) history = redo(history)
        expect(history.present).toBe(end)
      }),
    )
  })

  it('merges typing within a second into one step, and not after a pause', () => {
    let history = startHistory(named('start'))
    history = edit(history, 'N', 0, 'title')
    history = edit(history, 'Na', 400, 'title')
    history = edit(history, 'Nam', 1300, 'title')
    expect(history.past).toHaveLength(1)
    history = edit(history, 'Name', 2400, 'title')
    expect(history.past).toHaveLength(2)
    expect(undo(history).present.value.title).toEqual({ en: 'Nam' })
  })

  it('does not merge the typing of two fields', () => {
    const history = edit(edit(startHistory(named('start')), 'a', 0, 'title:1'), 'b', 10, 'title:2')
    expect(history.past).toHaveLength(2)
  })

  it('forgets what was undone once something new is done', () => {
    const history = edit(undo(edit(startHistory(named('start')), 'a', 0)), 'b', 10)
    expect(redo(history)).toBe(history)
  })

  it('keeps at least a hundred steps', () => {
    let history = startHistory(named('start'))
    for (let i = 0; i < 500; i++) history = edit(history, `t${i}`, i)
    expect(history.past.length).toBeGreaterThanOrEqual(100)
  })
})
