/** Decimals of the values that `min` plus whole steps make. */
export const decimalsOf = ({ min, step }: { readonly min: number; readonly step: number }): number =>
  Math.max(...[min, step].map((part) => String(part).split('.')[1]?.length ?? 0))
