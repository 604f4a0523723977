import { useEffect, useState } from 'react'

/**
 * Which of the sections a reader is in: the last one whose head has passed the upper third of what is in sight, and at the
 * end of the page the last of all, however short it is.
 *
 * @param ids of elements in the page, in its order
 * @param offset px at the upper edge that something sticky covers
 */
export function useSectionInView(ids: readonly string[], offset: number): string | undefined {
  const [current, setCurrent] = useState<string>()
  const key = ids.join('\n')
  useEffect(() => {
    const wanted = key.split('\n')
    const find = () => setCurrent(sectionAt(wanted, offset))
    // Fires when a head crosses the upper third, in whatever scrolls, so nothing is measured while nothing crosses.
    const observer = new IntersectionObserver(find, { rootMargin: `-${offset}px 0px -66% 0px`, threshold: [0, 1] })
    for (const id of wanted) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    // The end of the page crosses no line.
    document.addEventListener('scrollend', find, { capture: true, passive: true })
    find()
    return () => {
      observer.disconnect()
      document.removeEventListener('scrollend', find, { capture: true })
    }
  }, [key, offset])
  return current
}

function sectionAt(ids: readonly string[], offset: number): string | undefined {
  const found = ids.map((id) => document.getElementById(id)).filter((each) => each !== null)
  const last = found.at(-1)
  const scroller = scrollerOf(last)
  if (
    last &&
    scroller &&
    scroller.scrollTop > 0 &&
    scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 2
  )
    return last.id
  const { top, height } =
    scroller && scroller !== document.documentElement
      ? scroller.getBoundingClientRect()
      : { top: 0, height: innerHeight }
  const line = top + offset + (height - offset) / 3
  return (found.findLast((each) => each.getBoundingClientRect().top <= line) ?? found[0])?.id
}

function scrollerOf(element: Element | undefined): Element | undefined {
  for (let at = element?.parentElement; at; at = at.parentElement)
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at
  return document.scrollingElement ?? undefined
}
