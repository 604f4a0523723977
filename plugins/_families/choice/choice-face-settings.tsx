import { patchOptions, TextSetting, useT, useText } from '#sdk/designer'
import { PictureSetting } from '../picture/picture-setting.tsx'
import type { Choice } from './choice.ts'

/** What an option shows beside its words where options are laid out: a line of description, and a picture. */
export const ChoiceFaceSettings = ({ choice, update }: { choice: Choice; update: (next: Choice) => void }) => {
  const t = useT()
  const text = useText()
  return (
    <>
      <TextSetting
        label={t('choice.description')}
        value={choice.description ?? {}}
        maxLength={200}
        onChange={(next) => {
          const isSaid = Object.values(next).some((wording) => wording !== '')
          update(patchOptions(choice, { description: isSaid ? next : undefined }))
        }}
      />
      <PictureSetting
        label={text(choice.label)}
        value={choice.image}
        onChange={(image) => update(patchOptions(choice, { image }))}
      />
    </>
  )
}
