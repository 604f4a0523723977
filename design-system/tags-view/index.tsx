import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { cn } from '../_internal/cn.ts'
import { directionOf } from '../_internal/use-text-direction.ts'
import { Button } from '../button/index.tsx'
import { Icon, type IconName } from '../icon/index.tsx'
import { useLabels } from '../labels/index.tsx'
import { LiveRegion } from '../live-region/index.tsx'
import { Menu, type MenuEntry } from '../menu/index.tsx'
import { type CloseKind, idsToClose, moveTag, tagAfterClose } from './closing.ts'
import { DragTags } from './drag-tags.tsx'
import type { TagsViewLabels } from './labels.ts'
import { Tag } from './tag.tsx'
import { showTag, useStrip } from './use-strip.ts'

export { idsToClose, moveTag, tagAfterClose } from './closing.ts'
export type { TagsViewLabels } from './labels.ts'

export interface PageTag {
  id: string
  label: string
  href: string
  icon?: IconName | undefined
  /** Cannot be closed or moved. Fixed tabs come first. */
  fixed?: boolean | undefined
}

export interface TagsViewProps {
  tags: readonly PageTag[]
  /** Id of the page that is shown. */
  current?: string | undefined
  /** Accessible name of the navigation. */
  label: string
  /**
   * Tabs were closed: keep the others, and show `next` when it is not the current page already (undefined: none is left).
   */
  onClose: (ids: string[], next: string | undefined) => void
  onRefresh: (id: string) => void
  /** Without it, the menu does not offer it. */
  onFullScreen?: ((id: string) => void) | undefined
  /** The new order. Without it tabs do not move. */
  onReorder?: ((tags: readonly PageTag[]) => void) | undefined
  /** Lets a router follow: called for clicks that mean "here" (not Ctrl …). The browser then stays. */
  onNavigate?: ((tag: PageTag, event: MouseEvent) => void) | undefined
  /** Icons in the tabs; the current one has a pin. @default false */
  showIcons?: boolean | undefined
  /** Texts of keys shown in the menu, as the reader's system writes them. */
  shortcuts?: Partial<Record<'refresh' | 'closeThis' | 'fullScreen', string>> | undefined
  labels?: Partial<TagsViewLabels> | undefined
  className?: string | undefined
}

/**
 * The pages a person has open, as a strip of links (a navigation with a list and roving focus, not APG tabs: they
 * navigate and have addresses). Middle click closes, Ctrl click opens a browser tab, the wheel scrolls, the mouse
 * drags.
 *
 * Do: give tabs of two records of one form the records' names.
 * Don't: put state into them; what a page remembers belongs to the page.
 * Keys: arrow left and right, Home, End walk; Enter opens; Delete closes and goes to the neighbour; Shift F10 or the
 * menu key opens the menu of a tab; Ctrl Shift arrow moves it. Tab goes on to the menu of the current page, which has
 * the same items.
 */
export function TagsView(p: TagsViewProps) {
  const labels = useLabels('tags-view', p.labels)
  const { tags, current } = p
  const strip = useRef<HTMLUListElement>(null)
  const refocus = useRef<string>(undefined)
  const [focused, setFocused] = useState<string>()
  const [message, setMessage] = useState('')
  const { back, on, scroll } = useStrip(strip, current, tags.length)
  const has = (id: string | undefined) => tags.some((tag) => tag.id === id)
  const tabStop = has(focused) ? focused : has(current) ? current : tags[0]?.id

  const focusTag = (id: string | undefined) => {
    const row = strip.current
    const link = [...(row?.querySelectorAll<HTMLElement>('[data-tag]') ?? [])].find((each) => each.dataset.tag === id)
    if (!row || !link) return
    link.focus({ preventScroll: true })
    showTag(row, id)
  }

  // A moved element loses focus, a closed one hands it on: both are known only once the new list is drawn.
  useLayoutEffect(() => {
    const id = refocus.current
    if (id === undefined) return
    refocus.current = undefined
    focusTag(id)
  })

  const close = (tag: PageTag, kind: CloseKind) => {
    const ids = idsToClose(tags, tag.id, kind)
    if (ids.length === 0) return
    // Focus goes to the neighbour of the tab it was on, which need not be the page shown next.
    const neighbour = tagAfterClose(tags, tag.id, ids)
    if (strip.current?.contains(document.activeElement)) refocus.current = neighbour
    // A menu gives focus back to the tab it was opened on, which is gone by then.
    setTimeout(() => document.activeElement === document.body && focusTag(neighbour), menuReturns)
    setMessage(labels.closed(ids.length, tags.find((each) => each.id === ids[0])?.label ?? ''))
    p.onClose(ids, tagAfterClose(tags, current, ids, tag.id))
  }

  const move = (id: string, by: number) => {
    const next = moveTag(tags, id, by)
    if (next === tags) return
    const at = next.findIndex((tag) => tag.id === id)
    setMessage(labels.moved(next[at]?.label ?? '', at + 1, next.length))
    p.onReorder?.(next)
  }

  const keys = (tag: PageTag) => (event: KeyboardEvent<HTMLElement>) => {
    const at = tags.indexOf(tag)
    const onward = directionOf(event.currentTarget) === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const isArrow = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
    const by = event.key === onward ? 1 : -1
    if (event.metaKey || event.altKey) return
    if (isArrow && event.ctrlKey && event.shiftKey) {
      refocus.current = tag.id
      if (p.onReorder) move(tag.id, by)
    } else if (event.ctrlKey || event.shiftKey) return
    else if (isArrow) focusTag(tags[at + by]?.id)
    else if (event.key === 'Home') focusTag(tags[0]?.id)
    else if (event.key === 'End') focusTag(tags.at(-1)?.id)
    else if (event.key === 'Delete') close(tag, 'this')
    else return
    event.preventDefault()
  }

  const menuOf = (tag: PageTag): MenuEntry[] => {
    const item = (kind: CloseKind, label: string, shortcut?: string): MenuEntry => ({
      id: kind,
      label,
      shortcut,
      disabled: idsToClose(tags, tag.id, kind).length === 0,
      onSelect: () => close(tag, kind),
    })
    const { refresh, closeThis, fullScreen } = p.shortcuts ?? {}
    const { onFullScreen } = p
    return [
      { id: 'refresh', icon: 'refresh', label: labels.refresh, shortcut: refresh, onSelect: () => p.onRefresh(tag.id) },
      ...(onFullScreen
        ? ([
            {
              id: 'full-screen',
              icon: 'maximize',
              label: labels.fullScreen,
              shortcut: fullScreen,
              onSelect: () => onFullScreen(tag.id),
            },
          ] satisfies MenuEntry[])
        : []),
      'separator',
      ...(tag.fixed ? [] : [item('this', labels.closeThis, closeThis)]),
      item('others', labels.closeOthers),
      item('left', labels.closeLeft),
      item('right', labels.closeRight),
      item('all', labels.closeAll),
    ]
  }

  const shown = tags.find((tag) => tag.id === current)
  return (
    <nav
      aria-label={p.label}
      data-slot="tags-view"
      className={cn('flex min-h-8.5 min-w-0 items-center gap-1', p.className)}
    >
      {(back || on) && (
        <Scroll label={labels.scrollBack} disabled={!back} icon="chevron-left" onClick={() => scroll(-1)} />
      )}
      <DragTags ids={tags.map((tag) => tag.id)} onMove={move}>
        <ul
          ref={strip}
          data-slot="tags-view-strip"
          // Room for focus rings, which overflow would cut.
          className="-my-1 flex min-w-0 flex-1 gap-1 overflow-x-auto px-1 py-1 [scrollbar-width:none]"
        >
          {tags.map((tag) => (
            <Tag
              key={tag.id}
              tag={tag}
              current={tag.id === current}
              tabStop={tag.id === tabStop}
              showIcon={p.showIcons ?? false}
              draggable={p.onReorder !== undefined}
              menu={menuOf(tag)}
              menuLabel={labels.menu(tag.label)}
              closeLabel={labels.close(tag.label)}
              onNavigate={p.onNavigate}
              onClose={() => close(tag, 'this')}
              onFocus={() => setFocused(tag.id)}
              onKeyDown={keys(tag)}
            />
          ))}
        </ul>
      </DragTags>
      {(back || on) && <Scroll label={labels.scrollOn} disabled={!on} icon="chevron-right" onClick={() => scroll(1)} />}
      {shown && (
        <Menu
          align="end"
          items={menuOf(shown)}
          trigger={
            <Button variant="ghost" size="mini" iconOnly aria-label={labels.actions}>
              <Icon name="chevron-down" />
            </Button>
          }
        />
      )}
      <LiveRegion message={message} />
    </nav>
  )
}

/** Radix returns focus after a menu in a task of its own. */
const menuReturns = 50

/** For a mouse only: keys walk from tab to tab, and the strip follows. */
function Scroll({
  label,
  disabled,
  icon,
  onClick,
}: {
  label: string
  disabled: boolean
  icon: IconName
  onClick: () => void
}) {
  return (
    <Button
      variant="ghost"
      size="mini"
      iconOnly
      tabIndex={-1}
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={onClick}
    >
      <Icon name={icon} className={cn('rtl:rotate-180', disabled && 'opacity-50')} />
    </Button>
  )
}
