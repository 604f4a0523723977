import { clsx } from 'clsx'
import { useEffect, useId, useRef, useState } from 'react'
import { ControlError } from '../_internal/control-error.tsx'
import { type ControlProps, joinIds } from '../_internal/control-props.ts'
import { type Controllable, useControllable } from '../_internal/use-controllable.ts'
import { useLabels } from '../labels/index.tsx'
import { CodeSurface } from './code-surface.tsx'
import type { EditorProblem } from './editor.ts'
import type { CodeEditorLabels } from './labels.ts'

export type { EditorProblem } from './editor.ts'
export type { CodeEditorLabels } from './labels.ts'

export interface CodeEditorProps extends ControlProps {
  value: string
  onChange: (text: string) => void
  onBlur?: (() => void) | undefined
  /** `json` is coloured, and its first mistake is marked and told. @default 'plain' */
  language?: 'json' | 'plain' | undefined
  labels?: Partial<CodeEditorLabels> | undefined
  /** Least height in lines. @default 8 */
  rows?: number | undefined
  /** Grows up to this many lines, then scrolls. @default three times `rows` */
  maxRows?: number | undefined
  /** Mistakes the caller found, marked at their place; the first is told below. */
  problems?: readonly EditorProblem[] | undefined
  placeholder?: string | undefined
  /** @default true */
  lineNumbers?: boolean | undefined
}

/**
 * A text for machines: JSON of a web hook, a regular expression, a mail template. CodeMirror, loaded when the first
 * editor is drawn; a plain text field until then.
 *
 * Do: say beside it what the text is for and offer an example.
 * Don't: use it for prose (Textarea) or for a formula over fields (FormulaInput).
 * Keys: Tab and Shift Tab indent; Escape, then Tab leaves (WCAG 2.1.2), and is told with the field; inside a dialog the
 * first Escape is the editor's, the second the dialog's. Ctrl Z and Ctrl Y undo and redo.
 * ARIA: a multi-line textbox; the first mistake is an alert below, in words, with line and column.
 */
export function CodeEditor(props: Controllable<CodeEditorProps>) {
  const root = useRef<HTMLDivElement>(null)
  const {
    rows = 8,
    maxRows = rows * 3,
    language = 'plain',
    problems = [],
    ...p
  } = useControllable<CodeEditorProps>(props, '', { anchor: root })
  const labels = useLabels('code-editor', p.labels)
  const errorId = useId()
  const hintId = useId()
  const broken = useJsonProblem(p.value, language === 'json', labels)
  const all = broken ? [broken, ...problems] : problems
  const first = all[0]
  const invalid = Boolean(p.invalid) || first !== undefined
  return (
    <div ref={root} data-slot="code-editor" className={clsx('min-w-0', p.className)}>
      {p.name !== undefined && <input type="hidden" name={p.name} value={p.value} />}
      <CodeSurface
        value={p.value}
        rows={rows}
        maxRows={maxRows}
        invalid={invalid}
        options={{
          language,
          attributes: textAttributes(p, {
            invalid,
            describedBy: joinIds(p.describedBy, first !== undefined && errorId, hintId),
          }),
          readOnly: p.readOnly ?? false,
          disabled: p.disabled ?? false,
          placeholder: p.placeholder ?? '',
          lineNumbers: p.lineNumbers ?? true,
          singleLine: false,
          suggestionsLabel: labels.suggestions,
          problems: all,
          onChange: p.onChange,
          onBlur: p.onBlur,
        }}
      />
      <span id={hintId} className="sr-only">
        {labels.leave}
      </span>
      <ControlError id={errorId} slot="code-editor-error" message={first?.message} />
    </div>
  )
}

/** The ARIA side of a control, for an element React does not draw. */
export function textAttributes(
  p: ControlProps,
  { invalid, describedBy }: { invalid: boolean; describedBy: string | undefined },
): Record<string, string> {
  const all: Record<string, string | undefined> = {
    id: p.id,
    'aria-label': p.label,
    'aria-labelledby': p.labelledBy,
    'aria-describedby': describedBy,
    'aria-invalid': invalid ? 'true' : undefined,
    'aria-required': p.required ? 'true' : undefined,
  }
  return Object.fromEntries(Object.entries(all).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])))
}

/** The first mistake of a JSON text, half a second after the last key: nobody wants to be told while typing. */
function useJsonProblem(value: string, json: boolean, labels: CodeEditorLabels): EditorProblem | undefined {
  const [found, setFound] = useState<{ value: string; at: number }>()
  useEffect(() => {
    if (!json || value.trim() === '') return
    const timer = setTimeout(async () => {
      const { jsonErrorAt } = await import('./editor.ts')
      const at = jsonErrorAt(value)
      setFound(at === undefined ? undefined : { value, at })
    }, 500)
    return () => clearTimeout(timer)
  }, [value, json])
  if (!json || found?.value !== value) return undefined
  const before = value.slice(0, found.at).split('\n')
  return {
    from: found.at,
    to: found.at + 1,
    message: labels.invalidJson(before.length, (before.at(-1)?.length ?? 0) + 1),
  }
}
