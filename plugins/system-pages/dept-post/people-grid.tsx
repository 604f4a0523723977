import { Avatar } from '#ds/avatar'
import { Badge } from '#ds/badge'
import { Button } from '#ds/button'
import { Icon, type IconName } from '#ds/icon'
import { useFamilyT } from '#sdk/page'
import type { Holder } from '#shared/contract/post'

/** People side by side, each with the one thing that can be done with them here. */
export function PeopleGrid({
  people,
  hasDepts,
  action,
}: {
  people: readonly Holder[]
  /** They are of several departments, so each says of which. */
  hasDepts: boolean
  /** Undefined: nothing can be done. */
  action:
    | {
        readonly icon: IconName
        /** With the person's name: it is all that is read. */
        readonly label: (person: Holder) => string
        readonly onSelect: (person: Holder) => void
      }
    | undefined
}) {
  const words = useFamilyT('records')
  return (
    <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2 xl:grid-cols-3">
      {people.map((person) => (
        <li key={person.id} className="flex min-w-0 items-center gap-3">
          <Avatar name={person.nickName} src={person.avatar || undefined} decorative />
          <span className="flex min-w-0 flex-1 flex-col">
            <span className="flex min-w-0 items-center gap-2">
              <span className="truncate">{person.nickName}</span>
              {person.status === 'disabled' && <Badge tone="neutral">{words('status.disabled')}</Badge>}
            </span>
            <span className="truncate text-muted text-sm">
              {hasDepts ? `${person.userName} · ${person.deptName}` : person.userName}
            </span>
          </span>
          {action && (
            <Button
              variant="ghost"
              size="small"
              iconOnly
              aria-label={action.label(person)}
              title={action.label(person)}
              onClick={() => action.onSelect(person)}
            >
              <Icon name={action.icon} />
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
