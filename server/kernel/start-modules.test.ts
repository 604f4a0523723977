import { expect, test } from 'vitest'
import { z } from 'zod'
import type { AppDeps } from '../deps.ts'
import { type AnyEventKind, defineEvent, listen } from './event.ts'
import { type AnyModule, defineModule } from './module.ts'
import { definePort, defineSlot, toSlot } from './port.ts'
import { startModules } from './start-modules.ts'

// Nothing here asks for anything of the ground.
const deps = {} as AppDeps

const numbers = definePort<() => number>('numbers')
const words = definePort<string>('words')
const farewells = defineSlot<string>('farewells')

const named = (name: string, after: readonly string[] = []): AnyModule => defineModule({ name, after })

test('a module starts after the one that offers what it needs, whatever their names', () => {
  const order: string[] = []
  const { offerOf } = startModules(
    [
      defineModule({
        name: 'a',
        needs: { numbers },
        provides: { words },
        start: (_host, { numbers: next }) => {
          order.push('a')
          return { provides: { words: `word ${next()}` } }
        },
      }),
      defineModule({
        name: 'b',
        provides: { numbers },
        start: () => {
          order.push('b')
          return { provides: { numbers: () => 7 } }
        },
      }),
    ],
    deps,
  )
  expect(order).toEqual(['b', 'a'])
  expect(offerOf(words)).toBe('word 7')
})

test('a lower module uses what higher ones have added, though it started first', () => {
  let say = (): readonly string[] => []
  startModules(
    [
      defineModule({
        name: 'a',
        start: ({ contributions }) => {
          say = () => contributions(farewells)
          expect(say).toThrow('Not all modules have started')
          return {}
        },
      }),
      defineModule({ name: 'b', start: () => ({ contributes: [toSlot(farewells, 'tschüs')] }) }),
      defineModule({ name: 'c', start: () => ({ contributes: [toSlot(farewells, '再见')] }) }),
    ],
    deps,
  )
  expect(say()).toEqual(['tschüs', '再见'])
})

test('the catalog holds what all modules bring', () => {
  const sweep = async () => undefined
  const { catalog } = startModules([defineModule({ name: 'a', start: () => ({ sweeps: [sweep] }) }), named('b')], deps)
  expect(catalog()).toMatchObject({ routes: [], jobs: [], sweeps: [sweep] })
})

test.each<[string, readonly AnyModule[]]>([
  ['Two modules are called "a"', [named('a'), named('a')]],
  ['a starts after "x", which is no module', [named('a', ['x'])]],
  ['Modules need each other: a → b → a', [named('a', ['b']), named('b', ['a'])]],
  ['a needs "words", which no module offers', [defineModule({ name: 'a', needs: { words }, start: () => ({}) })]],
  [
    'Both a and b offer "words"',
    ['a', 'b'].map((name) => defineModule({ name, provides: { words }, start: () => ({ provides: { words: name } }) })),
  ],
])('the server does not start: %s', (sentence, modules) => {
  expect(() => startModules(modules, deps)).toThrow(sentence)
})

test('listeners with the same name, and kinds of events with the same name, stop the start', () => {
  const kind = () => defineEvent({ kind: 'thing.happened', about: z.object({}) })
  const hearing = (module: string, name: string, kinds: readonly AnyEventKind[]) =>
    defineModule({
      name: module,
      start: () => ({ listeners: [listen({ name, kinds, effect: 'inside', run: async () => undefined })] }),
    })
  const shared = kind()
  const start = (...modules: readonly AnyModule[]) => startModules(modules, deps).catalog().listeners.length
  expect(start(hearing('a', 'one', [shared]), hearing('b', 'two', [shared]))).toBe(2)
  expect(() => start(hearing('a', 'one', [shared]), hearing('b', 'one', [shared]))).toThrow(
    'Two listeners are called "one".',
  )
  expect(() => start(hearing('a', 'one', [kind()]), hearing('b', 'two', [kind()]))).toThrow(
    'Two kinds of events are called "thing.happened".',
  )
})
