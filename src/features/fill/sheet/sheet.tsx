import { clsx } from 'clsx'
import { type ReactNode, useContext, useEffect, useRef } from 'react'
import { LookContext } from './look-context.ts'

/**
 * The paper on the desk; on a phone the paper is the screen. Same measures as the waiting lines in fill.html. A theme may
 * put a picture on the desk, and then paper behind the footer (shared/theme/variables.ts).
 */
export const Sheet = ({
  children,
  footer,
  fills = false,
}: {
  children: ReactNode
  footer?: ReactNode
  /** What is on it has the whole height of the screen. */
  fills?: boolean
}) => {
  const look = useContext(LookContext)
  return (
    <div
      data-surface="paper"
      className={clsx(
        'min-h-dvh bg-paper pb-[env(safe-area-inset-bottom)] text-base text-ink sm:bg-(image:--form-picture) sm:bg-desk sm:bg-cover sm:bg-center sm:bg-fixed sm:px-6 sm:py-12 print:bg-paper print:bg-none print:p-0',
        fills && 'flex flex-col',
      )}
    >
      <main
        className={clsx(
          'mx-auto w-full max-w-180 bg-paper px-5 pt-8 pb-12 sm:rounded-lg sm:ring-1 sm:ring-hairline sm:p-10 print:ring-0 print:p-0',
          fills && 'flex grow flex-col',
        )}
      >
        {look && <look.Head />}
        {children}
      </main>
      {footer !== undefined && (
        <footer className="mx-auto w-full max-w-180 bg-paper px-5 pb-8 text-base text-muted sm:mt-1 sm:rounded-lg sm:bg-(--form-behind) sm:px-10 sm:py-3 print:hidden">
          {footer}
        </footer>
      )}
    </div>
  )
}

/** A screen that is one statement: its heading takes focus, so that it is read and Tab starts there. */
export const Notice = ({
  title,
  mark,
  actions,
  focusHeading = true,
  children,
}: {
  title: string
  mark?: ReactNode
  actions?: ReactNode
  /** False on the first screen of a visit: the browser reads the page from its start anyway. */
  focusHeading?: boolean
  children: ReactNode
}) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focusHeading) heading.current?.focus()
  }, [focusHeading])
  return (
    <div className="flex flex-col items-start gap-4 py-4">
      {mark}
      <h1 ref={heading} tabIndex={-1} className="font-semibold text-2xl outline-none">
        {title}
      </h1>
      <div className="flex w-full flex-col gap-4 break-words">{children}</div>
      {actions !== undefined && <Actions>{actions}</Actions>}
    </div>
  )
}

/** Buttons of a screen: full width under a thumb, in a row at a desk. */
export const Actions = ({ children, className }: { children: ReactNode; className?: string }) => (
  <div
    data-slot="form-actions"
    className={clsx(
      'mt-2 flex w-full flex-col gap-3 sm:w-auto sm:flex-row sm:flex-wrap sm:items-center print:hidden',
      className,
    )}
  >
    {children}
  </div>
)
