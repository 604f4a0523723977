import { useState } from 'react'
import type { Text } from '#sdk'
import { TextSetting, useT } from '#sdk/designer'
import { isDescribed } from './alt.ts'

/** The alternative text. It may be blank only while it is being written: what is not emitted comes back on leaving. */
export const AltSetting = ({ value, onChange }: { value: Text; onChange: (next: Text) => void }) => {
  const t = useT()
  const [blank, setBlank] = useState<Text | null>(null)
  const change = (next: Text) => {
    setBlank(isDescribed(next) ? null : next)
    if (isDescribed(next)) onChange(next)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears that the field inside was left; nothing to operate
    <div onBlur={() => setBlank(null)}>
      <TextSetting
        label={t('alt')}
        hint={t(blank ? 'alt.missing' : 'alt.hint')}
        value={blank ?? value}
        maxLength={500}
        onChange={change}
      />
    </div>
  )
}
