import { defineIcon } from '#sdk/designer'

/** A table with something to unfold in a cell. */
export default defineIcon(
  <>
    <rect x="3" y="4" width="18" height="16" rx="2" />
    <path d="M3 10h18" />
    <path d="M10 4v16" />
    <path d="m13.5 14 2 2 2-2" />
  </>,
)
