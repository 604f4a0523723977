import { type ReactNode, useId } from 'react'
import { cn } from '../_internal/cn.ts'

/**
 * A name and a date, faint and repeated, over what is shown: who took the picture can be seen in it, on paper too.
 * Nobody hears it and nothing under it is harder to press.
 *
 * Do: write who sees it and when ("Wang Fang 2026-11-21"), short enough to be read in every corner.
 * Don't: take it for protection: whoever knows the browser's tools can take it away. Nor put it over text people must
 * read.
 * Keys: none.
 * ARIA: none, it is decoration (aria-hidden), https://www.w3.org/TR/wai-aria-1.2/#aria-hidden
 */
export function Watermark({
  text,
  angle = -22,
  gap = 96,
  fontSize = 14,
  fixed,
  children,
  className,
}: {
  /** One line, or several. */
  text: string | readonly string[]
  /** In degrees. @default -22 */
  angle?: number | undefined
  /** Px between two of them. @default 96 */
  gap?: number | undefined
  /** In px. @default 14 */
  fontSize?: number | undefined
  /** Over the whole window instead of the children. */
  fixed?: boolean | undefined
  children?: ReactNode
  className?: string | undefined
}) {
  const id = useId()
  const lines = typeof text === 'string' ? [text] : text
  const length = Math.max(0, ...lines.map(widthInEm)) * fontSize
  const height = lines.length * fontSize * 1.5
  const width = length + gap
  return (
    <div data-slot="watermark" className={cn('relative', className)}>
      {children}
      <svg
        data-slot="watermark-drawing"
        aria-hidden="true"
        focusable="false"
        className={cn(
          'pointer-events-none inset-0 size-full select-none overflow-hidden fill-ink opacity-10 forced-colors:hidden',
          fixed ? 'fixed z-toast' : 'absolute z-sticky',
        )}
      >
        <defs>
          <pattern
            id={id}
            width={width}
            height={height + gap}
            patternUnits="userSpaceOnUse"
            patternTransform={`rotate(${angle})`}
          >
            {lines.map((line, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity
              <text key={row} x={gap / 2} y={gap / 2 + fontSize * (1 + row * 1.5)} fontSize={fontSize}>
                {line}
              </text>
            ))}
          </pattern>
        </defs>
        <rect width="100%" height="100%" fill={`url(#${id})`} />
      </svg>
    </div>
  )
}

/** Han, kana and Hangul are about one em wide, others about 0.6: enough to know that two do not touch. */
function widthInEm(line: string): number {
  let width = 0
  for (const sign of line) width += /[\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef]/.test(sign) ? 1 : 0.6
  return width
}
