import { useEffect, useRef, useState } from 'react'
import { AnswerPicture } from '#sdk/designer'
import type { AnswerFile } from './files.ts'

/** A picture as small as a row of the table. It is fetched when the row is in sight: a table has hundreds. */
export const CellPicture = ({ file, className }: { file: AnswerFile; className?: string }) => {
  const place = useRef<HTMLSpanElement>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      setSeen(true)
      observer.disconnect()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <span
      ref={place}
      className={`block h-7 shrink-0 overflow-hidden rounded-sm border border-hairline bg-subtle ${className ?? 'w-7'}`}
    >
      {seen && <AnswerPicture file={file} className="size-full object-cover" />}
    </span>
  )
}
