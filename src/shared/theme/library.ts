// Ready looks that come with the product. Their names are texts of the namespace `theme` (`library.<id>`).
import type { FormTheme } from './form-theme.ts'

/** What a ready look decides; titles, logo and head picture stay the author's. */
export type Look = Pick<
  FormTheme,
  | 'accent'
  | 'background'
  | 'backgroundImage'
  | 'paper'
  | 'button'
  | 'art'
  | 'corners'
  | 'textSize'
  | 'face'
  | 'fields'
  | 'scheme'
>

export const themeCategories = ['plain', 'business', 'education', 'life', 'festive', 'night'] as const
export type ThemeCategory = (typeof themeCategories)[number]

export interface LibraryTheme {
  readonly id: string
  readonly category: ThemeCategory
  readonly look: Look
}

const usual = {
  background: null,
  backgroundImage: null,
  paper: null,
  button: null,
  art: null,
  corners: 'standard',
  textSize: 'standard',
  face: 'standard',
  fields: 'box',
  scheme: 'system',
} as const satisfies Omit<Look, 'accent'>

const ready = (id: string, category: ThemeCategory, look: Partial<Look> & Pick<Look, 'accent'>): LibraryTheme => ({
  id,
  category,
  look: { ...usual, ...look },
})

export const themeLibrary: readonly LibraryTheme[] = [
  ready('paper', 'plain', { accent: '#4f4bd0' }),
  ready('mist', 'plain', { accent: '#2f6690', background: '#e3eaf0', art: 'waves', fields: 'underline' }),
  ready('sand', 'plain', {
    accent: '#8a4f14',
    background: '#efe4d3',
    paper: '#fffdf8',
    art: 'hills',
    face: 'serif',
    fields: 'underline',
  }),
  ready('harbor', 'business', {
    accent: '#0b5fae',
    background: '#d8e5f2',
    corners: 'soft',
    art: 'skyline',
    fields: 'filled',
  }),
  ready('graphite', 'business', {
    accent: '#333a45',
    background: '#d7dade',
    corners: 'square',
    face: 'mono',
    fields: 'underline',
  }),
  ready('forest', 'business', {
    accent: '#14653f',
    background: '#dce8da',
    paper: '#fdfefb',
    corners: 'soft',
    art: 'leaves',
    face: 'serif',
    fields: 'filled',
  }),
  ready('chalk', 'education', {
    accent: '#f2d16b',
    background: '#142a23',
    paper: '#1f3b32',
    scheme: 'light',
    art: 'books',
    face: 'rounded',
    fields: 'underline',
  }),
  ready('crayon', 'education', {
    accent: '#c2410c',
    background: '#ffe49a',
    corners: 'round',
    textSize: 'large',
    art: 'confetti',
    face: 'rounded',
    fields: 'filled',
  }),
  ready('campus', 'education', { accent: '#1e40af', background: '#dfe8ff', art: 'books', face: 'serif' }),
  ready('peach', 'life', {
    accent: '#b8325a',
    background: '#ffdfd6',
    paper: '#fffaf8',
    corners: 'round',
    art: 'petals',
    face: 'rounded',
    fields: 'filled',
  }),
  ready('mint', 'life', { accent: '#0f766e', background: '#d3efe6', corners: 'round', art: 'leaves', face: 'rounded' }),
  ready('lavender', 'life', {
    accent: '#6d3fc0',
    background: '#e7defa',
    paper: '#fefcff',
    corners: 'round',
    art: 'petals',
    face: 'serif',
    fields: 'underline',
  }),
  ready('lantern', 'festive', {
    accent: '#b3261e',
    background: '#b3261e',
    paper: '#fff8ef',
    button: '#9a4a00',
    art: 'lanterns',
    face: 'serif',
  }),
  ready('gold', 'festive', {
    accent: '#7a5200',
    background: '#f3d896',
    paper: '#fffdf5',
    art: 'scales',
    face: 'serif',
    fields: 'filled',
  }),
  ready('midnight', 'night', {
    accent: '#7aa2ff',
    background: '#0b1120',
    paper: '#151c2f',
    scheme: 'dark',
    art: 'stars',
    fields: 'filled',
  }),
  ready('noir', 'night', {
    accent: '#e5b567',
    background: '#0a0a0a',
    paper: '#171717',
    art: 'skyline',
    corners: 'soft',
    face: 'mono',
    scheme: 'dark',
  }),
]

/** The theme with another look; what the look does not decide stays. */
export const withLook = (theme: FormTheme, look: Look): FormTheme => ({ ...theme, ...look })

/** True when the theme looks as the look says. */
export const wears = (theme: FormTheme, look: Look): boolean =>
  (Object.keys(look) as (keyof Look)[]).every((key) => theme[key] === look[key]) // the keys of a Look
