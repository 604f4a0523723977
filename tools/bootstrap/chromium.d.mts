export const chromiumFlags: string[]
/** Path of an installed Chromium or Chrome; where Playwright keeps its own, installed or not, when there is none. */
export function chromiumPath(): string
/** Path of a Chromium that exists; installs one when there is none. */
export function ensureChromium(): string
