import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Button } from '../button/index.tsx'
import { Menu } from '../menu/index.tsx'
import { DirectionProvider } from './index.tsx'

test('a menu hangs outside of the page and still runs its way', async () => {
  render(
    <DirectionProvider dir="rtl">
      <Menu trigger={<Button>قائمة</Button>} items={[{ id: 'copy', label: 'نسخ', onSelect: () => {} }]} />
    </DirectionProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'قائمة' }))
  expect(screen.getByRole('menu')).toHaveProperty('dir', 'rtl')
})
