import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { OptionsOf } from '#sdk'
import { QuestionHostProvider, QuestionScope } from '#sdk/ui'
import { plainHost } from '#src/plugin-sdk/ui/plain-host.tsx'
import { rendererProps } from '../../_families/renderer-props.testing.ts'
import type descriptionText from './definition.ts'
import texts from './locales/en.json' with { type: 'json' }
import renderer from './renderer.tsx'

afterEach(cleanup)

const show = (options: Partial<OptionsOf<typeof descriptionText>>) => {
  const paragraph = { type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Bring your badge' }] }
  render(
    <QuestionHostProvider host={plainHost({ 'question-types/description-text': texts.fill }, 'en')}>
      <QuestionScope typeId="description-text" questionId="q00001">
        <renderer.Component
          {...rendererProps('description-text')}
          options={{ content: { en: { type: 'doc', content: [paragraph] } }, align: 'start', ...options }}
          value={undefined}
          onChange={() => undefined}
        />
      </QuestionScope>
    </QuestionHostProvider>,
  )
}
const opened = () => screen.getByText('Bring your badge').closest('details')?.open

test('folded it is opened and closed by its own words, and needs nothing of the page for that', async () => {
  show({ folded: true, foldLabel: { en: 'What to bring' } })
  expect(opened()).toBe(false)
  await userEvent.click(screen.getByText('What to bring'))
  expect(opened()).toBe(true)
  expect(screen.getByText('Bring your badge')).toBeTruthy()
  await userEvent.click(screen.getByText('What to bring'))
  expect(opened()).toBe(false)
})

test('without words of the author the page has its own; what is not folded stands there', () => {
  show({ folded: true })
  expect(screen.getByText('Show the text').tagName).toBe('SUMMARY')
  cleanup()
  show({})
  expect(screen.queryByText('Show the text')).toBeNull()
  expect(screen.getByText('Bring your badge')).toBeTruthy()
})
