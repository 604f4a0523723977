import { Toolbar as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from '../_internal/cn.ts'
import { type Size, useSize } from '../_internal/size-context.ts'
import { buttonClass } from '../button/index.tsx'
import { Icon, type IconName } from '../icon/index.tsx'

interface ToolBase {
  id: string
  /** Accessible name, and the text unless `icon` stands alone. */
  label: string
  icon?: IconName | undefined
  disabled?: boolean | undefined
}

export interface ToolButton extends ToolBase {
  kind: 'button'
  /** Draws the text beside the icon. */
  text?: boolean | undefined
  onSelect: () => void
}

export interface ToolToggle extends ToolBase {
  kind: 'toggle'
  pressed: boolean
  onChange: (pressed: boolean) => void
}

/** One of several, or none (alignment): read as radio buttons. */
export interface ToolChoice {
  kind: 'choice'
  id: string
  label: string
  value: string
  onChange: (id: string) => void
  options: readonly ToolBase[]
}

/** Anything else: a menu whose trigger is its only element. It keeps its own place in the tab order. */
export interface ToolCustom {
  kind: 'custom'
  id: string
  content: ReactNode
}

export type Tool = ToolButton | ToolToggle | ToolChoice | ToolCustom | 'separator'

/**
 * Tools in one row with one place in the tab order, on Radix (APG toolbar,
 * https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/). The row wraps where it is narrow.
 *
 * Do: group what belongs together by separators, the most used first.
 * Don't: put a search field or a long text in it; it holds buttons.
 * Keys: left and right walk (mirrored right to left), Home, End; Enter and Space use.
 */
export function Toolbar({
  tools,
  label,
  dir,
  size,
  className,
}: {
  tools: readonly Tool[]
  label: string
  /** Needed in right-to-left text, for the arrow keys. */
  dir?: 'ltr' | 'rtl' | undefined
  size?: Size | undefined
  className?: string | undefined
}) {
  const drawn = useSize(size)
  return (
    <Primitive.Root
      data-slot="toolbar"
      aria-label={label}
      {...(dir && { dir })}
      className={cn('flex min-w-0 flex-wrap items-center gap-1', className)}
    >
      {tools.map((tool, index) => {
        if (tool === 'separator') {
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: separators have no identity
            <Primitive.Separator key={`separator-${index}`} className="mx-1 h-5 w-px shrink-0 bg-hairline" />
          )
        }
        if (tool.kind === 'custom') return <span key={tool.id}>{tool.content}</span>
        if (tool.kind === 'choice') return <Choice key={tool.id} tool={tool} size={drawn} />
        if (tool.kind === 'toggle') {
          return (
            <Primitive.Button
              key={tool.id}
              data-slot="tool"
              aria-label={tool.label}
              aria-pressed={tool.pressed}
              title={tool.label}
              disabled={tool.disabled ?? false}
              className={cn(buttonClass({ variant: 'ghost', size: drawn, iconOnly: true }), tool.pressed && on)}
              onClick={() => tool.onChange(!tool.pressed)}
            >
              <Drawing tool={tool} />
            </Primitive.Button>
          )
        }
        const bare = tool.icon !== undefined && !tool.text
        return (
          <Primitive.Button
            key={tool.id}
            data-slot="tool"
            aria-label={tool.label}
            title={bare ? tool.label : undefined}
            disabled={tool.disabled ?? false}
            className={buttonClass({ variant: 'ghost', size: drawn, iconOnly: bare })}
            onClick={tool.onSelect}
          >
            <Drawing tool={tool} />
            {!bare && tool.icon !== undefined && tool.label}
          </Primitive.Button>
        )
      })}
    </Primitive.Root>
  )
}

const on = 'bg-accent-soft text-accent-text hover:bg-accent-soft'

function Choice({ tool, size }: { tool: ToolChoice; size: Size }) {
  return (
    <Primitive.ToggleGroup
      type="single"
      value={tool.value}
      aria-label={tool.label}
      data-slot="tool-choice"
      className="flex gap-1"
      // A press on the chosen one keeps it: a choice is never empty here.
      onValueChange={(id) => id !== '' && tool.onChange(id)}
    >
      {tool.options.map((option) => (
        <Primitive.ToggleItem
          key={option.id}
          value={option.id}
          data-slot="tool"
          aria-label={option.label}
          title={option.label}
          disabled={option.disabled ?? false}
          className={cn(
            buttonClass({ variant: 'ghost', size, iconOnly: true }),
            'data-[state=on]:bg-accent-soft data-[state=on]:text-accent-text',
          )}
        >
          <Drawing tool={option} />
        </Primitive.ToggleItem>
      ))}
    </Primitive.ToggleGroup>
  )
}

function Drawing({ tool }: { tool: ToolBase }) {
  return tool.icon === undefined ? tool.label : <Icon name={tool.icon} />
}
