import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { LanguageSwitch } from './index.tsx'

afterEach(cleanup)

test('keys: opens on the current language, walks, jumps by letter, chooses; focus returns', async () => {
  const onChange = vi.fn()
  render(
    <LanguageSwitch
      languages={[
        { id: 'zh-cn', endonym: '简体中文', lang: 'zh-CN' },
        { id: 'en', endonym: 'English', lang: 'en' },
        { id: 'de', endonym: 'Deutsch', lang: 'de' },
        { id: 'fr', endonym: 'Français', lang: 'fr', note: 'partly translated' },
      ]}
      value="en"
      onChange={onChange}
      label="Language: English"
    />,
  )
  const button = screen.getByRole('button', { name: 'Language: English' })
  button.focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('menuitemradio', { name: 'English', checked: true })).toBeTruthy()
  expect(screen.getByText('简体中文').getAttribute('lang')).toBe('zh-CN')
  expect(screen.getByRole('menuitemradio', { name: 'Français partly translated' })).toBeTruthy()
  await userEvent.keyboard('d')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menuitemradio', { name: 'Deutsch' })))
  await userEvent.keyboard('{Enter}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('de')
  await waitFor(() => expect(document.activeElement).toBe(button))
})
