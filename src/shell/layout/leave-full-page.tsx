import { useEffect } from 'react'
import { Button } from '#ds/button'
import { Icon } from '#ds/icon'
import { useT } from '#src/i18n/use-t.ts'
import { setFullPage } from './full-page.atoms.ts'

/** The way back from a page that has the window for itself: a round button in the corner, or Escape (ux.md 1.3). */
export function LeaveFullPage() {
  const t = useT('shell')
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // Not when a dialog or a menu has just closed on it.
      if (event.key === 'Escape' && !event.defaultPrevented) setFullPage(false)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (
    <Button
      iconOnly
      autoFocus
      aria-label={t('fullPage.leave')}
      title={t('fullPage.leave')}
      onClick={() => setFullPage(false)}
      className="fixed end-4 top-4 z-shell rounded-full shadow-menu print:hidden"
    >
      <Icon name="x" />
    </Button>
  )
}
