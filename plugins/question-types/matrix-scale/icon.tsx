import { defineIcon } from '#sdk/designer'

/** Two rows, each with a point on its scale. */
export default defineIcon(
  <>
    <path d="M3 7h18" />
    <path d="M3 17h18" />
    <circle cx="15" cy="7" r="2.5" />
    <circle cx="8" cy="17" r="2.5" />
    <path d="M3 5v4" />
    <path d="M21 5v4" />
    <path d="M3 15v4" />
    <path d="M21 15v4" />
  </>,
)
