import { create } from 'qrcode'
import { useMemo } from 'react'
import { cn } from '../_internal/cn.ts'

/**
 * A QR code as one SVG path, dark on white in every theme (readers need that), with the four quiet modules around it.
 *
 * Do: print the address below it, for those who cannot scan.
 * Don't: colour or invert it; readers need dark on white.
 * Keys: none.
 *
 * @param size edge in px, quiet zone included
 * @param label what the code opens, read by assistive technology; show the address as text beside it too
 */
export function QrCode({
  value,
  size = 160,
  label,
  className,
}: {
  value: string
  size?: number | undefined
  label: string
  className?: string | undefined
}) {
  const { path, edge } = useMemo(() => draw(value), [value])
  return (
    <svg
      data-slot="qr-code"
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${edge} ${edge}`}
      shapeRendering="crispEdges"
      className={cn('rounded-md', className)}
    >
      <rect width={edge} height={edge} fill="white" />
      <path d={path} fill="black" />
    </svg>
  )
}

const quiet = 4

function draw(value: string): { path: string; edge: number } {
  const { modules } = create(value, { errorCorrectionLevel: 'M' })
  const parts: string[] = []
  for (let y = 0; y < modules.size; y++) {
    // One stroke per run of dark modules keeps the path short.
    for (let x = 0; x < modules.size; ) {
      let run = 0
      while (x + run < modules.size && modules.get(y, x + run)) run++
      if (run > 0) parts.push(`M${x + quiet} ${y + quiet}h${run}v1h-${run}z`)
      x += run + 1
    }
  }
  return { path: parts.join(''), edge: modules.size + 2 * quiet }
}
