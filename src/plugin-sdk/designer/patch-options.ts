/** Keys that may be absent may be patched with `undefined`, which removes them; the others may not. */
export type OptionsPatch<Options> = {
  readonly [Key in keyof Options]?: object extends Pick<Options, Key> ? Options[Key] | undefined : Options[Key]
}

/**
 * A copy of `options` with `patch` applied. A setting that was cleared disappears, because optional options are absent
 * in stored forms, never `undefined`.
 */
export const patchOptions = <Options extends object>(options: Options, patch: OptionsPatch<Options>): Options => {
  const merged: Record<string, unknown> = { ...options, ...patch }
  for (const key of Object.keys(merged)) if (merged[key] === undefined) delete merged[key]
  // OptionsPatch lets only optional keys be removed, so what is left is an Options.
  return merged as Options
}
