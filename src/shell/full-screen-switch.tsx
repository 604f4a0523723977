import { useSyncExternalStore } from 'react'
import { Button } from '#ds/button'
import { Icon } from '#ds/icon'
import { useT } from '#src/i18n/use-t.ts'

/** The whole browser window, without its bars. Absent where the browser cannot (phones). */
export function FullScreenSwitch() {
  const t = useT('shell')
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  if (!document.fullscreenEnabled) return null
  return (
    <Button
      variant="ghost"
      iconOnly
      aria-label={t(isFull ? 'fullPage.exit' : 'fullPage.enter')}
      // Refused without a click of the user's, which this is; a browser that refuses all the same stays as it is.
      onClick={() =>
        void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => {})
      }
      className="max-md:hidden"
    >
      <Icon name={isFull ? 'minimize' : 'maximize'} size={20} />
    </Button>
  )
}

const subscribe = (onChange: () => void) => {
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
}
