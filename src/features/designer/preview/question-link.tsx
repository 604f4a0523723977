import type { ReactNode } from 'react'

/** The name of a question; pressed the preview goes there, where it shows. */
export const QuestionLink = ({
  onGo,
  children,
}: {
  /** Null: there is nowhere to go. */
  onGo: (() => void) | null
  children: ReactNode
}) =>
  onGo ? (
    <button
      type="button"
      className="min-h-control-small min-w-0 break-words text-start text-accent-text underline underline-offset-2"
      onClick={onGo}
    >
      {children}
    </button>
  ) : (
    <span className="inline-flex min-h-control-small min-w-0 items-center break-words">{children}</span>
  )
