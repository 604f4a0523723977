/**
 * Announces `message` when it changes. Keep it mounted: a region that appears together with its text is often not read.
 * `polite` waits for the reader to finish, `assertive` interrupts (errors that block only).
 *
 * Do: keep one mounted and announce what changed, in few words.
 * Don't: announce what has the focus anyway, or every key.
 * Keys: none.
 */
export function LiveRegion({
  message,
  politeness = 'polite',
}: {
  message: string
  politeness?: 'polite' | 'assertive' | undefined
}) {
  return (
    <div data-slot="live-region" className="sr-only" role="status" aria-live={politeness} aria-atomic="true">
      {message}
    </div>
  )
}
