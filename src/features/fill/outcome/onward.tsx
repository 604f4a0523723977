import { useEffect, useState } from 'react'
import { Button, buttonClass } from '#ds/button'
import type { Translate } from '../language/translator.ts'
import { webAddress } from './web-address.ts'

const pauseMs = 3000

/**
 * Where the author sends respondents after submitting: within this host by itself after a moment, to another one only on
 * purpose, and by its name (T5).
 */
export const Onward = ({ address, translate }: { address: string; translate: Translate }) => {
  const target = webAddress(address)
  const isOutside = target !== null && target.host !== location.host
  const [stays, setStays] = useState(false)
  const leaves = target !== null && !isOutside && !stays
  useEffect(() => {
    if (!leaves) return
    const timer = setTimeout(() => location.assign(address), pauseMs)
    return () => clearTimeout(timer)
  }, [leaves, address])

  if (!target) return null
  return (
    <div className="flex w-full flex-col items-start gap-3 print:hidden">
      {!stays && (
        <p role="status">
          {isOutside
            ? translate('fill-later', 'onward.outside', { host: target.host })
            : translate('fill-later', 'onward.soon')}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <a href={target.href} rel="noopener noreferrer" className={buttonClass({ variant: 'primary' })}>
          {isOutside
            ? translate('fill-later', 'onward.goTo', { host: target.host })
            : translate('fill-later', 'onward.go')}
        </a>
        {leaves && <Button onClick={() => setStays(true)}>{translate('fill-later', 'onward.stay')}</Button>}
      </div>
    </div>
  )
}
