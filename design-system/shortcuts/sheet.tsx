import { Fragment, type ReactNode } from 'react'
import { Callout } from '../callout/index.tsx'
import { Dialog } from '../dialog/index.tsx'
import { Kbd } from '../kbd/index.tsx'
import { useLabels } from '../labels/index.tsx'
import { useShortcutContext, useShortcuts } from './context.ts'
import { isSingleKey, parseKeys } from './keys.ts'
import type { ShortcutSheetLabels } from './labels.ts'
import type { Shortcut } from './registry.ts'

/**
 * All shortcuts that work now, from the registry, in the reader's own key names (APG dialog; each group a list of terms).
 * Open it by `?` and from the help menu. Keys: Escape closes and focus returns.
 */
export function ShortcutSheet({
  open,
  onOpenChange,
  keyNames,
  labels: own,
  children,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Words for keys in the reader's language, as Kbd takes them: `{ shift: 'Umschalt' }`. */
  keyNames?: Partial<Record<string, string>> | undefined
  labels?: Partial<ShortcutSheetLabels> | undefined
  /** Below the list: the switch for one-key shortcuts (WCAG 2.1.4). */
  children?: ReactNode
}) {
  const labels = useLabels('shortcuts', own)
  const { singleKeys, mac } = useShortcutContext()
  const usable = useShortcuts().filter(
    (each) => !each.disabled && (singleKeys || !isSingleKey(parseKeys(each.keys, mac))),
  )
  const groups = new Set(usable.map((shortcut) => shortcut.group ?? ''))
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={labels.title} closeLabel={labels.close} size="large">
      {!singleKeys && <Callout className="mb-4">{labels.singleKeysOff}</Callout>}
      {usable.length === 0 && <p className="text-muted">{labels.none}</p>}
      <div data-slot="shortcut-sheet" className="gap-8 sm:columns-2">
        {[...groups].map((group) => (
          <section key={group} className="mb-6 break-inside-avoid">
            {group !== '' && <h3 className="mb-1 font-medium text-muted text-sm">{group}</h3>}
            <dl>
              {usable
                .filter((each) => (each.group ?? '') === group)
                .map((shortcut) => (
                  <div
                    key={shortcut.id}
                    className="flex min-h-9 items-center justify-between gap-4 border-hairline border-b py-1 last:border-b-0"
                  >
                    <dt className="wrap-break-word min-w-0">{shortcut.label}</dt>
                    <dd className="shrink-0">
                      <ShortcutKeys shortcut={shortcut} mac={mac} followedBy={labels.followedBy} names={keyNames} />
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
      {children}
    </Dialog>
  )
}

function ShortcutKeys({
  shortcut,
  mac,
  followedBy,
  names,
}: {
  shortcut: Shortcut
  mac: boolean
  followedBy: string
  names: Partial<Record<string, string>> | undefined
}) {
  return (
    <span className="inline-flex items-center gap-1">
      {shortcut.keys
        .trim()
        .split(/\s+/)
        .map((keys, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same key may come twice ("g g")
          <Fragment key={at}>
            {at > 0 && <span className="text-muted text-xs">{followedBy}</span>}
            <Kbd keys={keys} mac={mac} names={names} />
          </Fragment>
        ))}
    </span>
  )
}
