import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { NoAccess } from './index.tsx'

afterEach(cleanup)

test('says what is missing, and offers the way back', () => {
  render(
    <NoAccess
      title="You cannot open this page"
      permissions={['Manage roles', 'View users']}
      action={<a href="/">Back to the forms</a>}
      labels={{ missing: 'You need' }}
    />,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'You cannot open this page' })).toBeTruthy()
  expect(screen.getByText('You need', { exact: false }).textContent).toBe('You needManage rolesView users')
  expect(screen.getByRole('link', { name: 'Back to the forms' })).toBeTruthy()
})

test('without named permissions the line is left out', () => {
  render(<NoAccess title="Closed" action={<a href="/">Back</a>} labels={{ missing: 'You need' }} />)
  expect(screen.queryByText('You need')).toBeNull()
})
