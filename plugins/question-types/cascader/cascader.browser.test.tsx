import '../../../design-system/styles/index.css'
import { cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AnswerOf } from '#sdk'
import { QuestionHostProvider, QuestionScope } from '#sdk/ui'
import { plainHost } from '#src/plugin-sdk/ui/plain-host.tsx'
import { rendererProps } from '../../_families/renderer-props.testing.ts'
import cascader from './definition.ts'
import texts from './locales/en.json' with { type: 'json' }
import renderer from './renderer.tsx'

beforeEach(() => page.viewport(375, 740))
afterEach(async () => {
  cleanup()
  await page.viewport(1024, 768)
})

const nodes = cascader.examples[0]?.options.nodes ?? []

const Drawn = () => {
  const [value, setValue] = useState<AnswerOf<typeof cascader>>()
  return (
    <QuestionHostProvider host={plainHost({ 'question-types/cascader': texts.fill }, 'en')}>
      <QuestionScope typeId="cascader" questionId="q00001">
        <span id="label">Branches</span>
        <renderer.Component
          {...rendererProps('cascader', { required: true })}
          options={{ nodes, anyLevel: false, placeholder: {}, multiple: true, max: 2 }}
          value={value}
          onChange={setValue}
        />
        <output data-testid="kept">{JSON.stringify(value)}</output>
      </QuestionScope>
    </QuestionHostProvider>
  )
}

const kept = () => JSON.parse(screen.getByTestId('kept').textContent || 'null')
const row = (name: string) => page.getByRole('button', { name, exact: true })

test('several ways are chosen one after the other, to the most there may be, and taken out again', async () => {
  render(<Drawn />)
  await userEvent.click(page.getByRole('combobox', { name: 'Branches' }))
  await userEvent.click(row('Zhejiang'))
  await userEvent.click(row('Ningbo'))
  expect(row('Ningbo').element()).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(row('Hangzhou'))
  await userEvent.click(row('Xihu'))
  expect(kept()).toEqual([
    ['zj', 'nb'],
    ['zj', 'hz', 'xihu'],
  ])
  // One more than may be: it is said, and nothing changes.
  await userEvent.click(row('Yuhang'), { force: true })
  expect(kept()).toHaveLength(2)
  await expect.element(page.getByText('Choose no more than 2 options').first()).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(375)
  await userEvent.click(row('Remove Zhejiang / Ningbo'))
  expect(kept()).toEqual([['zj', 'hz', 'xihu']])
  await userEvent.click(page.getByRole('combobox', { name: 'Branches' }))
  await userEvent.click(row('Zhejiang'))
  await userEvent.click(row('Hangzhou'))
  await userEvent.click(row('Xihu'))
  await expect.poll(kept).toBeNull()
})
