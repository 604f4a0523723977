import { defineIcon } from '#sdk/designer'

/** A written line above the one to sign on. */
export default defineIcon(
  <>
    <path d="M3 16c3-9 6-11 7-9s-4 8-2 9 4-7 5-5-1 5 1 5 2-3 4-3 1 2 3 2" />
    <path d="M3 20h18" />
  </>,
)
