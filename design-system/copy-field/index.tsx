import { useEffect, useId, useRef, useState } from 'react'
import { cn } from '../_internal/cn.ts'
import { Button } from '../button/index.tsx'
import { Icon } from '../icon/index.tsx'
import { LiveRegion } from '../live-region/index.tsx'
import { TextInput } from '../text-input/index.tsx'

/**
 * A text to take along: read-only field and a copy button that says when it is done.
 *
 * Do: use it for what is copied whole: addresses, keys, ids.
 * Don't: use it to show a text that is to be edited.
 * Keys: Tab reaches the field and the button; Enter and Space copy.
 */
export function CopyField({
  value,
  label,
  copyLabel,
  copiedLabel,
  className,
}: {
  value: string
  label: string
  copyLabel: string
  copiedLabel: string
  className?: string | undefined
}) {
  const id = useId()
  const [copied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const copy = async () => {
    if (!(await writeClipboard(value, id))) return
    setCopied(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setCopied(false), 2000)
  }

  return (
    <div data-slot="copy-field" className={cn('flex min-w-0 items-stretch gap-2', className)}>
      <TextInput id={id} label={label} value={value} onChange={() => {}} readOnly className="min-w-0 flex-1" />
      <Button iconStart={<Icon name={copied ? 'check' : 'copy'} />} onClick={copy}>
        {copied ? copiedLabel : copyLabel}
      </Button>
      <LiveRegion message={copied ? copiedLabel : ''} />
    </div>
  )
}

/** Over plain HTTP (a first try in the office network) there is no clipboard API: select the text and copy it the old way. */
async function writeClipboard(value: string, inputId: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(value)
    return true
  } catch {
    const input = document.getElementById(inputId)
    if (!(input instanceof HTMLInputElement)) return false
    input.select()
    return document.execCommand('copy')
  }
}
