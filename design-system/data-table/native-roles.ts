/**
 * The roles table elements have by themselves, said aloud: laid out as a grid they lose them in some browsers.
 * Source: https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html
 */
export const nativeRole = {
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
} as const
