/** What ThemeSwitch says: the themes, and the name of its button. */
export interface ThemeSwitchLabels {
  system: string
  light: string
  dark: string
  'light-contrast': string
  'dark-contrast': string
  /** With the theme that is chosen: "Theme: dark". */
  button: (theme: string) => string
}
