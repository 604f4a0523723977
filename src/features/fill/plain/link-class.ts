/** Of a link among words. */
export const linkClass = 'rounded-sm text-accent-text underline underline-offset-2'
