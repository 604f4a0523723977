/** A map an administrator has named, as this server hands its pictures on. */
export interface Tiles {
  /** With `{z}`, `{x}` and `{y}`. */
  readonly address: string
  /** Whose map it is. */
  readonly credit: string
}

/** Null: there is none, or what came is no such thing. */
export const readTiles = (data: unknown): Tiles | null => {
  const { address, credit } = Object(Object(data).tiles) as Partial<Tiles>
  // Pictures come from this server only: nobody else learns where a respondent looks.
  if (typeof address !== 'string' || !/^\/(?!\/)/.test(address)) return null
  return { address, credit: typeof credit === 'string' ? credit : '' }
}
