import { defineIcon } from '#sdk/designer'

/** A picture with an arrow into it. */
export default defineIcon(
  <>
    <path d="M13 4H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-6" />
    <path d="m4 17 4.5-4.5 3.5 3.5 2-2 6 4.5" />
    <path d="M18 9V3" />
    <path d="m15 6 3-3 3 3" />
  </>,
)
