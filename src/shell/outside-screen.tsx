// Entries of the menu that lie outside of this site (spec 2, iframe screen). Their addresses come from the server's menu and
// from nowhere else: nothing in the address bar can put a page into the frame (T26).
import { useEffect, useState } from 'react'
import { Button, buttonClass } from '#ds/button'
import { EmptyState } from '#ds/empty-state'
import { Icon } from '#ds/icon'
import { IframeView } from '#ds/iframe-view'
import { useT } from '#src/i18n/use-t.ts'
import { usePageTitle } from '#src/router/title.ts'

/** In a frame, from edge to edge. */
export function FrameScreen({ link, title }: { link: string; title: string }) {
  const t = useT('shell')
  const isRefused = useFrameRefused(new URL(link).origin)
  usePageTitle(title)
  return (
    <div data-outside="frame" className="relative -mx-4 -my-6 sm:-mx-gutter">
      <h1 className="sr-only">{title}</h1>
      {isRefused ? (
        <div className="px-4 py-12">
          <EmptyState
            illustration="broken"
            title={t('frame.refused.title')}
            description={t('frame.refused.text')}
            action={<Button onClick={() => location.reload()}>{t('crash.reload')}</Button>}
          />
        </div>
      ) : (
        <IframeView src={link} title={title} loadingLabel={t('pageLoading')} />
      )}
      {/* Some pages refuse to be framed, which cannot be told from outside. */}
      <a
        href={link}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t('frame.open')}
        title={t('frame.open')}
        className={`${buttonClass({ iconOnly: true })} absolute end-4 bottom-4 shadow-menu`}
      >
        <Icon name="external" />
      </a>
    </div>
  )
}

/** Its own page would be a browser tab: whoever comes by its path is offered that. */
export function LinkScreen({ link, title }: { link: string; title: string }) {
  const t = useT('shell')
  usePageTitle(title)
  return (
    <EmptyState
      headingLevel={1}
      title={title}
      description={new URL(link).host}
      action={
        <a href={link} target="_blank" rel="noopener noreferrer" className={buttonClass({ variant: 'primary' })}>
          {t('frame.open')}
        </a>
      }
    />
  )
}

/** The page's security policy names the frames of the menu as it was when the page was loaded; later ones need a reload. */
const useFrameRefused = (origin: string): boolean => {
  const [isRefused, setRefused] = useState(false)
  useEffect(() => {
    const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src' && blockedURI.startsWith(origin)) setRefused(true)
    }
    document.addEventListener('securitypolicyviolation', onViolation)
    return () => document.removeEventListener('securitypolicyviolation', onViolation)
  }, [origin])
  return isRefused
}
