import { useEffect, useState } from 'react'
import { cn } from '../_internal/cn.ts'
import { Spinner } from '../spinner/index.tsx'

export interface IframeViewProps {
  /** Address of the page. Only from a source you trust: the server's menu, not the address bar. */
  src: string
  /** Accessible name of the frame: what is in it. */
  title: string
  /** Told and shown until it is there: "Loading". */
  loadingLabel: string
  /** What the page may do; nothing else. Never `allow-same-origin` for a page of our own origin: it could leave. @default scripts, forms and pop-ups */
  sandbox?: string | undefined
  /** Taken by header and tabs, in px (spec default). @default 94.5 */
  offset?: number | undefined
  className?: string | undefined
}

/**
 * A page of somewhere else inside ours (a titled iframe, https://www.w3.org/WAI/WCAG22/Techniques/html/H64), as high as
 * the window without header and tabs. A mask covers it until it has loaded, for 300 ms at least, so that nothing
 * flashes.
 *
 * Do: offer a link to the page too; some pages refuse to be framed, and no one can tell from outside.
 * Don't: frame pages that need wide rights; keep the sandbox closed.
 * Keys: those of the page inside; Tab leaves it at its end.
 */
export function IframeView(props: IframeViewProps) {
  // Another address is another frame: its mask starts anew.
  return <Frame key={props.src} {...props} />
}

function Frame({
  src,
  title,
  loadingLabel,
  sandbox = 'allow-scripts allow-forms allow-popups',
  offset = 94.5,
  className,
}: IframeViewProps) {
  const [loaded, setLoaded] = useState(false)
  const [early, setEarly] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setEarly(false), leastMask)
    return () => clearTimeout(timer)
  }, [])
  const masked = !loaded || early
  return (
    <div
      data-slot="iframe-view"
      aria-busy={masked}
      className={cn('relative min-h-40 overflow-hidden bg-paper', className)}
      style={{ height: `calc(100dvh - ${offset}px)` }}
    >
      <iframe
        src={src}
        title={title}
        sandbox={sandbox}
        // The address may hold a token of ours.
        referrerPolicy="no-referrer"
        onLoad={() => setLoaded(true)}
        className="size-full border-0"
      />
      {masked && (
        <div data-slot="iframe-view-mask" className="absolute inset-0 grid place-items-center bg-paper">
          <Spinner label={loadingLabel} />
        </div>
      )}
    </div>
  )
}

/** In ms (spec). */
const leastMask = 300
