import type { ReactNode } from 'react'

/**
 * The few drawings that public components need, inline: the full icon map would cost the public page more than it uses.
 * One grid of 16, one stroke of 1.5, like the set in `#ds/icon`. All are decoration; names belong to the control.
 */
export interface GlyphProps {
  className?: string | undefined
}

export const CheckGlyph = (p: GlyphProps) => (
  <Glyph {...p}>
    <path d="m3.5 8.5 3 3 6-7" />
  </Glyph>
)
export const DotGlyph = (p: GlyphProps) => (
  <Glyph {...p}>
    <circle cx="8" cy="8" r="2.75" fill="currentColor" />
  </Glyph>
)
export const DashGlyph = (p: GlyphProps) => (
  <Glyph {...p}>
    <path d="M4 8h8" />
  </Glyph>
)
export const PlusGlyph = (p: GlyphProps) => (
  <Glyph {...p}>
    <path d="M8 3.5v9M3.5 8h9" />
  </Glyph>
)
export const CrossGlyph = (p: GlyphProps) => (
  <Glyph {...p}>
    <path d="m4 4 8 8m0-8-8 8" />
  </Glyph>
)
export const ChevronDownGlyph = (p: GlyphProps) => (
  <Glyph {...p}>
    <path d="m4 6 4 4 4-4" />
  </Glyph>
)
export const CalendarGlyph = (p: GlyphProps) => (
  <Glyph {...p}>
    <path d="M2.75 6.5h10.5M5.25 1.75V4m5.5-2.25V4M4 3h8a1.25 1.25 0 0 1 1.25 1.25v7.5A1.25 1.25 0 0 1 12 13H4a1.25 1.25 0 0 1-1.25-1.25v-7.5A1.25 1.25 0 0 1 4 3Z" />
  </Glyph>
)
export const ClockGlyph = (p: GlyphProps) => (
  <Glyph {...p}>
    <path d="M8 4.75V8l2 1.5M13.5 8a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0Z" />
  </Glyph>
)
export const RetryGlyph = (p: GlyphProps) => (
  <Glyph {...p}>
    <path d="M13 8a5 5 0 1 1-1.6-3.7M13 2.5v2.75h-2.75" />
  </Glyph>
)
export const InfoGlyph = (p: GlyphProps) => (
  <Glyph {...p}>
    <circle cx="8" cy="8" r="6.25" />
    <path d="M8 7.25v3.5M8 5v.1" />
  </Glyph>
)
export const AlertGlyph = (p: GlyphProps) => (
  <Glyph {...p}>
    <path d="M8 2 1.75 13.25h12.5L8 2Z" />
    <path d="M8 6.5v3M8 11.4v.1" />
  </Glyph>
)
export const DoneGlyph = (p: GlyphProps) => (
  <Glyph {...p}>
    <circle cx="8" cy="8" r="6.25" />
    <path d="m5.25 8.25 2 2 3.5-4" />
  </Glyph>
)
export const StarGlyph = (p: GlyphProps) => (
  <Glyph {...p}>
    {
      <path
        fill="currentColor"
        d="m8 1.9 1.9 3.85 4.25.62-3.08 3 .73 4.23L8 11.6l-3.8 2 .73-4.23-3.08-3 4.25-.62L8 1.9Z"
      />
    }
  </Glyph>
)
export const HeartGlyph = (p: GlyphProps) => (
  <Glyph {...p}>
    {
      <path
        fill="currentColor"
        d="M8 13.75S1.9 10.2 1.9 6.1A3.3 3.3 0 0 1 8 4.4a3.3 3.3 0 0 1 6.1 1.7c0 4.1-6.1 7.65-6.1 7.65Z"
      />
    }
  </Glyph>
)

export function Glyph({ className = 'size-4', children }: GlyphProps & { children: ReactNode }) {
  return (
    <svg
      className={className}
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
}
