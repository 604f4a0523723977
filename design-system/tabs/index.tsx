import { Tabs as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from '../_internal/cn.ts'
import { type Controllable, useControllable } from '../_internal/use-controllable.ts'

export interface TabItem {
  id: string
  label: ReactNode
  disabled?: boolean | undefined
  content?: ReactNode
}

export interface TabsProps {
  value: string
  onChange: (id: string) => void
  items: readonly TabItem[]
  label: string
  className?: string | undefined
}

/**
 * Tabs over panels (APG tabs). Tabs that change the address are links, not these.
 *
 * Do: keep the panels equal: each is a view of the same thing.
 * Don't: use them for steps or put required fields on a hidden one.
 * Keys: arrows move and show, Home, End.
 */
export function Tabs(props: Controllable<TabsProps>) {
  const { value, onChange, items, label, className } = useControllable<TabsProps>(
    props,
    props.items.find((item) => !item.disabled)?.id ?? '',
  )
  return (
    <Primitive.Root
      data-slot="tabs"
      value={value}
      onValueChange={onChange}
      className={cn('flex min-w-0 flex-col', className)}
    >
      <Primitive.List
        data-slot="tabs-list"
        aria-label={label}
        className="flex gap-6 overflow-x-auto border-hairline border-b px-1"
      >
        {items.map((item) => (
          <Primitive.Trigger
            key={item.id}
            value={item.id}
            disabled={item.disabled}
            data-slot="tab"
            className={tabClass}
          >
            {item.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {items.map((item) => (
        <Primitive.Content key={item.id} value={item.id} data-slot="tab-panel" className="min-w-0 pt-4">
          {item.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  )
}

/** Shared with links that look like tabs: mark the current one by `data-state="active"` or `aria-current`. */
export const tabClass = [
  '-mb-px inline-flex min-h-control-default shrink-0 items-center gap-2 border-transparent border-b-2 font-medium text-base text-muted',
  // The ring inside: the strip scrolls, and would cut it off.
  '-outline-offset-2 rounded-t-sm transition-colors duration-fast hover:text-ink disabled:cursor-not-allowed disabled:opacity-55',
  'data-[state=active]:border-accent-solid data-[state=active]:text-ink',
  'aria-[current=page]:border-accent-solid aria-[current=page]:text-ink',
].join(' ')
