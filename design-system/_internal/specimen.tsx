import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { DirectionProvider } from '../direction/index.tsx'

/**
 * Frame of a story: the component, and below it the Tailwind classes each of its parts really carries, read from the DOM,
 * so a designer reviews what ships; one line until it is opened. For stories only.
 *
 * @param portal prefix of `data-slot` names that live outside the frame (dialogs, menus)
 */
export function Specimen({ title, portal, children }: { title: string; portal?: string; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  const [parts, setParts] = useState<readonly Part[]>([])
  useEffect(() => {
    const read = () => {
      // The portal's prefix may name parts inside the frame too.
      const next = partsIn(
        ...(frame.current?.querySelectorAll<HTMLElement>('[data-slot]') ?? []),
        ...(portal ? document.body.querySelectorAll<HTMLElement>(`[data-slot^="${portal}"]`) : []),
      )
      setParts((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
    }
    read()
    // Parts that open later (a menu, a dialog) show their classes once they are there.
    const observer = new MutationObserver(read)
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] })
    return () => observer.disconnect()
  }, [portal])
  const [first, ...rest] = parts
  return (
    <section className="mb-10">
      <h2 className="mb-3 font-medium text-muted text-sm">{title}</h2>
      <div ref={frame}>{children}</div>
      {first && (
        <details data-specimen-classes dir="ltr" className="group mt-3 text-xs">
          <summary className="flex list-none items-baseline gap-2 text-muted">
            <span className="min-w-0 truncate group-open:whitespace-normal group-open:break-words">
              <PartClasses part={first} />
            </span>
            {rest.length > 0 && <span className="shrink-0 tabular-nums group-open:hidden">+{rest.length}</span>}
          </summary>
          {rest.length > 0 && (
            <ul className="mt-1 flex flex-col gap-1 break-words text-muted">
              {rest.map((part) => (
                <li key={part.slot + part.classes}>
                  <PartClasses part={part} />
                </li>
              ))}
            </ul>
          )}
        </details>
      )}
    </section>
  )
}

/** A whole page right to left: what floats above it takes its direction from the body. For stories only. */
export function RightToLeftPage({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    document.body.dir = 'rtl'
    return () => document.body.removeAttribute('dir')
  }, [])
  return (
    <DirectionProvider dir="rtl">
      <div dir="rtl" lang="ar">
        {children}
      </div>
    </DirectionProvider>
  )
}

/** Gives the focus to the first thing in it that takes it, to show what focus opens. For stories only. */
export function FocusedAtOnce({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => frame.current?.querySelector<HTMLElement>('a, button')?.focus(), [])
  return (
    <div ref={frame} className="grid min-h-60 place-items-center">
      {children}
    </div>
  )
}

interface Part {
  slot: string
  classes: string
}

function PartClasses({ part }: { part: Part }) {
  return (
    <>
      <b className="font-semibold text-ink">{part.slot}</b> <code className="font-mono">{part.classes}</code>
    </>
  )
}

function partsIn(...elements: readonly HTMLElement[]): Part[] {
  const found = new Map<string, Part>()
  for (const element of elements) {
    const classes = element.getAttribute('class') ?? ''
    const slot = element.dataset.slot ?? ''
    if (classes && !found.has(slot + classes)) found.set(slot + classes, { slot, classes })
  }
  return [...found.values()]
}
