import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseRichText, richTextToPlain } from './rich-text.ts'
import { isSafeLink } from './safe-addresses.ts'

const text = (value: string, ...marks: unknown[]) => ({ type: 'text', text: value, marks })
const doc = (...content: unknown[]) => ({ type: 'doc', content })
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content })

describe('rich text', () => {
  it('keeps what it knows', () => {
    const written = doc(
      { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'Rules' }] },
      paragraph(
        text('read ', { type: 'bold' }),
        text('this', { type: 'link', attrs: { href: 'https://example.com/a?b=1' } }),
      ),
      { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph({ type: 'text', text: 'one' })] }] },
    )
    expect(parseRichText(written)).toEqual(written)
  })

  it.each([
    ['javascript link', 'javascript:alert(1)'],
    ['encoded javascript link', 'java\nscript:alert(1)'],
    ['data link', 'data:text/html,<script>alert(1)</script>'],
    ['relative link', '//evil.example'],
    ['link that leaves its attribute', 'https://x" onclick="alert(1)'],
  ])('drops the %s and keeps the words', (_name, href) => {
    expect(isSafeLink(href)).toBe(false)
    expect(parseRichText(doc(paragraph(text('words', { type: 'link', attrs: { href } }))))).toEqual(
      doc(paragraph({ type: 'text', text: 'words' })),
    )
  })

  it('keeps sizes from 11 to 48 px and pictures of this installation, no others', () => {
    const own = { type: 'image', attrs: { src: `/sapi/file/${'a'.repeat(28)}`, alt: 'Plan' } }
    const sized = (size: unknown) => doc(paragraph(text('words', { type: 'textSize', attrs: { size } })))
    expect(parseRichText(doc(own))).toEqual(doc(own))
    expect(richTextToPlain(parseRichText(doc(own)))).toBe('Plan')
    expect(parseRichText(sized(11))).toEqual(sized(11))
    expect(parseRichText(sized(48))).toEqual(sized(48))
    const plain = doc(paragraph({ type: 'text', text: 'words' }))
    for (const size of [10, 49, 12.5, '12', null]) expect(parseRichText(sized(size))).toEqual(plain)
    for (const src of [
      'https://elsewhere.example/pixel.gif',
      '//elsewhere.example/sapi/file/aaaaaaaaaaaaaaaaaaaaaaaa',
      'data:image/svg+xml,<svg onload=alert(1)>',
      '/sapi/file/../logout',
      `/sapi/file/${'a'.repeat(28)}?x=1`,
    ])
      expect(parseRichText(doc({ type: 'image', attrs: { src, alt: '' } }))).toEqual(doc())
  })

  it('drops nodes and attributes it does not know', () => {
    const hostile = doc(
      { type: 'script', content: [{ type: 'text', text: 'alert(1)' }] },
      { type: 'image', attrs: { src: 'x', onerror: 'alert(1)' } },
      {
        type: 'paragraph',
        attrs: { style: 'position:fixed', onclick: 'alert(1)' },
        content: [{ type: 'text', text: 'kept', html: '<b>' }],
      },
    )
    expect(parseRichText(hostile)).toEqual(doc(paragraph({ type: 'text', text: 'kept' })))
  })

  it('is total: any JSON gives a document, and a document is not changed again', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (input) => {
        const once = parseRichText(input)
        expect(parseRichText(JSON.parse(JSON.stringify(once)))).toEqual(once)
      }),
    )
  })

  it('bounds depth and size', () => {
    let nested: unknown = paragraph({ type: 'text', text: 'deep' })
    for (let depth = 0; depth < 1000; depth++) nested = { type: 'blockquote', content: [nested] }
    expect(JSON.stringify(parseRichText(doc(nested))).length).toBeLessThan(1000)
    const wide = doc(...Array.from({ length: 10_000 }, () => paragraph()))
    expect(parseRichText(wide).content.length).toBeLessThanOrEqual(2000)
  })

  it('reads as plain words', () => {
    const written = parseRichText(
      doc(paragraph({ type: 'text', text: 'a' }, { type: 'hardBreak' }, { type: 'text', text: 'b' })),
    )
    expect(richTextToPlain(written)).toBe('a\nb')
  })
})

it('forty thousand marks on one word are a few: one of each kind, and each counts', () => {
  const bold = { type: 'bold' }
  const marks = [...Array.from({ length: 40_000 }, () => bold)]
  const word = { type: 'text', text: 'x', marks: [bold, { type: 'italic' }, ...marks] }
  const parsed = parseRichText({ type: 'doc', content: [{ type: 'paragraph', content: [word] }] })
  expect(parsed.content).toEqual([
    { type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [bold, { type: 'italic' }] }] },
  ])
  const many = Array.from({ length: 3000 }, () => ({ type: 'text', text: 'x', marks: [bold, { type: 'italic' }] }))
  const [paragraph] = parseRichText({ type: 'doc', content: [{ type: 'paragraph', content: many }] }).content
  const kept = paragraph?.type === 'paragraph' ? (paragraph.content ?? []) : []
  const nodes = kept.reduce((sum, inline) => sum + 1 + (inline.type === 'text' ? (inline.marks?.length ?? 0) : 0), 0)
  expect(nodes).toBeLessThan(2000)
})
