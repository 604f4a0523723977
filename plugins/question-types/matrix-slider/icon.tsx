import { defineIcon } from '#sdk/designer'

/** Rails one below the other. */
export default defineIcon(
  <>
    <path d="M3 6h7" />
    <path d="M15 6h6" />
    <circle cx="12.5" cy="6" r="2.5" />
    <path d="M3 12h2" />
    <path d="M10 12h11" />
    <circle cx="7.5" cy="12" r="2.5" />
    <path d="M3 18h10" />
    <path d="M18 18h3" />
    <circle cx="15.5" cy="18" r="2.5" />
  </>,
)
