import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { Size } from '../_internal/size-context.ts'
import { useTextDirection } from '../_internal/use-text-direction.ts'
import type { Density } from '../data-table/density.ts'
import { useLabels } from '../labels/index.tsx'
import { type Tool, Toolbar } from '../toolbar/index.tsx'
import type { RightToolbarLabels } from './labels.ts'

export type { RightToolbarLabels } from './labels.ts'

export interface RightToolbarProps {
  /** Accessible name: "Tools of the list". */
  label: string
  /** Whether the filters above the table are shown; without it there is no such tool. */
  search?: { shown: boolean; onChange: (shown: boolean) => void } | undefined
  /** While `busy` it does nothing. */
  refresh?: { busy: boolean; onRefresh: () => void } | undefined
  density?: { value: Density; onChange: (density: Density) => void } | undefined
  /** What fills the screen: the box around the table. */
  fullScreen?: RefObject<HTMLElement | null> | undefined
  /** `ColumnSettings` of the same table. */
  columns?: ReactNode
  size?: Size | undefined
  labels?: Partial<RightToolbarLabels> | undefined
  className?: string | undefined
}

/**
 * The tools of a table at the end of its head: filters, refresh, density, full screen, columns. Only those that are
 * given are there.
 *
 * Do: put it beside what acts on the table's data, the same tools in the same order for every table.
 * Don't: add actions on rows; those stand in the bulk bar and in the row's menu.
 * Keys: Tab reaches it as one stop, then the columns; left and right walk (mirrored right to left); Home and End go to
 * the ends; Enter and Space use.
 * ARIA: toolbar, https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/ (Radix); filters and full screen are toggle buttons,
 * the densities radio buttons.
 */
export function RightToolbar({
  label,
  search,
  refresh,
  density,
  fullScreen,
  columns,
  size,
  labels: ownLabels,
  className,
}: RightToolbarProps) {
  const labels = useLabels('right-toolbar', ownLabels)
  const frame = useRef<HTMLDivElement>(null)
  const dir = useTextDirection(frame)
  const [full, toggleFull] = useFullScreen(fullScreen)
  const tools: Tool[] = []
  if (search) {
    tools.push({
      kind: 'toggle',
      id: 'search',
      icon: 'search',
      label: search.shown ? labels.hideSearch : labels.showSearch,
      pressed: search.shown,
      onChange: search.onChange,
    })
  }
  if (refresh) {
    tools.push({
      kind: 'button',
      id: 'refresh',
      icon: 'refresh',
      label: labels.refresh,
      onSelect: () => !refresh.busy && refresh.onRefresh(),
    })
  }
  if (density) {
    tools.push('separator', {
      kind: 'choice',
      id: 'density',
      label: labels.density,
      value: density.value,
      onChange: (id) => {
        const chosen = densities.find((each) => each.id === id)
        if (chosen) density.onChange(chosen.id)
      },
      options: densities.map(({ id, icon }) => ({ id, icon, label: labels.densities[id] })),
    })
  }
  if (fullScreen) {
    tools.push('separator', {
      kind: 'toggle',
      id: 'full-screen',
      icon: full ? 'minimize' : 'maximize',
      label: full ? labels.leaveFullScreen : labels.fullScreen,
      pressed: full,
      onChange: toggleFull,
    })
  }
  if (columns !== undefined) tools.push({ kind: 'custom', id: 'columns', content: columns })
  return (
    <div ref={frame} data-slot="right-toolbar" className={className} aria-busy={refresh?.busy || undefined}>
      <Toolbar tools={tools} label={label} dir={dir} size={size} className="justify-end" />
    </div>
  )
}

const densities = [
  { id: 'compact', icon: 'rows-compact' },
  { id: 'default', icon: 'rows' },
  { id: 'roomy', icon: 'rows-roomy' },
] as const satisfies readonly { id: Density; icon: string }[]

/** Follows the browser: Escape and the browser's own button leave it too. */
function useFullScreen(target: RefObject<HTMLElement | null> | undefined): [boolean, (wanted: boolean) => void] {
  const [full, setFull] = useState(false)
  useEffect(() => {
    if (!target) return
    const read = () => setFull(document.fullscreenElement !== null && document.fullscreenElement === target.current)
    read()
    document.addEventListener('fullscreenchange', read)
    return () => document.removeEventListener('fullscreenchange', read)
  }, [target])
  const toggle = (wanted: boolean) => {
    // A browser may refuse (a frame without the permission): then nothing changes, and the button says so.
    const done = wanted ? target?.current?.requestFullscreen?.() : document.exitFullscreen?.()
    done?.catch(() => {})
  }
  return [full, toggle]
}
