import { Icon, isIconName } from '#ds/icon'
import { definitions } from '#src/registry/question-types.admin.ts'
import { icons } from '#src/registry/question-types.icons.ts'

/** What a type looks like in lists: its own drawing, else the one it names. Decoration: the name stands beside it. */
export const TypeIcon = ({ typeId }: { typeId: string }) => {
  const own = icons.get(typeId)
  const named = definitions.get(typeId)?.icon ?? ''
  if (!own) return isIconName(named) ? <Icon name={named} size={16} className="text-muted" /> : null
  return (
    <svg
      data-slot="icon"
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={16}
      height={16}
      fill="none"
      stroke="currentColor"
      // 1.5 px at this size, as the icons around it.
      strokeWidth={2.25}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="shrink-0 text-muted"
    >
      {own.shapes}
    </svg>
  )
}
