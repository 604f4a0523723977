import type { OptionsOf } from '#sdk'
import { type DesignerProps, PlainTextSetting, useT } from '#sdk/designer'
import { FillSetting } from '../../../_families/fill-in/fill-setting.tsx'
import type button from '../definition.ts'
import { maxSetLength, maxSets } from './target.ts'

type Sets = NonNullable<OptionsOf<typeof button>['sets']>

/** Which answers a button fills in, and with what. */
export const SetsSetting = ({
  question,
  value,
  onChange,
}: {
  question: DesignerProps<typeof button>['question']
  value: Sets
  onChange: (next: Sets) => void
}) => {
  const t = useT()
  // One more than are chosen: there the next is chosen.
  const places = [...value, undefined].slice(0, maxSets)
  return places.map((set, place) => {
    const position = place + 1
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are places
      <div key={place} className="flex flex-col gap-2">
        <FillSetting
          label={t('sets.question', { position })}
          question={question}
          value={set?.fills}
          onChange={(fills) =>
            onChange(
              fills === undefined
                ? value.filter((each) => each !== set)
                : [...value.slice(0, place), { text: '', ...set, fills }, ...value.slice(position)],
            )
          }
        />
        {set && (
          <PlainTextSetting
            label={t('sets.text', { position })}
            hint={t('sets.text.hint')}
            value={set.text}
            maxLength={maxSetLength}
            onChange={(text) => onChange(value.with(place, { ...set, text }))}
          />
        )}
      </div>
    )
  })
}
