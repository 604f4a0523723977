import { useText } from '#sdk/ui'
import type { Text } from '#shared/form/definition'
import sprite from './field-icons.svg?url&no-inline'
import type { FieldIcon } from './field-icons.ts'

/** Drawing and words before or after the field; undefined where there are neither. */
export const useFieldSide = (icon: FieldIcon | undefined, words: Text) => {
  const said = useText()(words)
  if (!icon) return said || undefined
  return (
    <span className="flex items-center gap-1.5">
      {/* Decoration: what is to be written the title says. */}
      <svg
        aria-hidden="true"
        className="size-4 fill-none stroke-2 stroke-current"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <use href={`${sprite}#${icon}`} />
      </svg>
      {said}
    </span>
  )
}
