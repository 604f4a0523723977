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

/** The frame around a single-line control: paper, control border, accent ring when the field inside has focus. */
export const controlFrame = [
  'flex min-w-0 items-center rounded-md border border-control bg-paper text-field text-ink',
  'has-[:is(input,textarea,select):focus-visible]:outline-2 has-[:is(input,textarea,select):focus-visible]:outline-offset-2',
  'has-[:is(input,textarea,select):focus-visible]:outline-accent-solid',
  // Not any :disabled inside: a select with one disabled option is not disabled.
  'has-[:is(input,textarea,select):disabled]:border-hairline has-[:is(input,textarea,select):disabled]:bg-subtle',
  'has-[:is(input,textarea,select):disabled]:text-muted',
  // Read-only is ink on a well: to be read like any text, without the paper one writes on.
  'has-[[readonly],[aria-readonly=true]]:bg-subtle',
  'has-[[aria-invalid=true]]:border-danger-solid',
].join(' ')

/** The field inside a controlFrame: no border or ring of its own, and as high as it: padding would outgrow small sizes. */
export const controlField =
  'min-w-0 flex-1 self-stretch bg-transparent px-3 py-0.5 outline-none disabled:cursor-not-allowed'

/** Joins ids for aria-describedby; undefined when there is none. */
export function joinIds(...ids: (string | false | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined
}
