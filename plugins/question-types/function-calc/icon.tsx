import { defineIcon } from '#sdk/designer'

/** A reckoning: what is taken, and what comes out. */
export default defineIcon(
  <>
    <rect x="4" y="3" width="16" height="18" rx="2" />
    <path d="M8 7h8" />
    <path d="M8 12h3" />
    <path d="M9.5 10.5v3" />
    <path d="M14 12h2.5" />
    <path d="M8 17h3" />
    <path d="M14 16h2.5" />
    <path d="M14 18h2.5" />
  </>,
)
