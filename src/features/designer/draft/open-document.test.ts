import { describe, expect, it } from 'vitest'
import type { SaveResult } from './autosave.ts'
import { OpenDocument, type Parts, type Stored } from './open-document.ts'

type Card = Readonly<Record<'name' | 'phone', string>>

const parts: Parts<Card> = {
  differing: (a, b) => (['name', 'phone'] as const).filter((part) => a[part] !== b[part]),
  taking: (value, from, names) =>
    Object.fromEntries(
      Object.entries(value).map(([part, text]) => [part, names.includes(part) ? from[part as keyof Card] : text]),
    ) as Card,
}
const stored = (value: Card, revision: number): Stored<Card> => ({ value, revision, saved: null })

/** A document of a server that answers what the test says, save by save. */
const open = (...answers: SaveResult<Stored<Card>, Card>[]) => {
  const sent: { value: Card; base: number }[] = []
  const document = new OpenDocument(stored({ name: 'Ada', phone: '1' }, 1), {
    parts,
    save: async (value, base) => {
      sent.push({ value, base })
      return answers[sent.length - 1] ?? { kind: 'saved', revision: base + 1 }
    },
    isOnline: () => true,
    now: () => 0,
    ticks: () => sent.length * 10_000,
    after: () => () => undefined,
  })
  return { document, sent, value: () => document.read().history.present.value }
}
const edit = (part: keyof Card, text: string) => (card: Card) => ({ ...card, [part]: text })

describe('a document two people change at once', () => {
  it('takes in what the other one changed elsewhere, and no step back takes it away again', async () => {
    const theirs = { name: 'Ada', phone: '2' }
    const { document, sent, value } = open({ kind: 'conflict', theirs: stored(theirs, 4) })
    document.edit(edit('name', 'Ada L.'), { name: 'step' })
    expect(await document.autosave.flush()).toBe(true)
    expect(sent.at(-1)).toEqual({ value: { name: 'Ada L.', phone: '2' }, base: 4 })
    expect(value()).toEqual({ name: 'Ada L.', phone: '2' })
    document.travel('undo')
    expect(value(), 'theirs stays').toEqual({ name: 'Ada', phone: '2' })
  })

  it('is a conflict where both changed the same, and stays as it is here', async () => {
    const { document, sent, value } = open({ kind: 'conflict', theirs: stored({ name: 'Bea', phone: '2' }, 4) })
    document.edit(edit('name', 'Ada L.'), { name: 'step' })
    expect(await document.autosave.flush()).toBe(false)
    expect(document.autosave.state.kind).toBe('conflict')
    expect(value()).toEqual({ name: 'Ada L.', phone: '1' })
    expect(sent).toHaveLength(1)
  })

  it('has no step over what storing it made of it', async () => {
    const hidden = (card: Card) => ({ ...card, phone: '' })
    const { document, value } = open({ kind: 'saved', revision: 2, onto: hidden })
    document.edit(edit('phone', '3'), { name: 'typed' })
    await document.autosave.flush()
    expect(value().phone).toBe('')
    expect(document.read().history.past).toEqual([])
  })
})
