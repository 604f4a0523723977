import type { HueName, ToneName } from './color-math.ts'

/** What ColorPicker says. */
export interface ColorPickerLabels {
  /** Name of the panel. */
  choose: string
  /** Name of the field of saturation and brightness. */
  shade: string
  hue: string
  /** Name of the text field. */
  code: string
  unreadable: string
  swatches: string
  /** Text of no colour. */
  none: string
  clear: string
  /** "Contrast on white" */
  contrast: string
  /** Enough for text (4.5:1), for large text and borders only (3:1), not enough. */
  contrastGood: string
  contrastLarge: string
  contrastPoor: string
  hues: Record<HueName, string>
  /** A colour in words, from its tone and hue: "dark blue". */
  name: (tone: ToneName, hue: string) => string
}
