import './stories.css'
import { cleanup, render } from '@testing-library/react'
import { type ComponentType, StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { KitLabelsProvider } from '#ds/labels'
import { kitLabelsIn } from './kit-labels.ts'

/*
 * The walk sees stories as they are built, where React says nothing. Here every story of the kit is drawn by the React that
 * warns: of missing keys, of state set too late, of attributes it does not know.
 */
const files = import.meta.glob<Record<string, unknown>>('../design-system/*/*.stories.tsx')

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('there are stories', () => expect(Object.keys(files).length).toBeGreaterThan(130))

test.each(Object.entries(files))('%s is drawn without a word in the console', async (_, load) => {
  const said: string[] = []
  for (const kind of ['error', 'warn'] as const)
    vi.spyOn(console, kind).mockImplementation((...words: unknown[]) => said.push(words.map(String).join(' ')))
  const { default: _title, ...stories } = await load()
  for (const [name, Story] of Object.entries(stories)) {
    if (!isStory(Story)) continue
    const drawn = render(
      <StrictMode>
        <KitLabelsProvider labels={kitLabelsIn('zh-cn')}>
          <Story />
        </KitLabelsProvider>
      </StrictMode>,
    )
    await new Promise(requestAnimationFrame)
    drawn.unmount()
    expect(said.splice(0), name).toEqual([])
  }
})

function isStory(exported: unknown): exported is ComponentType {
  return typeof exported === 'function'
}
