import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
// @ts-expect-error: a plain script without types
import { groups } from './generators/component.mjs'

const titles = globSync('design-system/*/*.stories.tsx').map(
  (file) => [file, /title: '([^']*)'/.exec(readFileSync(file, 'utf8'))?.[1] ?? ''] as const,
)

test.each(titles)('%s stands in a group of the kit', (_, title) => {
  const [kit, group, name, ...more] = title.split(' / ')
  expect(kit).toBe('Design system')
  expect(Object.values(groups)).toContain(group)
  expect(name).toMatch(/^[A-Z]/)
  expect(more).toEqual([])
})

test('no two files share a title', () => {
  const all = titles.map(([, title]) => title)
  expect(all.filter((title, at) => all.indexOf(title) !== at)).toEqual([])
})
