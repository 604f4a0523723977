import { Avatar } from '../avatar/index.tsx'
import { Button } from '../button/index.tsx'
import { Menu, type MenuEntry } from '../menu/index.tsx'

export interface UserMenuProps {
  name: string
  /** A second line in the menu: e-mail, department. */
  detail?: string | undefined
  avatar?: string | undefined
  /** Profile, settings …, and last, after a separator, the way out. */
  items: readonly MenuEntry[]
  /** Accessible name of the button: "Anna Schmidt: account". */
  label: string
  /** The name stands beside the picture where the window is 640 px or more. @default true */
  showName?: boolean | undefined
}

/**
 * Who is signed in, and what concerns them (APG menu button), on Radix.
 *
 * Do: ask before signing out when something is unsaved.
 * Don't: hide the name; people have several accounts.
 * Keys: Enter, Space or arrow down opens; arrows walk, letters jump, Escape closes and focus returns.
 */
export function UserMenu({ name, detail, avatar, items, label, showName = true }: UserMenuProps) {
  return (
    <Menu
      align="end"
      items={items}
      header={
        <span className="flex items-center gap-3">
          <Avatar name={name} src={avatar} size="large" decorative />
          <span className="min-w-0">
            <span className="wrap-break-word block font-medium">{name}</span>
            {detail !== undefined && <span className="wrap-break-word block text-muted text-sm">{detail}</span>}
          </span>
        </span>
      }
      trigger={
        <Button variant="ghost" title={name} className="relative max-w-60 px-2">
          <Avatar name={name} src={avatar} decorative />
          {showName && (
            <span aria-hidden="true" className="hidden min-w-0 truncate sm:block">
              {name}
            </span>
          )}
          {/* Not aria-label: initials are drawn as letters, and a name must hold every letter that is seen (WCAG 2.5.3). */}
          <span className="sr-only">{label}</span>
        </Button>
      }
    />
  )
}
