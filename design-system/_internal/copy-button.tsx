import { useEffect, useRef, useState } from 'react'
import { Button } from '../button/index.tsx'
import { Icon } from '../icon/index.tsx'
import { LiveRegion } from '../live-region/index.tsx'
import { copyText } from './copy-text.ts'
import type { Size } from './size-context.ts'

/** A button that copies a text and says when it is done, by its own words and to assistive technology. */
export function CopyButton({
  text,
  copyLabel,
  copiedLabel,
  size = 'small',
}: {
  text: string
  copyLabel: string
  copiedLabel: string
  size?: Size | undefined
}) {
  const [copied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <>
      <Button
        variant="ghost"
        size={size}
        iconStart={<Icon name={copied ? 'check' : 'copy'} />}
        onClick={async () => {
          if (!(await copyText(text))) return
          setCopied(true)
          clearTimeout(timer.current)
          timer.current = setTimeout(() => setCopied(false), 2000)
        }}
      >
        {copied ? copiedLabel : copyLabel}
      </Button>
      <LiveRegion message={copied ? copiedLabel : ''} />
    </>
  )
}
