import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { QuestionHostProvider, QuestionScope } from '#sdk/ui'
import { plainHost } from '#src/plugin-sdk/ui/plain-host.tsx'
import designer from '../../../locales/en/designer.json' with { type: 'json' }
import texts from '../../question-types/radio/locales/en.json' with { type: 'json' }
import { ChoiceSettings } from './choice-settings.tsx'

afterEach(cleanup)

test('an option for the respondent’s own words asks for them, until its author says otherwise', async () => {
  const onChange = vi.fn()
  render(
    <QuestionHostProvider
      host={plainHost({ designer, 'question-types/radio': { ...texts.admin, ...texts.fill } }, 'en')}
    >
      <QuestionScope typeId="radio" questionId="q1">
        <ChoiceSettings choices={[{ id: 'a', label: { en: 'A' } }]} onChange={onChange} newId={() => 'b'} />
      </QuestionScope>
    </QuestionHostProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: texts.admin['choice.addOther'] }))
  expect(onChange).toHaveBeenLastCalledWith([
    { id: 'a', label: { en: 'A' } },
    { id: 'b', label: { en: texts.admin['choice.otherLabel'] }, allowText: true, textRequired: true },
  ])
})
