import { type ReactNode, useEffect, useRef, useState } from 'react'

/**
 * Frame of a story: the component, and below it the Tailwind classes each of its parts really carries, read from the DOM,
 * so a designer reviews what ships. For stories only.
 *
 * @param portal prefix of `data-slot` names that live outside the frame (dialogs, menus)
 */
export function Specimen({ title, portal, children }: { title: string; portal?: string; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  const [parts, setParts] = useState<readonly Part[]>([])
  useEffect(() => {
    const read = () => {
      const next = [
        ...partsIn(frame.current, '[data-slot]'),
        ...(portal ? partsIn(document.body, `[data-slot^="${portal}"]`) : []),
      ]
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
    <section className="mb-8">
      <h2 className="mb-2 font-medium text-muted text-sm">{title}</h2>
      <div ref={frame}>{children}</div>
      {first && (
        <div className="mt-3 border-hairline border-t pt-2 text-xs">
          <Classes part={first} />
          {rest.length > 0 && (
            <details className="mt-1">
              <summary className="text-muted">+ {rest.length}</summary>
              <ul className="mt-1 flex flex-col gap-1">
                {rest.map((part) => (
                  <li key={part.slot + part.classes}>
                    <Classes part={part} />
                  </li>
                ))}
              </ul>
            </details>
          )}
        </div>
      )}
    </section>
  )
}

interface Part {
  slot: string
  classes: string
}

function Classes({ part }: { part: Part }) {
  return (
    <p className="break-words text-muted">
      <b className="font-semibold text-ink">{part.slot}</b> <code className="font-mono">{part.classes}</code>
    </p>
  )
}

function partsIn(root: ParentNode | null, selector: string): Part[] {
  const found = new Map<string, Part>()
  for (const element of root?.querySelectorAll<HTMLElement>(selector) ?? []) {
    const classes = element.getAttribute('class') ?? ''
    const slot = element.dataset.slot ?? ''
    if (classes && !found.has(slot + classes)) found.set(slot + classes, { slot, classes })
  }
  return [...found.values()]
}
