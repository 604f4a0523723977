import { clsx } from 'clsx'
import { iconMap } from './icon-map.ts'
import type { IconName } from './icon-names.ts'

export type { IconName } from './icon-names.ts'

/**
 * One drawing of the set, 1.5 px stroke. With `label` it is an image with that name; without, decoration. An unknown
 * name (a plugin's typo, an old menu row) draws sheets instead of throwing.
 *
 * Do: use one meaning per drawing throughout the product.
 * Don't: let an icon alone name a rare action; put the word beside it.
 * Keys: none.
 */
export function Icon({
  name,
  size = 16,
  label,
  className,
}: {
  name: IconName
  size?: 16 | 20 | undefined
  label?: string | undefined
  className?: string | undefined
}) {
  const Drawing = Object.hasOwn(iconMap, name) ? iconMap[name] : iconMap.layers
  return (
    <Drawing
      data-slot="icon"
      size={size}
      strokeWidth={1.5}
      absoluteStrokeWidth
      className={clsx('shrink-0', className)}
      focusable="false"
      {...(label === undefined
        ? { 'aria-hidden': true }
        : { role: 'img', 'aria-label': label, 'aria-hidden': undefined })}
    />
  )
}

/** Whether a string from outside (a menu row of the server) names an icon. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(iconMap, name)
}
