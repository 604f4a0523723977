import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Paging } from '#shared/form/paging'

/** Where the questions of a page stand. One at a time it fills what room there is, and says which key chooses what. */
export const OnePage = ({
  by,
  number,
  turned,
  children,
}: {
  by: Paging
  number: number | undefined
  /** The page was turned: it comes in. The first one is there. */
  turned: boolean
  children: ReactNode
}) =>
  by === 'questions' ? (
    <div key={number} data-letters className={clsx('my-auto', turned && comesIn)}>
      {children}
    </div>
  ) : (
    children
  )

// A token of no length for those who want nothing to move (tokens/motion.css).
const comesIn = '[animation:ds-rise-in_var(--ds-duration-base)_var(--ds-ease-out)]'
