import { defineIcon } from '#sdk/designer'

/** Steps down, one level from the other. */
export default defineIcon(
  <>
    <path d="M3 5h8" />
    <path d="M6 5v7h3" />
    <path d="M9 12h7" />
    <path d="M12 12v7h3" />
    <path d="M15 19h6" />
  </>,
)
