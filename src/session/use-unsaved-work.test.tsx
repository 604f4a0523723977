import { cleanup, render } from '@testing-library/react'
import { Activity, useMemo } from 'react'
import { afterEach, expect, test } from 'vitest'
import { hasUnsavedWork } from './unsaved-work.ts'
import { useUnsavedWork } from './use-unsaved-work.ts'

afterEach(cleanup)

const Page = () => {
  useUnsavedWork(useMemo(() => ({ isSaved: () => false }), []))
  return null
}
const tab = (mode: 'visible' | 'hidden') => (
  <Activity mode={mode}>
    <Page />
  </Activity>
)

test('what a page holds counts while its tab is hidden, and no longer once it is closed', () => {
  const { rerender } = render(tab('visible'))
  expect(hasUnsavedWork()).toBe(true)
  rerender(tab('hidden'))
  expect(hasUnsavedWork()).toBe(true)
  rerender(null)
  expect(hasUnsavedWork()).toBe(false)
})
