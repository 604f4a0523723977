import { describe, expect, it } from 'vitest'
import { emptyDefinition, type FormDefinition } from '#shared/form/definition'
import { Autosave, type AutosavePort, type SaveResult } from './autosave.ts'

const titled = (title: string) => emptyDefinition({ en: title }, 'en')

/** A clock and a server the test drives by hand. */
const bench = () => {
  const timers: { at: number; run: () => void }[] = []
  const calls: {
    title: string | undefined
    base: number
    settle: (result: SaveResult<number, FormDefinition> | Error) => void
  }[] = []
  let now = 0
  let online = true
  const port: AutosavePort<FormDefinition, number> = {
    save: (definition, base) =>
      new Promise((resolve, reject) => {
        calls.push({
          title: definition.title.en,
          base,
          settle: (result) => (result instanceof Error ? reject(result) : resolve(result)),
        })
      }),
    isOnline: () => online,
    now: () => now,
    after: (ms, run) => {
      const timer = { at: now + ms, run }
      timers.push(timer)
      return () => timers.splice(timers.indexOf(timer), 1)
    },
  }
  return {
    port,
    calls,
    goOffline: () => {
      online = false
    },
    advance: async (ms: number) => {
      now += ms
      for (const timer of timers.filter((timer) => timer.at <= now)) {
        timers.splice(timers.indexOf(timer), 1)
        timer.run()
      }
      await settled()
    },
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

describe('autosave', () => {
  it('saves once, a second after the last change', async () => {
    const { port, calls, advance } = bench()
    const autosave = new Autosave(port, 3)
    autosave.change(titled('a'))
    await advance(900)
    autosave.change(titled('b'))
    await advance(900)
    expect(calls).toHaveLength(0)
    expect(autosave.state.kind).toBe('pending')
    await advance(100)
    expect(calls.map(({ title, base }) => [title, base])).toEqual([['b', 3]])
    expect(autosave.state.kind).toBe('saving')
    calls[0]?.settle({ kind: 'saved', revision: 4 })
    await settled()
    expect(autosave.state).toMatchObject({ kind: 'saved' })
    expect(autosave.revision).toBe(4)
  })

  it('never says saved while a later change is not', async () => {
    const { port, calls, advance } = bench()
    const autosave = new Autosave(port, 1)
    autosave.change(titled('a'))
    await advance(1000)
    autosave.change(titled('b'))
    calls[0]?.settle({ kind: 'saved', revision: 2 })
    await settled()
    expect(autosave.state.kind).toBe('pending')
    await advance(1000)
    expect(calls[1]).toMatchObject({ title: 'b', base: 2 })
  })

  it('keeps the change and tries again after a failure, and says whether the network is gone', async () => {
    const { port, calls, advance, goOffline } = bench()
    const autosave = new Autosave(port, 1)
    autosave.change(titled('a'))
    await advance(1000)
    goOffline()
    calls[0]?.settle(new Error('network'))
    await settled()
    expect(autosave.state).toEqual({ kind: 'failed', reason: 'offline' })
    await advance(2000)
    expect(calls[1]).toMatchObject({ title: 'a', base: 1 })
  })

  it('stops at a conflict until the person decides', async () => {
    const { port, calls, advance } = bench()
    const autosave = new Autosave(port, 1)
    autosave.change(titled('mine'))
    await advance(1000)
    calls[0]?.settle({ kind: 'conflict', theirs: 7 })
    await settled()
    autosave.change(titled('mine too'))
    await advance(5000)
    expect(await autosave.flush(), 'nothing is laid over what the other person saved').toBe(false)
    expect(calls).toHaveLength(1)
    expect(autosave.state).toEqual({ kind: 'conflict', theirs: 7 })

    autosave.rebase(7)
    await advance(5000)
    expect(calls, 'what was given up is not saved later').toHaveLength(1)
    autosave.change(titled('on top of theirs'))
    await advance(1000)
    expect(calls[1]).toMatchObject({ title: 'on top of theirs', base: 7 })
  })

  it('keeps what is incomplete to itself until it is complete, and says so', async () => {
    const { port, calls, advance } = bench()
    const autosave = new Autosave({ ...port, isComplete: ({ title }: FormDefinition) => title.en !== '' }, 1)
    autosave.change(titled(''))
    await advance(1000)
    expect(autosave.state).toEqual({ kind: 'incomplete' })
    expect(await autosave.flush()).toBe(false)
    expect(calls).toHaveLength(0)
    autosave.change(titled('whole'))
    await advance(1000)
    expect(calls).toMatchObject([{ title: 'whole', base: 1 }])
  })

  it('goes on on top of what somebody else saved of other parts', async () => {
    const { port, calls, advance } = bench()
    const autosave = new Autosave(port, 1)
    autosave.change(titled('mine'))
    await advance(1000)
    const onto = (definition: FormDefinition) => titled(`${definition.title.en} and theirs`)
    calls[0]?.settle({ kind: 'moved', revision: 5, onto })
    await settled()
    await advance(0)
    expect(calls[1]).toMatchObject({ title: 'mine and theirs', base: 5 })
    calls[1]?.settle({ kind: 'saved', revision: 6 })
    await settled()
    expect(autosave.state.kind).toBe('saved')
  })

  it('flush reports failure instead of waiting for ever', async () => {
    const { port, calls } = bench()
    const autosave = new Autosave(port, 1)
    autosave.change(titled('a'))
    const flushed = autosave.flush()
    await settled()
    calls[0]?.settle(new Error('500'))
    expect(await flushed).toBe(false)
  })
})
