/** Brand names, the same in every language; the order matters: browsers claim to be each other. */
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['WeChat', /\bMicroMessenger\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Headless)?Chrome\/|\bCriOS\//],
  ['Safari', /\bSafari\//],
] as const
const systems = [
  ['HarmonyOS', /HarmonyOS/],
  ['Android', /Android/],
  ['iPadOS', /\biPad\b/],
  ['iOS', /\biPhone\b/],
  ['Windows', /Windows/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /Macintosh|Mac OS X/],
  ['Linux', /Linux|X11/],
] as const

/** What a user agent says about browser and system: `Chrome · Windows`. '' when it says nothing known: a script. */
export const deviceOf = (userAgent: string): string =>
  [browsers, systems].flatMap((known) => known.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? []).join(' · ')
