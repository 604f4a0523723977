import type { ReactNode } from 'react'

/** Drawings of a row, on the kit's grid of 16: the icon map would cost the public page more than it uses. */
export const GripGlyph = () => (
  <Glyph>
    <path d="M6 3.5v.01M10 3.5v.01M6 8v.01M10 8v.01M6 12.5v.01M10 12.5v.01" strokeWidth="2" />
  </Glyph>
)
export const UpGlyph = () => (
  <Glyph>
    <path d="M8 13V3m0 0L4 7m4-4 4 4" />
  </Glyph>
)
export const DownGlyph = () => (
  <Glyph>
    <path d="M8 3v10m0 0 4-4m-4 4L4 9" />
  </Glyph>
)
export const CrossGlyph = () => (
  <Glyph>
    <path d="m4 4 8 8m0-8-8 8" />
  </Glyph>
)
export const PlusGlyph = () => (
  <Glyph>
    <path d="M8 3.5v9M3.5 8h9" />
  </Glyph>
)

const Glyph = ({ children }: { children: ReactNode }) => (
  <svg
    className="size-4 shrink-0"
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    {children}
  </svg>
)
