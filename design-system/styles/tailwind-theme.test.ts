import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'
import { compile } from 'tailwindcss'
import { describe, expect, test } from 'vitest'
import config from '../../tailwind.config.ts'

const require = createRequire(import.meta.url)

describe.each(['index.css', 'public.css'])('%s', (entry) => {
  test.each([
    ['bg-paper', 'var(--ds-paper)'],
    ['border-control', 'var(--ds-control)'],
    ['text-accent-text', 'var(--ds-accent-text)'],
    ['text-field', 'font-size: var(--ds-text-field)'],
    ['p-6', 'var(--ds-space-6)'],
    ['rounded-lg', 'var(--ds-radius-lg)'],
    ['shadow-menu', 'var(--ds-shadow-menu)'],
    ['duration-fast', 'var(--ds-duration-fast)'],
    ['z-modal', 'var(--ds-z-modal)'],
    ['min-h-control-default', 'var(--ds-control-default)'],
  ])('%s comes from tailwind.config.ts', async (name, value) => {
    expect(await build(entry, name)).toContain(value)
  })

  test.each([
    'bg-red-500',
    'text-white',
    'border-gray-200',
    'shadow-lg',
    'rounded-3xl',
    'text-4xl',
  ])('%s does not exist: the palette has no way out', async (name) => {
    expect(await build(entry, name)).not.toContain(`.${name}`)
  })
})

/** The CSS Tailwind makes of one class name under one of our entries. */
async function build(entry: string, name: string): Promise<string> {
  const path = resolve(import.meta.dirname, entry)
  const compiler = await compile(readFileSync(path, 'utf8'), {
    base: import.meta.dirname,
    loadStylesheet: async (id, base) => {
      const file = id.startsWith('.') ? resolve(base, id) : require.resolve(`${id}/index.css`)
      return { path: file, base: dirname(file), content: readFileSync(file, 'utf8') }
    },
    loadModule: async (id, base) => ({ path: resolve(base, id), base, module: config }),
  })
  return compiler.build([name])
}
