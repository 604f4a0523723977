import { useMemo, useRef } from 'react'
import { cn } from '../_internal/cn.ts'
import { CopyButton } from '../_internal/copy-button.tsx'
import { Button } from '../button/index.tsx'
import { Icon } from '../icon/index.tsx'
import { useLabels } from '../labels/index.tsx'
import { encodeCode128, widthsOf } from './code-128.ts'
import type { BarcodeLabels } from './labels.ts'

export { encodeCode128 } from './code-128.ts'
export type { BarcodeLabels } from './labels.ts'

/**
 * A number to be scanned (Code 128), dark on white in every theme, with the same number as text below, to copy, and the
 * picture to save.
 *
 * Do: use it for short numbers that a till or a scanner reads: orders, seats, stock.
 * Don't: put an address or a sentence in it; that is a QR code, and Chinese cannot be written in it at all.
 * Keys: Tab goes to copy and download; Enter and Space press them.
 * ARIA: image with a name, its number beside it as text, https://www.w3.org/TR/wai-aria-1.2/#img
 */
export function Barcode({
  value,
  label,
  height = 72,
  module = 2,
  tools = true,
  labels: own,
  className,
}: {
  /** Printable ASCII. */
  value: string
  /** Accessible name of the picture: "Bar code of the order". */
  label: string
  /** Of the bars, in px. @default 72 */
  height?: number | undefined
  /** Width of the thinnest bar, in px. @default 2 */
  module?: number | undefined
  /** Copy and download below it. @default true */
  tools?: boolean | undefined
  labels?: Partial<BarcodeLabels> | undefined
  className?: string | undefined
}) {
  const labels = useLabels('barcode', own)
  const picture = useRef<SVGSVGElement>(null)
  const drawing = useMemo(() => draw(value), [value])
  if (!drawing) {
    return (
      <p data-slot="barcode-invalid" className={cn('text-danger-text text-sm', className)}>
        {labels.invalid}
      </p>
    )
  }
  return (
    <div data-slot="barcode" className={cn('inline-flex min-w-0 max-w-full flex-col items-start gap-1', className)}>
      <svg
        ref={picture}
        xmlns="http://www.w3.org/2000/svg"
        role="img"
        aria-label={label}
        width={drawing.width * module}
        height={height}
        viewBox={`0 0 ${drawing.width} ${height}`}
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
        // Bars never change sides: a scanner reads them from both.
        className="max-w-full rounded-md"
      >
        <rect width={drawing.width} height={height} fill="white" />
        {drawing.bars.map(({ x, width }) => (
          <rect key={x} x={x} y="8" width={width} height={height - 16} fill="black" />
        ))}
      </svg>
      <div className="flex max-w-full flex-wrap items-center gap-1">
        <code dir="ltr" className="break-all font-mono text-ink text-sm">
          {value}
        </code>
        {tools && (
          <>
            <CopyButton text={value} copyLabel={labels.copy} copiedLabel={labels.copied} size="mini" />
            <Button
              variant="ghost"
              size="mini"
              iconStart={<Icon name="download" />}
              onClick={() => picture.current && download(picture.current, value)}
            >
              {labels.download}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

/** Modules that stay white at both ends, by the standard. */
const quiet = 10

function draw(value: string): { width: number; bars: readonly { x: number; width: number }[] } | undefined {
  const values = encodeCode128(value)
  if (!values) return undefined
  const bars: { x: number; width: number }[] = []
  let x = quiet
  for (const [at, width] of widthsOf(values).entries()) {
    if (at % 2 === 0) bars.push({ x, width })
    x += width
  }
  return { width: x + quiet, bars }
}

function download(picture: SVGSVGElement, value: string) {
  const text = new XMLSerializer().serializeToString(picture)
  const url = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${value.replace(/[^\w-]+/g, '-')}.svg`
  link.click()
  URL.revokeObjectURL(url)
}
