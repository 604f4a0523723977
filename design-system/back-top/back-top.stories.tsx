import type { StoryDefault } from '@ladle/react'
import { useEffect, useRef } from 'react'
import { BackTop } from './index.tsx'

export default { title: 'Design system / Navigation / Back top' } satisfies StoryDefault

export const FarDown = () => <Box label="回到顶部" />

export const RightToLeft = () => (
  <div dir="rtl" lang="ar">
    <Box label="العودة إلى الأعلى" />
  </div>
)

function Box({ label }: { label: string }) {
  const scroller = useRef<HTMLElement>(null)
  useEffect(() => void scroller.current?.scrollTo({ top: 900 }), [])
  return (
    // A transformed box holds what is fixed in it.
    <div className="relative max-w-120 translate-x-0">
      <section
        ref={scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must take focus to be scrolled by keys
        tabIndex={0}
        aria-label="Report"
        className="h-80 overflow-y-auto rounded-lg border border-hairline bg-paper p-6"
      >
        {Array.from({ length: 60 }, (_, row) => `A-${1000 + row}`).map((row) => (
          <p key={row} className="border-hairline border-b py-2 tabular-nums">
            {row}
          </p>
        ))}
      </section>
      <BackTop label={label} scroller={scroller} />
    </div>
  )
}
