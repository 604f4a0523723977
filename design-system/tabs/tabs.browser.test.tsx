import '../styles/index.css'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Table } from '../table/index.tsx'
import { Tabs } from './index.tsx'

afterEach(cleanup)

/** How far the ring reaches beyond the element; negative: it stands inside. */
const reach = (element: Element) => {
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element)
  expect(outlineStyle).not.toBe('none')
  return Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
}

test('rings of tabs, and of what scrolls, stand inside: their surroundings would cut them off', async () => {
  render(
    <>
      <Tabs label="Parts" items={[{ id: 'a', label: 'A', content: '' }]} />
      <Table caption="Forms" columns={[]} rows={[]} rowKey={() => ''} />
    </>,
  )
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'A' }))
  expect(reach(screen.getByRole('tab', { name: 'A' }))).toBeLessThanOrEqual(0)
  screen.getByRole('region', { name: 'Forms' }).focus()
  expect(reach(screen.getByRole('region', { name: 'Forms' }))).toBeLessThanOrEqual(0)
})
