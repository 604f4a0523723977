import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Rating, type RatingProps } from './index.tsx'

afterEach(cleanup)

function Live({ spy, ...props }: Partial<RatingProps> & { spy?: (value: number | undefined) => void }) {
  const [value, setValue] = useState(props.value)
  return (
    <Rating
      label="Service"
      itemLabel={(n) => `${n} stars`}
      clearLabel="Clear"
      {...props}
      value={value}
      onChange={(next) => {
        spy?.(next)
        setValue(next)
      }}
    />
  )
}

const point = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

test('a point is chosen by click and cleared by the same point, by 0 and by the button', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} />)
  expect(screen.getByRole('radiogroup', { name: 'Service' })).toBeTruthy()
  await userEvent.click(point('3 stars'))
  expect(point('3 stars').checked).toBe(true)
  await userEvent.click(point('3 stars'))
  expect(spy).toHaveBeenLastCalledWith(undefined)
  await userEvent.click(point('2 stars'))
  await userEvent.keyboard('0')
  expect(spy).toHaveBeenLastCalledWith(undefined)
  await userEvent.click(point('5 stars'))
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(spy).toHaveBeenLastCalledWith(undefined)
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
})

test('halves are points of their own, but not of numbers', () => {
  render(<Live allowHalf />)
  expect(screen.getAllByRole('radio')).toHaveLength(10)
  cleanup()
  render(<Live allowHalf icon="number" />)
  expect(screen.getAllByRole('radio')).toHaveLength(5)
})

test('the word of a point is part of its name', () => {
  render(<Live labels={['bad', 'poor', 'fair', 'good', 'excellent']} />)
  expect(point('4 stars, good')).toBeTruthy()
})

test('read-only does not change and offers no clearing', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} value={2} readOnly />)
  await userEvent.click(point('4 stars'))
  await userEvent.keyboard('0')
  expect(spy).not.toHaveBeenCalled()
  expect(screen.queryByRole('button')).toBeNull()
})

test('what the point is called stands beside the scale where that is asked for, before its word', () => {
  const labels = ['Poor', 'Fair', 'Good']
  const { rerender } = render(
    <Rating
      label="Food"
      max={3}
      value={2}
      onChange={() => {}}
      itemLabel={itemLabel}
      clearLabel="Clear"
      labels={labels}
    />,
  )
  expect(screen.getByText('Fair')).toBeTruthy()
  rerender(
    <Rating
      label="Food"
      max={3}
      value={2}
      onChange={() => {}}
      itemLabel={itemLabel}
      clearLabel="Clear"
      labels={labels}
      showName
    />,
  )
  expect(screen.getByText(`${itemLabel(2)}, Fair`)).toBeTruthy()
  rerender(
    <Rating label="Food" value={undefined} onChange={() => {}} itemLabel={itemLabel} clearLabel="Clear" showName />,
  )
  expect(document.querySelector('[data-slot=rating-word]')).toBeNull()
})

const itemLabel = (value: number) => `${value} of 3`
