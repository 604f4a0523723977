import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { useStoryLanguage } from '../_internal/use-story-language.ts'
import { PhoneInput, type PhoneInputProps } from './index.tsx'

export default { title: 'Design system / Inputs / Phone input' } satisfies StoryDefault

export const States = () => (
  <div className="max-w-xs">
    <Specimen title="Filled">
      <Live value="+8613800138000" />
    </Specimen>
    <Specimen title="Empty, Germany, names in German">
      <Live country="DE" locale="de" />
    </Specimen>
    <Specimen title="Invalid, disabled, read-only">
      <div className="flex flex-col gap-2">
        <Live value="+86138" invalid />
        <Live value="+8613800138000" disabled />
        <Live value="+8613800138000" readOnly />
      </div>
    </Specimen>
  </div>
)

export const Sizes = () => (
  <div className="max-w-xs">
    {(['default', 'medium', 'small', 'mini'] as const).map((size) => (
      <Specimen key={size} title={size}>
        <Live value="+8613800138000" size={size} />
      </Specimen>
    ))}
  </div>
)

/** A number keeps its direction. */
export const RightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-xs">
    <Live value="+8613800138000" />
  </div>
)

function Live(props: Partial<PhoneInputProps>) {
  const [value, setValue] = useState(props.value ?? '')
  return (
    <PhoneInput
      label="手机号码"
      country="CN"
      locale={useStoryLanguage()}
      {...props}
      value={value}
      onChange={setValue}
    />
  )
}
