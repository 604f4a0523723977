import { defineIcon } from '#sdk/designer'

/** A picture with the edges of those beside it, and dots below. */
export default defineIcon(
  <>
    <path d="M8 5h8a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1z" />
    <path d="M3 7v7" />
    <path d="M21 7v7" />
    <path d="M9 20h.01" />
    <path d="M12 20h.01" />
    <path d="M15 20h.01" />
  </>,
)
