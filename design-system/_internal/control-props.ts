/** What every form control accepts. Texts come from outside: the design system knows no language. */
export interface ControlProps {
  /** Id of the focusable element (of the group for radio groups and the like). */
  id?: string | undefined
  name?: string | undefined
  disabled?: boolean | undefined
  /** Focusable and copyable, but not changeable. */
  readOnly?: boolean | undefined
  invalid?: boolean | undefined
  required?: boolean | undefined
  /** Accessible name where no visible label exists. */
  label?: string | undefined
  /** Id of the element that names the control. */
  labelledBy?: string | undefined
  /** Ids of hint and errors, separated by spaces. */
  describedBy?: string | undefined
  className?: string | undefined
}

/** The ARIA side of ControlProps, ready to spread on the focusable element. */
export function controlAria(p: ControlProps) {
  return {
    'aria-label': p.label,
    'aria-labelledby': p.labelledBy,
    'aria-describedby': p.describedBy,
    'aria-invalid': p.invalid || undefined,
    'aria-required': p.required || undefined,
  } as const
}

/** The frame around a single-line control (styles/parts.css). */
export const controlFrame = 'control-frame'

/** The field inside a controlFrame. */
export const controlField = 'control-field'

/** Joins ids for aria-describedby; undefined when there is none. */
export function joinIds(...ids: (string | false | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined
}
