import { clsx } from 'clsx'
import { useCallback, useId, useRef } from 'react'
import { ControlError } from '../_internal/control-error.tsx'
import { type ControlProps, joinIds } from '../_internal/control-props.ts'
import { type Controllable, useControllable } from '../_internal/use-controllable.ts'
import { Button } from '../button/index.tsx'
import { CodeSurface, type CodeSurfaceHandle } from '../code-editor/code-surface.tsx'
import { type EditorProblem, textAttributes } from '../code-editor/index.tsx'
import { Icon } from '../icon/index.tsx'
import { useLabels } from '../labels/index.tsx'
import { Menu, type MenuEntry } from '../menu/index.tsx'
import type { FormulaInputLabels } from './labels.ts'
import { type FormulaField, mentionsIn, readFormula } from './mentions.ts'

export type { EditorProblem } from '../code-editor/index.tsx'
export type { FormulaInputLabels } from './labels.ts'
export { type FormulaField, mentionsIn, readFormula } from './mentions.ts'

export interface FormulaFunction {
  /** As it is written: SUM. */
  name: string
  /** Its arguments: "SUM(a, b, …)". */
  signature: string
  description?: string | undefined
}

export interface FormulaInputProps extends ControlProps {
  /** Plain text; a field stands in it as `{fieldId}`, whatever the field is called today. */
  value: string
  onChange: (formula: string) => void
  onBlur?: (() => void) | undefined
  fields: readonly FormulaField[]
  functions: readonly FormulaFunction[]
  labels?: Partial<FormulaInputLabels> | undefined
  /** What is wrong, marked at its place and told below; places count in the plain text. */
  problem?: EditorProblem | undefined
  /** Least height in lines; with 1, Enter does nothing. @default 1 */
  rows?: number | undefined
  /** @default 4 */
  maxRows?: number | undefined
  placeholder?: string | undefined
}

/**
 * A formula over fields and functions. Fields are chips with their names; suggestions come while typing, after `{`, or
 * from the button. The same lazily loaded editor as CodeEditor, and the same plain text field until it is there.
 *
 * Do: check the formula outside and hand the problem in.
 * Don't: correct it while it is being typed.
 * Keys: letters or `{` suggest, Ctrl Space asks; arrows walk the suggestions, Enter takes one, Escape closes them;
 * arrows and Backspace take a chip as one; Tab leaves.
 * ARIA: a textbox with a list of suggestions (APG combobox with list autocomplete); the whole formula, with the names
 * of its fields, is its description, so it can be heard as a sentence; chips are images with names.
 */
export function FormulaInput(props: Controllable<FormulaInputProps>) {
  const root = useRef<HTMLDivElement>(null)
  const {
    rows = 1,
    maxRows = Math.max(4, rows),
    ...p
  } = useControllable<FormulaInputProps>(props, '', { anchor: root })
  const surface = useRef<CodeSurfaceHandle>(null)
  const errorId = useId()
  const readId = useId()
  const { fields, functions } = p
  const labels = useLabels('formula-input', p.labels)
  const fixed = p.disabled || p.readOnly
  const invalid = Boolean(p.invalid) || p.problem !== undefined

  const chipsIn = useCallback(
    (formula: string) =>
      mentionsIn(formula, fields).map(({ from, to, id, field }) => ({
        from,
        to,
        text: field?.label ?? id,
        label: field ? labels.field(field.label) : labels.unknownField(id),
        unknown: field === undefined,
      })),
    [fields, labels],
  )
  const entries: MenuEntry[] = [
    ...fields.map((field) => ({
      id: `field-${field.id}`,
      label: field.label,
      icon: 'hash' as const,
      onSelect: () => surface.current?.insert(`{${field.id}}`),
    })),
    ...(fields.length > 0 && functions.length > 0 ? (['separator'] as const) : []),
    ...functions.map((each) => ({
      id: `function-${each.name}`,
      label: each.signature,
      onSelect: () => surface.current?.insert(`${each.name}()`, each.name.length + 1),
    })),
  ]

  return (
    <div ref={root} data-slot="formula-input" className={clsx('min-w-0', p.className)}>
      {p.name !== undefined && <input type="hidden" name={p.name} value={p.value} />}
      <div className="flex min-w-0 items-start gap-1">
        <CodeSurface
          ref={surface}
          value={p.value}
          rows={rows}
          maxRows={maxRows}
          invalid={invalid}
          className="flex-1"
          options={{
            language: 'formula',
            attributes: textAttributes(p, {
              invalid,
              describedBy: joinIds(p.describedBy, p.problem !== undefined && errorId, p.value !== '' && readId),
            }),
            readOnly: p.readOnly ?? false,
            disabled: p.disabled ?? false,
            placeholder: p.placeholder ?? '',
            lineNumbers: false,
            singleLine: rows === 1,
            suggestionsLabel: labels.suggestions,
            problems: p.problem ? [p.problem] : [],
            chipsIn,
            suggestions: () => [
              ...fields.map((field) => ({ label: field.label, detail: field.detail, insert: `{${field.id}}` })),
              ...functions.map((each) => ({
                label: each.name,
                detail: each.signature,
                info: each.description,
                insert: `${each.name}()`,
                cursor: each.name.length + 1,
              })),
            ],
            onChange: p.onChange,
            onBlur: p.onBlur,
          }}
        />
        {!fixed && entries.length > 0 && (
          <Menu
            align="end"
            items={entries}
            trigger={
              <Button variant="ghost" size="medium" iconOnly aria-label={labels.insert} title={labels.insert}>
                <Icon name="plus" />
              </Button>
            }
          />
        )}
      </div>
      <span id={readId} className="sr-only">
        {p.value === '' ? '' : labels.readsAs(readFormula(p.value, fields))}
      </span>
      <ControlError id={errorId} slot="formula-input-error" message={p.problem?.message} />
    </div>
  )
}
