/**
 * Colours of charts as data. Eight hues of equal lightness (told apart by pattern, marker and words as well) and six steps
 * of one hue for heat. The contrast themes use those of their plain theme: each hue already carries text at 4.5:1.
 */
export const chartColors = {
  light: {
    hues: ['#6260d1', '#a65c03', '#078661', '#c13c3b', '#037bab', '#b23e88', '#5f7e01', '#904eba'],
    heat: ['#f3f4fd', '#dcdffc', '#babefb', '#645fd1', '#4a40af', '#322685'],
    /** Text on heat 1 to 3, and on 4 to 6. */
    onLowHeat: '#1b1a17',
    onHighHeat: '#ffffff',
  },
  dark: {
    hues: ['#9398ff', '#ef8604', '#0bc18d', '#fd736d', '#05b2f5', '#ed74bd', '#8cb623', '#c583f3'],
    heat: ['#1d1e29', '#2b2b53', '#3c3983', '#8587e0', '#a5a9f6', '#cdd0fc'],
    onLowHeat: '#efeeea',
    onHighHeat: '#121211',
  },
} as const

/** System colours of forced colours: one ink, so that only patterns and words tell apart. */
const forced = {
  hues: Array.from({ length: 8 }, () => 'CanvasText'),
  heat: Array.from({ length: 6 }, () => 'Canvas'),
  onLowHeat: 'CanvasText',
  onHighHeat: 'CanvasText',
}

/** The text of chart.css, written by `npx vitest run design-system/tokens -u` (chart-colors.test.ts). */
export function chartCss(): string {
  return [
    `/*
 * Colours of charts, for the console. Made from chart-colors.ts: change that, then run
 * npx vitest run design-system/tokens -u
 */
`,
    block(':root, [data-theme="light"], [data-theme="light-contrast"], [data-theme="system"]', chartColors.light),
    media('screen', block('[data-theme="dark"], [data-theme="dark-contrast"]', chartColors.dark)),
    media(
      'screen and (prefers-color-scheme: dark)',
      block(':root:not([data-theme]), [data-theme="system"]', chartColors.dark),
    ),
    media('(forced-colors: active)', block(':root:root, [data-theme]', forced)),
  ].join('\n')
}

interface Colors {
  readonly hues: readonly string[]
  readonly heat: readonly string[]
  readonly onLowHeat: string
  readonly onHighHeat: string
}

function block(selectors: string, { hues, heat, onLowHeat, onHighHeat }: Colors): string {
  const lines = [
    ...hues.map((value, index) => `--ds-chart-${index + 1}: ${value};`),
    ...heat.map((value, index) => `--ds-chart-heat-${index + 1}: ${value};`),
    `--ds-chart-on-low-heat: ${onLowHeat};`,
    `--ds-chart-on-high-heat: ${onHighHeat};`,
  ]
  return `${selectors.split(', ').join(',\n')} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}\n`
}

function media(query: string, inner: string): string {
  return `@media ${query} {\n${inner.trimEnd().replace(/^(?=.)/gm, '  ')}\n}\n`
}
