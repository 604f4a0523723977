// What programs stumble over.
import type { Chance } from './chance.ts'

const texts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\u202e\u200b',
  '😀'.repeat(50),
  'x'.repeat(10_000),
  "' or 1=1; --",
  '%',
  '_%\\',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{constructor}}',
  '__proto__',
  'constructor',
  'NaN',
  '1e400',
  '-1',
  '9223372036854775807',
  '9223372036854775808',
  '99999999999999999999999999',
  '2026-02-30',
  '0000-00-00T00:00:00Z',
  '275760-09-14T00:00:00Z',
  '٣',
  'true',
  'null',
] as const

const numbers = [0, -0, -1, 1.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e21, 1e308, -1e308, 5e-324] as const

export const oddText = (chance: Chance): string => chance.of(texts)

export const oddValue = (chance: Chance, depth = 0): unknown => {
  const kinds: readonly [() => unknown, ...(() => unknown)[]] = [
    () => oddText(chance),
    () => oddText(chance),
    () => chance.of(numbers),
    () => null,
    () => true,
    () => [],
    () => ({}),
    () => Array.from({ length: chance.below(5) }, () => (depth > 3 ? null : oddValue(chance, depth + 1))),
    () => ({ [oddText(chance) || 'a']: depth > 3 ? null : oddValue(chance, depth + 1) }),
    () => nested(chance.of([10, 150, 3000])),
    () => Array.from({ length: 2000 }, (_, index) => index),
  ]
  return chance.of(kinds)()
}

const nested = (depth: number): unknown => {
  let value: unknown = 1
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value }
  return value
}

/** JSON text that no value of a program becomes, or hardly any. */
export const oddJson = (chance: Chance, usual: string): string | Buffer =>
  chance.of([
    () => usual.slice(0, chance.below(usual.length + 1)),
    () => `${usual}}`,
    () => '',
    () => 'null',
    () => '[]',
    () => '"text"',
    () => '{"__proto__":{"isAdmin":true}}',
    () => '{"constructor":{"prototype":{"isAdmin":true}}}',
    () => usual.replace('{', '{"__proto__":{"a":1},'),
    () => usual.replace(/:\d+/, ':1e999'),
    () => usual.replace(/:\d+/, ':123456789012345678901234567890'),
    () => `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    () => `${' '.repeat(100_000)}${usual}`,
    () => `\ufeff${usual}`,
    () => usual.replaceAll('"', "'"),
    () => `{"a":"${'x'.repeat(1_100_000)}"}`,
    () => Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
    () => Buffer.from(usual, 'utf16le'),
  ])()
