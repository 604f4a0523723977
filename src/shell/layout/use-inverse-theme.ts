import { useMedia } from '#src/console-kit/look/use-media.ts'

/**
 * The attribute that draws a part of the shell light on dark: the kit's dark theme on that part alone, so that contrast
 * holds there by the same tests, in high contrast too.
 */
export const useInverseTheme = (): { 'data-theme': 'dark' | 'dark-contrast' } => {
  const isContrast = useMedia('(prefers-contrast: more)')
  const chosen = document.documentElement.dataset.theme ?? ''
  return { 'data-theme': isContrast || chosen.endsWith('-contrast') ? 'dark-contrast' : 'dark' }
}
