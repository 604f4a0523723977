// Of calendars: a page further, the other way where people read from the right.
import { Glyph } from './glyphs.tsx'

export const ChevronStartGlyph = () => (
  <Glyph className="size-4 rtl:-scale-x-100">
    <path d="M10 4 6 8l4 4" />
  </Glyph>
)
export const ChevronEndGlyph = () => (
  <Glyph className="size-4 rtl:-scale-x-100">
    <path d="m6 4 4 4-4 4" />
  </Glyph>
)
