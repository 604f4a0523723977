/** What ImageUpload says. */
export interface ImageUploadLabels {
  pick: string
  drop: string
  /** The next five are joined with the image's name. */
  remove: string
  retry: string
  view: string
  earlier: string
  later: string
  uploading: string
  /** Announced after a move: `{name}`, `{position}`, `{count}`. */
  moved: string
  /** Announced after a removal: `{name}`. */
  removed: string
  /** Texts of the specification, with `{types}` and `{n}`. */
  wrongType: string
  tooLarge: string
  tooMany: (limit: number) => string
}
