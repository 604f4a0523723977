import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { MaskedInput, type MaskedInputProps } from './index.tsx'

export default { title: 'Design system / Inputs / Masked input' } satisfies StoryDefault

export const States = () => (
  <div className="max-w-xs">
    <Specimen title="Mobile number">
      <Live mask="999-9999-9999" value="13800138000" />
    </Specimen>
    <Specimen title="Plate, letters in upper case">
      <Live mask="AA·*****" upperCase value="京A12345" />
    </Specimen>
    <Specimen title="Empty, invalid, disabled">
      <div className="flex flex-col gap-2">
        <Live mask="9999 9999 9999 9999" />
        <Live mask="9999 9999 9999 9999" value="6222" invalid />
        <Live mask="9999 9999 9999 9999" value="6222" disabled />
      </div>
    </Specimen>
  </div>
)

export const Sizes = () => (
  <div className="max-w-xs">
    {(['default', 'medium', 'small', 'mini'] as const).map((size) => (
      <Specimen key={size} title={size}>
        <Live mask="999-9999-9999" value="13800138000" size={size} />
      </Specimen>
    ))}
  </div>
)

export const ReadOnly = () => (
  <div className="max-w-xs">
    <Live mask="999-9999-9999" value="13800138000" readOnly />
  </div>
)

/** A number keeps its direction. */
export const RightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-xs">
    <Live mask="999-9999-9999" value="13800138000" />
  </div>
)

function Live(props: Partial<MaskedInputProps> & { mask: string }) {
  const [value, setValue] = useState(props.value ?? '')
  return <MaskedInput label={props.mask} {...props} value={value} onChange={setValue} />
}
