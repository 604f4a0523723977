import { defineIcon } from '#sdk/designer'

/** A button, and the finger that presses it. */
export default defineIcon(
  <>
    <path d="M9 15H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v5" />
    <path d="M7 10h6" />
    <path d="m13 13 7 3-3 1.2L15.6 20z" />
  </>,
)
