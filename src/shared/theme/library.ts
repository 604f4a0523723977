// Ready looks that come with the product. Their names are texts of the namespace `theme` (`library.<id>`).
import type { FormTheme } from './form-theme.ts'

/** What a ready look decides; titles, logo and head picture stay the author's. */
export type Look = Pick<
  FormTheme,
  'accent' | 'background' | 'backgroundImage' | 'paper' | 'button' | 'corners' | 'textSize' | 'scheme'
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
  corners: 'standard',
  textSize: 'standard',
  scheme: 'system',
} as const satisfies Omit<Look, 'accent'>

const ready = (id: string, category: ThemeCategory, look: Partial<Look> & Pick<Look, 'accent'>): LibraryTheme => ({
  id,
  category,
  look: { ...usual, ...look },
})

export const themeLibrary: readonly LibraryTheme[] = [
  ready('paper', 'plain', { accent: '#4f4bd0' }),
  ready('mist', 'plain', { accent: '#2f6690', background: '#e3eaf0' }),
  ready('sand', 'plain', { accent: '#8a4f14', background: '#efe4d3', paper: '#fffdf8' }),
  ready('harbor', 'business', { accent: '#0b5fae', background: '#d8e5f2', corners: 'soft' }),
  ready('graphite', 'business', { accent: '#333a45', background: '#d7dade', corners: 'square' }),
  ready('forest', 'business', { accent: '#14653f', background: '#dce8da', paper: '#fdfefb', corners: 'soft' }),
  ready('chalk', 'education', { accent: '#f2d16b', background: '#142a23', paper: '#1f3b32', scheme: 'light' }),
  ready('crayon', 'education', { accent: '#c2410c', background: '#ffe49a', corners: 'round', textSize: 'large' }),
  ready('campus', 'education', { accent: '#1e40af', background: '#dfe8ff' }),
  ready('peach', 'life', { accent: '#b8325a', background: '#ffdfd6', paper: '#fffaf8', corners: 'round' }),
  ready('mint', 'life', { accent: '#0f766e', background: '#d3efe6', corners: 'round' }),
  ready('lavender', 'life', { accent: '#6d3fc0', background: '#e7defa', paper: '#fefcff', corners: 'round' }),
  ready('lantern', 'festive', { accent: '#b3261e', background: '#b3261e', paper: '#fff8ef', button: '#9a4a00' }),
  ready('gold', 'festive', { accent: '#7a5200', background: '#f3d896', paper: '#fffdf5' }),
  ready('midnight', 'night', { accent: '#7aa2ff', background: '#0b1120', paper: '#151c2f', scheme: 'dark' }),
  ready('noir', 'night', {
    accent: '#e5b567',
    background: '#0a0a0a',
    paper: '#171717',
    corners: 'soft',
    scheme: 'dark',
  }),
]

/** The theme with another look; what the look does not decide stays. */
export const withLook = (theme: FormTheme, look: Look): FormTheme => ({ ...theme, ...look })

/** True when the theme looks as the look says. */
export const wears = (theme: FormTheme, look: Look): boolean =>
  (Object.keys(look) as (keyof Look)[]).every((key) => theme[key] === look[key]) // the keys of a Look
