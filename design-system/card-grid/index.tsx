import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface CardGridProps<Item> {
  items: readonly Item[]
  keyOf: (item: Item) => string
  render: (item: Item) => ReactNode
  /** Accessible name of the list. */
  label: string
  /** Columns of 24 a card takes where there is room (spec). @default 8 */
  span?: 4 | 6 | 8 | 12 | 24 | undefined
  /** Space between cards in px (spec). @default 20 */
  gutter?: number | undefined
  className?: string | undefined
}

/**
 * Cards in a grid of 24 columns, as a list. The room of the grid itself decides, not the window's: below 56 rem a card
 * takes half, below 32 rem the whole width.
 *
 * Do: use it for things one recognises by their look; keep the cards alike.
 * Don't: use it for rows that are compared by numbers; that is a Table.
 * Keys: none.
 */
export function CardGrid<Item>({ span = 8, gutter = 20, ...p }: CardGridProps<Item>) {
  return (
    <div data-slot="card-grid" className={clsx('@container min-w-0', p.className)}>
      <ul aria-label={p.label} className={clsx('grid grid-cols-1', columns[span])} style={{ gap: gutter }}>
        {p.items.map((item) => (
          <li key={p.keyOf(item)} data-slot="card-grid-item" className="min-w-0 *:h-full">
            {p.render(item)}
          </li>
        ))}
      </ul>
    </div>
  )
}

const columns = {
  4: '@lg:grid-cols-2 @2xl:grid-cols-3 @4xl:grid-cols-6',
  6: '@lg:grid-cols-2 @4xl:grid-cols-4',
  8: '@lg:grid-cols-2 @4xl:grid-cols-3',
  12: '@lg:grid-cols-2',
  24: '',
} as const
