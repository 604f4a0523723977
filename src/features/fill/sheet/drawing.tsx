import type { ReactNode } from 'react'

/** A line drawing of one of the page's plain states, in ink and accent (look: "empty states"): a sheet and what happens to it. */
export const Drawing = ({ children }: { children: ReactNode }) => (
  <svg
    className="size-14"
    viewBox="7 2 40 44"
    fill="none"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d="M12 4h20l8 8v32H12z" className="fill-paper stroke-ink" />
    <path d="M32 4v8h8" className="stroke-ink" />
    {children}
  </svg>
)

export const WaitingDrawing = () => (
  <Drawing>
    <path d="M26 36V20m0 0-6 6m6-6 6 6" className="stroke-accent-solid" strokeWidth="2.5" />
  </Drawing>
)
