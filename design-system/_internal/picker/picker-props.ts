import type { ControlProps } from '../control-props.ts'
import type { IsoDate } from '../iso-date.ts'
import type { Size } from '../size-context.ts'

/** What every picker of days, months and times accepts. */
export interface PickerProps extends ControlProps {
  /** Focus left the whole of it. */
  onBlur?: (() => void) | undefined
  /** BCP 47 language: order of typing, names, first day of the week, 12 or 24 hours. */
  locale: string
  size?: Size | undefined
}

/** Limits in the shape of the value, both included. */
export interface PickerLimits {
  min?: string | undefined
  max?: string | undefined
}

/** Of pickers with days. */
export interface DayLimits extends PickerLimits {
  /** Why a day cannot be chosen; undefined where it can. */
  disabledReason?: ((date: IsoDate) => string | undefined) | undefined
}

/** Of pickers with a time of day. */
export interface ClockProps {
  seconds?: boolean | undefined
  /** Overrules the language. */
  hours?: 12 | 24 | undefined
  /** Distance of one arrow key in minutes. @default 1 */
  minuteStep?: number | undefined
}

export function isWithin(value: string, { min, max }: PickerLimits): boolean {
  return (min === undefined || value >= min) && (max === undefined || value <= max)
}
