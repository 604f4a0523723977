import { defineIcon } from '#sdk/designer'

/** A face in the corners of a finder. */
export default defineIcon(
  <>
    <path d="M3 8V5a2 2 0 0 1 2-2h3M16 3h3a2 2 0 0 1 2 2v3M21 16v3a2 2 0 0 1-2 2h-3M8 21H5a2 2 0 0 1-2-2v-3" />
    <path d="M9 9.5v.5M15 9.5v.5M12 10v3h-1" />
    <path d="M9 15.5c1.8 1.5 4.2 1.5 6 0" />
  </>,
)
