import { Link, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { Icon, isIconName } from '#ds/icon'
import { Spinner } from '#ds/spinner'
import { Tooltip } from '#ds/tooltip'
import { useT } from '#src/i18n/use-t.ts'
import { firstPage, isDirectory, type MenuEntry, menuOf, pagesOf } from '#src/router/server-tree.ts'
import { useMenu } from '#src/session/current-user.ts'
import { useThemeConfig } from '#src/state/theme-config.atoms.ts'

/** The menu the server gives this user, as links (ux C5). Collapsed it shows icons, with their names on hover and focus. */
export function SideMenu({ collapsed = false, onNavigate }: { collapsed?: boolean; onNavigate?: () => void }) {
  const t = useT('shell')
  const menu = useMenu()
  const { isUniqueOpened } = useThemeConfig()
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const { pathname } = useLocation()
  const tree = menuOf(menu.data ?? [])
  // Without words there is nothing to open: every page has its own icon.
  const entries = collapsed ? tree.flatMap(pagesOf) : tree

  const toggle = (path: string) => {
    const directories = tree.filter((entry) => isDirectory(entry.node)).map((entry) => entry.path)
    setFolded((before) => {
      if (!before.has(path)) return new Set([...before, path])
      // Accordion: opening one folds the others (spec 2).
      if (isUniqueOpened) return new Set(directories.filter((each) => each !== path))
      return new Set([...before].filter((each) => each !== path))
    })
  }

  return (
    <nav aria-label={t('menu')} className="p-2">
      {menu.isPending && (
        <div className="grid place-items-center py-6 text-muted">
          <Spinner label={t('menu.loading')} />
        </div>
      )}
      {menu.isError && (
        <button type="button" className={`${row} text-muted`} onClick={() => void menu.refetch()}>
          <Icon name="refresh" size={20} />
          {!collapsed && t('menu.failed')}
        </button>
      )}
      <ul className="flex flex-col gap-0.5">
        {entries.map((entry) =>
          isDirectory(entry.node) ? (
            <li key={entry.path}>
              <button
                type="button"
                className={row}
                aria-expanded={!folded.has(entry.path)}
                onClick={() => toggle(entry.path)}
              >
                <EntryIcon entry={entry} />
                <span className="min-w-0 flex-1 text-start">
                  <EntryTitle entry={entry} />
                </span>
                <Icon name={folded.has(entry.path) ? 'chevron-right' : 'chevron-down'} className="text-muted" />
              </button>
              {!folded.has(entry.path) && (
                <ul className="mt-0.5 flex flex-col gap-0.5 ps-7">
                  {entry.children.flatMap(pagesOf).map((child) => (
                    <EntryLink key={child.path} entry={child} {...(onNavigate && { onNavigate })} />
                  ))}
                </ul>
              )}
            </li>
          ) : (
            <EntryLink
              key={entry.path}
              entry={entry}
              collapsed={collapsed}
              current={pathname === entry.path || pathname.startsWith(`${entry.path}/`)}
              {...(onNavigate && { onNavigate })}
            />
          ),
        )}
      </ul>
    </nav>
  )
}

function EntryLink({
  entry,
  collapsed = false,
  current,
  onNavigate,
}: {
  entry: MenuEntry
  collapsed?: boolean
  current?: boolean
  onNavigate?: () => void
}) {
  const title = useEntryTitle()(entry)
  const link = (
    <Link
      to={firstPage(entry).path}
      className={row}
      aria-label={collapsed ? title : undefined}
      data-current={current || undefined}
      onClick={onNavigate}
    >
      <EntryIcon entry={entry} />
      {!collapsed && <span className="min-w-0 flex-1">{title}</span>}
    </Link>
  )
  return (
    <li>
      {collapsed ? (
        <Tooltip text={title} side="right">
          {link}
        </Tooltip>
      ) : (
        link
      )}
    </li>
  )
}

function EntryTitle({ entry }: { entry: MenuEntry }) {
  return useEntryTitle()(entry)
}

/** Titles of built-in entries are keys of the shell's texts; what an administrator wrote is shown as it is. */
const useEntryTitle = () => {
  const t = useT('shell')
  return ({ node }: MenuEntry) => t(node.meta.title, { defaultValue: node.meta.title })
}

function EntryIcon({ entry }: { entry: MenuEntry }) {
  const { icon } = entry.node.meta
  return <Icon name={isIconName(icon) ? icon : 'layers'} size={20} className="text-current" />
}

const row = [
  'flex min-h-10 w-full items-center gap-3 rounded-md px-3 py-2 font-medium text-base text-muted no-underline',
  'hover:bg-desk hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-text',
  'data-current:bg-accent-soft data-current:text-accent-text pointer-coarse:min-h-11',
].join(' ')
