import { Button } from '#ds/button'
import { useT } from '#sdk/ui'
import type { Choice, ChoiceAnswer } from './choice.ts'

/** Chooses everything that can be chosen together, or nothing. What asks for words of one's own is chosen for nobody. */
export const ChooseAll = ({
  choices,
  value,
  onChange,
  readOnly,
}: {
  choices: readonly Choice[]
  value: ChoiceAnswer | undefined
  onChange: (next: { ids: string[]; other?: string } | undefined) => void
  readOnly: boolean
}) => {
  const t = useT()
  const chosen = value?.ids ?? []
  const together = choices.filter(({ disabled, exclusive, allowText }) => !disabled && !exclusive && !allowText)
  if (together.length < 2) return null

  const hasAll = together.every(({ id }) => chosen.includes(id))
  const press = () => {
    if (hasAll) return onChange(undefined)
    const next = choices.filter(
      (choice) => together.includes(choice) || (choice.allowText && chosen.includes(choice.id)),
    )
    onChange({ ids: next.map(({ id }) => id), ...(value?.other !== undefined && { other: value.other }) })
  }
  return (
    <div className="mb-2">
      <Button size="small" variant="ghost" disabled={readOnly} onClick={press}>
        {t(hasAll ? 'choice.clear' : 'choice.all')}
      </Button>
    </div>
  )
}
