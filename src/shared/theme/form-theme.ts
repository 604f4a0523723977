// How one form looks: what an author may choose. Plain data; the contract (contract/form-theme.ts) says what is accepted.
import type { Paging } from '../form/paging.ts'

export const logoPositions = ['start', 'center', 'end'] as const
export const cornerStyles = ['square', 'soft', 'standard', 'round'] as const
/** Typefaces every device has; none is fetched. */
export const faces = ['standard', 'serif', 'rounded', 'mono'] as const
/** How fields to write in are drawn. */
export const fieldStyles = ['box', 'filled', 'underline'] as const
/** Line drawings for the top of the sheet (art.ts). */
export const artIds = [
  'waves',
  'hills',
  'sunrise',
  'leaves',
  'petals',
  'confetti',
  'lanterns',
  'bunting',
  'books',
  'skyline',
  'stars',
  'scales',
] as const
export const textSizes = ['standard', 'large', 'larger'] as const
/** `system`: as the respondent's device is set. */
export const schemeChoices = ['system', 'light', 'dark'] as const
/** Height of the logo in CSS pixels. */
export const logoHeights = { min: 24, max: 160 } as const

/** Colours are `#rrggbb` in lower case, pictures are addresses of this server's own files (T34); null is the usual. */
export interface FormTheme {
  readonly format: 1
  readonly accent: string
  /** What the sheet lies on. */
  readonly background: string | null
  readonly backgroundImage: string | null
  /** The sheet itself. */
  readonly paper: string | null
  readonly headImage: string | null
  /** Drawn where there is no head picture. */
  readonly art: (typeof artIds)[number] | null
  readonly logo: string | null
  readonly logoPosition: (typeof logoPositions)[number]
  readonly logoHeight: number
  readonly showTitle: boolean
  readonly showDescription: boolean
  readonly showNumbers: boolean
  readonly paging: Paging
  /** Of the button that goes on or submits; null is the accent. Its words are the definition's `submitLabel`. */
  readonly button: string | null
  readonly corners: (typeof cornerStyles)[number]
  readonly textSize: (typeof textSizes)[number]
  readonly face: (typeof faces)[number]
  readonly fields: (typeof fieldStyles)[number]
  readonly scheme: (typeof schemeChoices)[number]
}

export type Scheme = 'light' | 'dark'

/** How a form looks that nobody has given another look. */
export const defaultFormTheme: FormTheme = {
  format: 1,
  accent: '#4f4bd0',
  background: null,
  backgroundImage: null,
  paper: null,
  headImage: null,
  art: null,
  logo: null,
  logoPosition: 'start',
  logoHeight: 48,
  showTitle: true,
  showDescription: true,
  showNumbers: false,
  paging: 'breaks',
  button: null,
  corners: 'standard',
  textSize: 'standard',
  face: 'standard',
  fields: 'box',
  scheme: 'system',
}

/** True when both look the same. */
export const isSameTheme = (one: FormTheme, other: FormTheme): boolean =>
  (Object.keys(defaultFormTheme) as (keyof FormTheme)[]).every((key) => one[key] === other[key])

/** True for the look every form has at first. */
export const hasUsualLook = (theme: FormTheme): boolean => isSameTheme(theme, defaultFormTheme)
