import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ShareLists } from './share-lists.tsx'

afterEach(cleanup)

test('each option with its share and count in the words of the language', () => {
  render(
    <ShareLists
      language="de"
      heading="So haben alle geantwortet"
      questions={[
        {
          questionId: 'q1',
          title: 'Getränk',
          answered: 'Antworten bisher: 1.200',
          shares: [
            { id: 'tea', label: 'Tee', count: 900, share: 0.75 },
            { id: 'milk', label: 'Milch', count: 0, share: 0 },
          ],
        },
      ]}
    />,
  )
  expect(screen.getByRole('heading', { name: 'So haben alle geantwortet' })).toBeTruthy()
  const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent?.replace(/\s/g, ' '))
  expect(figures).toEqual(['75 % (900)', '0 % (0)'])
})
