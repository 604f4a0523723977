import { Accordion as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from '../_internal/cn.ts'
import { Icon } from '../icon/index.tsx'

export interface AccordionItem {
  id: string
  title: ReactNode
  /** At the end of the head: a count, a badge. */
  extra?: ReactNode
  content: ReactNode
  disabled?: boolean | undefined
}

/**
 * Sections that fold under their headings, on Radix (APG accordion,
 * https://www.w3.org/WAI/ARIA/apg/patterns/accordion/). Heads are buttons inside headings.
 *
 * Do: let several sections be open at once when people compare them.
 * Don't: hide what everybody needs; a closed section is not read.
 * Keys: Enter and Space fold; up and down walk the heads, Home, End.
 */
export function Accordion({
  items,
  value,
  defaultValue = none,
  onChange,
  single = false,
  headingLevel = 3,
  className,
}: {
  items: readonly AccordionItem[]
  /** Ids of open sections; without it the accordion remembers them itself. */
  value?: readonly string[] | undefined
  defaultValue?: readonly string[] | undefined
  onChange?: ((ids: string[]) => void) | undefined
  /** Opening one closes the other. */
  single?: boolean | undefined
  /** @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | undefined
  className?: string | undefined
}) {
  const Heading = `h${headingLevel}` as const
  const shape = cn('min-w-0 rounded-lg border border-hairline bg-paper', className)
  const sections = items.map((item) => (
    <Primitive.Item
      key={item.id}
      value={item.id}
      disabled={item.disabled ?? false}
      data-slot="accordion-item"
      className="min-w-0 border-hairline not-first:border-t"
    >
      <Primitive.Header asChild>
        <Heading>
          <Primitive.Trigger
            data-slot="accordion-head"
            className="group/head flex min-h-control-default w-full items-center gap-2 rounded-lg px-4 py-2 text-start font-medium text-base -outline-offset-2 hover:bg-ink/4 disabled:cursor-not-allowed disabled:text-muted disabled:hover:bg-transparent"
          >
            <Icon
              name="chevron-right"
              className="text-muted transition-transform duration-fast group-data-[state=open]/head:rotate-90 rtl:group-data-[state=closed]/head:rotate-180"
            />
            <span className="wrap-break-word min-w-0 flex-1">{item.title}</span>
            {item.extra !== undefined && <span className="shrink-0 font-normal text-muted text-sm">{item.extra}</span>}
          </Primitive.Trigger>
        </Heading>
      </Primitive.Header>
      <Primitive.Content data-slot="accordion-content" className="min-w-0 ps-10 pe-4 pt-1 pb-4 text-base">
        {item.content}
      </Primitive.Content>
    </Primitive.Item>
  ))
  return single ? (
    <Primitive.Root
      type="single"
      collapsible
      data-slot="accordion"
      className={shape}
      defaultValue={defaultValue[0] ?? ''}
      onValueChange={(id) => onChange?.(id === '' ? [] : [id])}
      {...(value && { value: value[0] ?? '' })}
    >
      {sections}
    </Primitive.Root>
  ) : (
    <Primitive.Root
      type="multiple"
      data-slot="accordion"
      className={shape}
      defaultValue={[...defaultValue]}
      onValueChange={(ids) => onChange?.(ids)}
      {...(value && { value: [...value] })}
    >
      {sections}
    </Primitive.Root>
  )
}

const none: readonly string[] = []
