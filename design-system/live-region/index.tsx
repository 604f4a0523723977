/**
 * Announces `message` when it changes. Keep it mounted: a region that appears together with its text is often not read.
 * `polite` waits for the reader to finish, `assertive` interrupts (errors that block only).
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
