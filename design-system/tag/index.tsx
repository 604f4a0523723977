import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { cn } from '../_internal/cn.ts'
import { Icon } from '../icon/index.tsx'

export type TagTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info'

/**
 * A label on a thing (a keyword, a filter in force), unlike `#ds/badge`, which states a status. Long text is cut with
 * the whole in its title. With `onRemove` it ends in a button.
 *
 * Do: use it for words people gave a thing.
 * Don't: use it for a status; that is a Badge.
 * Keys: Tab reaches the remove button; Enter and Space remove; without `onRemove` none.
 */
export function Tag({
  tone,
  children,
  text,
  onRemove,
  removeLabel,
  disabled,
  className,
}: {
  /** @default 'neutral' */
  tone?: TagTone | undefined
  /** Drawn before the text: an icon, a dot. */
  children?: ReactNode
  text: string
  onRemove?: (() => void) | undefined
  /** Joined with the text: "Remove urgent". Needed with `onRemove`. */
  removeLabel?: string | undefined
  disabled?: boolean | undefined
  className?: string | undefined
}) {
  return (
    <span data-slot="tag" className={cn(tagClass({ tone }), onRemove ? 'pe-0' : 'pe-2', className)}>
      {children}
      <span className="truncate py-0.5" title={text}>
        {text}
      </span>
      {onRemove && (
        <button
          type="button"
          data-slot="tag-remove"
          aria-label={[removeLabel, text].filter(Boolean).join(' ')}
          disabled={disabled}
          className="grid size-6 shrink-0 place-items-center rounded-sm opacity-75 -outline-offset-2 hover:opacity-100 disabled:opacity-40 pointer-coarse:size-9"
          onClick={onRemove}
        >
          <Icon name="x" />
        </button>
      )}
    </span>
  )
}

const tagClass = cva('inline-flex min-h-6 max-w-full min-w-0 items-center gap-1 rounded-sm ps-2 text-sm', {
  variants: {
    tone: {
      neutral: 'bg-desk text-ink',
      accent: 'bg-accent-soft text-accent-text',
      success: 'bg-success-soft text-success-text',
      warning: 'bg-warning-soft text-warning-text',
      danger: 'bg-danger-soft text-danger-text',
      info: 'bg-info-soft text-info-text',
    },
  },
  defaultVariants: { tone: 'neutral' },
})
