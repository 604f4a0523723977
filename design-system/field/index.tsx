import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { joinIds } from '../_internal/control-props.ts'
import { AlertGlyph } from '../_internal/glyphs.tsx'

/** The ids that tie label, hint, errors and control together. */
export interface FieldIds {
  controlId: string
  labelId: string
  hintId: string
  errorsId: string
  /** Value of aria-describedby for what is on screen now. */
  describedBy: (shown: { hint?: unknown; errors?: readonly unknown[] | undefined }) => string | undefined
}

/** Derives the ids of a field from one id, or from a generated one. */
export function useFieldIds(id?: string | undefined): FieldIds {
  const own = useId()
  const controlId = id ?? own
  const hintId = `${controlId}-hint`
  const errorsId = `${controlId}-errors`
  return {
    controlId,
    labelId: `${controlId}-label`,
    hintId,
    errorsId,
    describedBy: ({ hint, errors }) => joinIds(Boolean(errors?.length) && errorsId, Boolean(hint) && hintId),
  }
}

/**
 * One label, one control, its hint and its errors, from top to bottom.
 *
 * Do: give every control a label that stays visible while typing.
 * Don't: put what one must know only into the placeholder.
 * Keys: those of the control in it; a click on the label focuses it.
 */
export function Field({
  invalid,
  children,
  className,
}: {
  invalid?: boolean | undefined
  children: ReactNode
  className?: string | undefined
}) {
  return (
    <div
      data-slot="field"
      data-invalid={invalid || undefined}
      className={clsx('flex min-w-0 flex-col gap-1.5', className)}
    >
      {children}
    </div>
  )
}

/** Label of a control (`htmlFor`), or the text that names a group (without `htmlFor`, tied by `id`). */
export function FieldLabel({
  id,
  htmlFor,
  children,
  className,
}: {
  id?: string | undefined
  htmlFor?: string | undefined
  children: ReactNode
  className?: string | undefined
}) {
  const shape = clsx('text-sm font-medium text-ink', className)
  return htmlFor === undefined ? (
    <span id={id} data-slot="field-label" className={shape}>
      {children}
    </span>
  ) : (
    // biome-ignore lint/a11y/useKeyWithClickEvents: does what a label does by itself where it can, and has no keys
    <label
      id={id}
      htmlFor={htmlFor}
      data-slot="field-label"
      className={shape}
      onClick={() => focusUnlabelable(htmlFor)}
    >
      {children}
    </label>
  )
}

/** A label leads only into the browser's own controls: not into a slider or an editor, which are made of other elements. */
function focusUnlabelable(id: string) {
  const target = document.getElementById(id)
  if (!target?.matches('button,input,meter,output,progress,select,textarea')) target?.focus()
}

/** Help below the label or the control. */
export function FieldHint({
  id,
  children,
  className,
}: {
  id?: string | undefined
  children: ReactNode
  className?: string | undefined
}) {
  return (
    <div id={id} data-slot="field-hint" className={clsx('text-sm text-muted', className)}>
      {children}
    </div>
  )
}

/** Errors of one control, announced when they appear (role alert): icon and text, never colour alone. */
export function FieldErrors({
  id,
  errors,
  live = true,
  className,
}: {
  id?: string | undefined
  errors: readonly string[] | undefined
  /** False where the page announces errors itself: ten alerts at once are none. @default true */
  live?: boolean | undefined
  className?: string | undefined
}) {
  if (!errors?.length) return null
  return (
    <div
      id={id}
      role={live ? 'alert' : undefined}
      data-slot="field-errors"
      className={clsx('text-sm text-danger-text', className)}
    >
      <ul className="flex flex-col gap-1">
        {errors.map((error) => (
          <li key={error} className="flex items-start gap-1.5">
            <AlertGlyph className="mt-[calc((1lh-1rem)/2)] size-4 shrink-0" />
            <span>{error}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The star of a required question, with its word for those who do not see it. */
export function RequiredMark({ label }: { label: string }) {
  return (
    <span data-slot="required-mark" className="text-danger-text" title={label}>
      <span aria-hidden="true">*</span>
      <span className="sr-only">{label}</span>
    </span>
  )
}
