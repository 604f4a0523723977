import '../styles/index.css'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Avatar, AvatarGroup } from './index.tsx'

afterEach(cleanup)

const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

test('shows the picture when it loads, initials when it does not', async () => {
  render(
    <>
      <Avatar name="Anna Schmidt" src={picture} />
      <Avatar name="Bert Brecht" src="data:image/gif;base64,broken" />
    </>,
  )
  const [anna, bert] = screen.getAllByRole('img')
  await expect.poll(() => anna!.querySelector('img')?.getAttribute('src')).toBe(picture)
  expect(anna!.textContent).toBe('')
  expect(bert!.textContent).toBe('BB')
  expect(anna!.getAttribute('aria-label')).toBe('Anna Schmidt')
})

test('without a name there is a default picture; beside a name it is decoration', () => {
  render(
    <>
      <Avatar name={undefined} label="Anonymous" />
      <Avatar name="Anna" decorative />
    </>,
  )
  const images = screen.getAllByRole('img')
  expect(images).toHaveLength(1)
  expect(screen.getByRole('img', { name: 'Anonymous' }).querySelector('svg')).toBeTruthy()
})

test('a group is one image; what does not fit is a number', () => {
  const people = Array.from({ length: 8 }, (_, n) => ({ id: `${n}`, name: `Person ${n}` }))
  render(<AvatarGroup people={people} max={4} label="8 members" />)
  const group = screen.getByRole('img', { name: '8 members' })
  expect(group.querySelectorAll('[data-slot=avatar]')).toHaveLength(3)
  expect(group.textContent).toContain('+5')
})
