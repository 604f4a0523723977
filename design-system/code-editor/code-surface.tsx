import { clsx } from 'clsx'
import { type CSSProperties, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import type { EditorHandle, EditorOptions } from './editor.ts'

export interface CodeSurfaceHandle {
  /** @param at place of the cursor, in UTF-16 units */
  focus: (at?: number) => void
  /** Replaces the selection; `cursor` counts from the start of the text. */
  insert: (text: string, cursor?: number) => void
}

/**
 * The lazily loaded editor in a frame of some rows. Until it is there, and for good where it cannot be loaded, a plain text
 * field takes its place: nobody waits to type.
 */
export function CodeSurface({
  value,
  options,
  rows,
  maxRows,
  invalid,
  className,
  ref,
}: {
  value: string
  options: EditorOptions
  rows: number
  maxRows: number
  invalid: boolean
  className?: string | undefined
  ref?: Ref<CodeSurfaceHandle> | undefined
}) {
  const host = useRef<HTMLDivElement>(null)
  const fallback = useRef<HTMLTextAreaElement>(null)
  const editor = useRef<EditorHandle>(undefined)
  const [ready, setReady] = useState(false)
  const latest = useRef({ value, options })

  useEffect(() => {
    latest.current = { value, options }
    editor.current?.update(value, options)
  })

  useEffect(() => {
    let gone = false
    import('./editor.ts').then(
      ({ createEditor }) => {
        if (gone || !host.current) return
        const field = fallback.current
        const at = field && field === document.activeElement ? field.selectionStart : undefined
        editor.current = createEditor(host.current, latest.current.value, latest.current.options)
        setReady(true)
        // Someone is typing already: the cursor goes on where it was.
        if (at !== undefined) editor.current.focus(at)
      },
      // Offline or an old tab after an update: the plain field stays.
      () => {},
    )
    return () => {
      gone = true
      editor.current?.destroy()
      editor.current = undefined
    }
  }, [])

  useEffect(() => {
    if (ready) editor.current?.measure()
  }, [ready])

  useImperativeHandle(ref, () => ({
    focus: (at) => (editor.current ? editor.current.focus(at) : fallback.current?.focus()),
    insert: (text, cursor) => {
      if (editor.current) return editor.current.insert(text, cursor)
      const { value: now, options: then } = latest.current
      const from = fallback.current?.selectionStart ?? now.length
      const to = fallback.current?.selectionEnd ?? from
      then.onChange(now.slice(0, from) + text + now.slice(to))
      fallback.current?.focus()
    },
  }))

  return (
    <div
      data-slot="code-surface"
      data-ready={ready || undefined}
      dir="ltr"
      // React's type of styles knows no custom properties.
      style={{ '--code-rows': rows, '--code-max-rows': maxRows } as CSSProperties}
      className={clsx(
        'relative flex min-w-0 overflow-hidden rounded-md border text-ink text-sm leading-6',
        'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent-solid has-[:focus-visible]:outline-offset-2',
        invalid ? 'border-danger-solid' : options.disabled ? 'border-hairline' : 'border-control',
        options.disabled || options.readOnly ? 'bg-subtle' : 'bg-paper',
        options.disabled && 'text-muted',
        options.language === 'formula' ? 'font-sans' : 'font-mono',
        className,
      )}
    >
      <div
        ref={host}
        className={clsx(
          'flex max-h-[calc(var(--code-max-rows)*1.5rem+0.75rem)] min-h-[calc(var(--code-rows)*1.5rem+0.75rem)] min-w-0 flex-1',
          !ready && 'hidden',
        )}
      />
      {!ready && (
        <textarea
          {...options.attributes}
          ref={fallback}
          data-slot="code-surface-fallback"
          rows={rows}
          spellCheck={false}
          autoCapitalize="off"
          value={value}
          placeholder={options.placeholder}
          readOnly={options.readOnly}
          disabled={options.disabled}
          onChange={(event) =>
            options.onChange(options.singleLine ? event.target.value.replaceAll('\n', ' ') : event.target.value)
          }
          onFocus={options.onFocus}
          onBlur={options.onBlur}
          className="min-h-[calc(var(--code-rows)*1.5rem+0.75rem)] w-full resize-none bg-transparent px-3 py-1.5 font-[inherit] outline-none"
        />
      )}
    </div>
  )
}
