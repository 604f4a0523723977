import type { Config } from 'tailwindcss'

/**
 * Tailwind's theme, spelled in the design system's own tokens (design-system/tokens). Colours are replaced, not extended:
 * `bg-red-500` does not exist here, so a screen cannot leave the palette. There is no `dark:` either: the tokens change
 * their values, classes stay.
 */
export default {
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      inherit: 'inherit',
      desk: 'var(--ds-desk)',
      paper: 'var(--ds-paper)',
      subtle: 'var(--ds-subtle)',
      hairline: 'var(--ds-hairline)',
      control: 'var(--ds-control)',
      muted: 'var(--ds-muted)',
      ink: 'var(--ds-ink)',
      scrim: 'var(--ds-scrim)',
      accent: { ...tone('accent'), hover: 'var(--ds-accent-hover)' },
      danger: { ...tone('danger'), hover: 'var(--ds-danger-hover)' },
      success: tone('success'),
      warning: tone('warning'),
      info: tone('info'),
      chart: chartColors(),
    },
    fontFamily: {
      sans: 'var(--ds-font-sans)',
      mono: 'var(--ds-font-mono)',
    },
    fontSize: {
      xs: ['var(--ds-text-xs)', 'var(--ds-leading-body)'],
      sm: ['var(--ds-text-sm)', 'var(--ds-leading-body)'],
      base: ['var(--ds-text-base)', 'var(--ds-leading-body)'],
      lg: ['var(--ds-text-lg)', 'var(--ds-leading-body)'],
      xl: ['var(--ds-text-xl)', 'var(--ds-leading-heading)'],
      '2xl': ['var(--ds-text-2xl)', 'var(--ds-leading-heading)'],
      '3xl': ['var(--ds-text-3xl)', 'var(--ds-leading-heading)'],
      field: ['var(--ds-text-field)', 'var(--ds-leading-body)'],
    },
    borderRadius: {
      none: '0',
      sm: 'var(--ds-radius-sm)',
      md: 'var(--ds-radius-md)',
      lg: 'var(--ds-radius-lg)',
      xl: 'var(--ds-radius-xl)',
      full: 'var(--ds-radius-full)',
    },
    boxShadow: {
      none: 'none',
      menu: 'var(--ds-shadow-menu)',
      dialog: 'var(--ds-shadow-dialog)',
      drag: 'var(--ds-shadow-drag)',
    },
    transitionDuration: {
      DEFAULT: 'var(--ds-duration-fast)',
      fast: 'var(--ds-duration-fast)',
      base: 'var(--ds-duration-base)',
      slow: 'var(--ds-duration-slow)',
    },
    transitionTimingFunction: {
      DEFAULT: 'var(--ds-ease-out)',
      out: 'var(--ds-ease-out)',
      'in-out': 'var(--ds-ease-in-out)',
    },
    zIndex: {
      auto: 'auto',
      base: 'var(--ds-z-base)',
      sticky: 'var(--ds-z-sticky)',
      shell: 'var(--ds-z-shell)',
      popover: 'var(--ds-z-popover)',
      modal: 'var(--ds-z-modal)',
      toast: 'var(--ds-z-toast)',
      palette: 'var(--ds-z-palette)',
    },
    extend: {
      // The named steps come from tokens; Tailwind's own multiples of 4 px stay for widths and odd places.
      spacing: {
        '1': 'var(--ds-space-1)',
        '2': 'var(--ds-space-2)',
        '3': 'var(--ds-space-3)',
        '4': 'var(--ds-space-4)',
        '6': 'var(--ds-space-6)',
        '8': 'var(--ds-space-8)',
        '12': 'var(--ds-space-12)',
        gutter: 'var(--ds-space-gutter)',
        'control-default': 'var(--ds-control-default)',
        'control-medium': 'var(--ds-control-medium)',
        'control-small': 'var(--ds-control-small)',
        'control-mini': 'var(--ds-control-mini)',
        'row-dense': 'var(--ds-row-dense)',
        'row-comfortable': 'var(--ds-row-comfortable)',
      },
      animation: {
        'fade-in': 'ds-fade-in var(--ds-duration-base) var(--ds-ease-out)',
        'rise-in': 'ds-rise-in var(--ds-duration-fast) var(--ds-ease-out)',
        'slide-in-end': 'ds-slide-in-end var(--ds-duration-base) var(--ds-ease-out)',
        'slide-in-start': 'ds-slide-in-start var(--ds-duration-base) var(--ds-ease-out)',
        'slide-in-top': 'ds-slide-in-top var(--ds-duration-base) var(--ds-ease-out)',
        'slide-in-bottom': 'ds-slide-in-bottom var(--ds-duration-base) var(--ds-ease-out)',
      },
    },
  },
} satisfies Config

/** The four steps every tone has: `solid` fills, `soft` backs text of the same tone, `text` reads, `on` is text on solid. */
function tone(name: string) {
  return {
    solid: `var(--ds-${name}-solid)`,
    soft: `var(--ds-${name}-soft)`,
    text: `var(--ds-${name}-text)`,
    on: `var(--ds-${name}-on)`,
  }
}

/** Eight hues for series, six steps of heat and the text on them. Console only: tokens/chart.css is not public. */
function chartColors() {
  const names = [
    ...Array.from({ length: 8 }, (_, index) => String(index + 1)),
    ...Array.from({ length: 6 }, (_, index) => `heat-${index + 1}`),
    'on-low-heat',
    'on-high-heat',
  ]
  return Object.fromEntries(names.map((name) => [name, `var(--ds-chart-${name})`]))
}
