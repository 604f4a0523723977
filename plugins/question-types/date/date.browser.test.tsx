import '../../../design-system/styles/index.css'
import { cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AnswerOf, OptionsOf } from '#sdk'
import { QuestionHostProvider, QuestionScope } from '#sdk/ui'
import { plainHost } from '#src/plugin-sdk/ui/plain-host.tsx'
import { rendererProps } from '../../_families/renderer-props.testing.ts'
import date from './definition.ts'
import texts from './locales/de.json' with { type: 'json' }
import renderer from './renderer.tsx'

beforeEach(() => page.viewport(375, 740))
afterEach(async () => {
  cleanup()
  await page.viewport(1024, 768)
})

type Answer = AnswerOf<typeof date>

const Drawn = (more: Partial<OptionsOf<typeof date>>) => {
  const [kept, setKept] = useState<{ value?: Answer | undefined; unread?: string }>({})
  return (
    <QuestionHostProvider host={plainHost({ 'question-types/date': texts.fill }, 'de')}>
      <QuestionScope typeId="date" questionId="q00001">
        <label id="label" htmlFor="control">
          Urlaub
        </label>
        <renderer.Component
          {...rendererProps('date')}
          options={{ ...date.defaults, ...more }}
          value={kept.value}
          unread={kept.unread}
          onChange={(value) => setKept({ value })}
          onUnread={(unread) => setKept({ unread })}
        />
        <output>{JSON.stringify(kept)}</output>
      </QuestionScope>
    </QuestionHostProvider>
  )
}

const field = (name: string) => page.getByRole('textbox', { name })
const kept = () => JSON.parse(screen.getByRole('status').textContent ?? '{}')

test('a stretch is two fields, half of it is kept, and what means no day stays beside the other end', async () => {
  render(<Drawn range />)
  expect(document.documentElement.scrollWidth).toBe(375)
  await userEvent.fill(field('Urlaub Von'), '1.8.2026')
  expect(kept()).toEqual({ value: ['2026-08-01', ''] })
  await userEvent.fill(field('Urlaub Bis'), 'bald')
  expect(kept()).toEqual({ unread: '2026-08-01\nbald' })
  await userEvent.fill(field('Urlaub Bis'), '14.8.2026')
  expect(kept()).toEqual({ value: ['2026-08-01', '2026-08-14'] })
  await userEvent.clear(field('Urlaub Von'))
  await userEvent.clear(field('Urlaub Bis'))
  expect(kept()).toEqual({})
})

test('the calendar of the end has no day before the beginning', async () => {
  render(<Drawn range />)
  await userEvent.fill(field('Urlaub Von'), '12.8.2026')
  await userEvent.fill(field('Urlaub Bis'), '14.8.2026')
  await userEvent.click(page.getByRole('button', { name: 'Kalender öffnen' }).last())
  await expect.element(page.getByRole('dialog', { name: 'Datum wählen' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Dienstag, 11. August 2026' }).element()).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await userEvent.click(page.getByRole('button', { name: 'Samstag, 15. August 2026' }))
  await expect.poll(kept).toEqual({ value: ['2026-08-12', '2026-08-15'] })
})

test('a week is said in days as well', async () => {
  render(<Drawn kind="week" />)
  await userEvent.fill(field('Urlaub'), 'KW 9/2026')
  expect(kept()).toEqual({ value: '2026-W09' })
  await expect.element(page.getByText(/23\.02\.\s*–\s*01\.03\.2026/)).toBeVisible()
})

test('the author’s form is how it is typed and shown', async () => {
  render(<Drawn format="yyyy/M/d" />)
  expect(field('Urlaub').element()).toHaveAttribute('placeholder', 'JJJJ/MM/TT')
  await userEvent.fill(field('Urlaub'), '2026/8/1')
  expect(kept()).toEqual({ value: '2026-08-01' })
})
