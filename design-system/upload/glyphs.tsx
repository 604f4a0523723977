// Drawings of files on their way, apart from those that every page of a form has.
import { Glyph, type GlyphProps } from '../_internal/glyphs.tsx'

export const UploadGlyph = (p: GlyphProps) => (
  <Glyph {...p}>
    <path d="M8 10.5V2.75m0 0L5 5.75m3-3 3 3M2.75 10.5v2a1 1 0 0 0 1 1h8.5a1 1 0 0 0 1-1v-2" />
  </Glyph>
)
export const PauseGlyph = (p: GlyphProps) => (
  <Glyph {...p}>
    <path d="M5.5 3.5v9M10.5 3.5v9" />
  </Glyph>
)
export const PlayGlyph = (p: GlyphProps) => (
  <Glyph {...p}>
    <path d="M5 3.25v9.5L12.5 8 5 3.25Z" />
  </Glyph>
)
export const ArrowUpGlyph = (p: GlyphProps) => (
  <Glyph {...p}>
    <path d="M8 13V3m0 0L4 7m4-4 4 4" />
  </Glyph>
)
export const ArrowDownGlyph = (p: GlyphProps) => (
  <Glyph {...p}>
    <path d="M8 3v10m0 0 4-4m-4 4L4 9" />
  </Glyph>
)
export const FileGlyph = (p: GlyphProps) => (
  <Glyph {...p}>
    <path d="M4 1.75h5L12.5 5v9.25H4a.5.5 0 0 1-.5-.5v-11.5a.5.5 0 0 1 .5-.5ZM9 1.75V5h3.5" />
  </Glyph>
)
