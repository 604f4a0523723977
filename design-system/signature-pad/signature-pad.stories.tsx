import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { type Signature, SignaturePad, type SignaturePadProps } from './index.tsx'

export default { title: 'Design system / Inputs / Signature pad' } satisfies StoryDefault

export const States = () => (
  <div className="max-w-xl">
    <Specimen title="Draw, type or upload">
      <Live />
    </Specimen>
    <Specimen title="Invalid">
      <Live invalid />
    </Specimen>
    <Specimen title="Read-only">
      <Live readOnly value={{ method: 'draw', image: written }} />
    </Specimen>
  </div>
)

export const RightToLeft = () => (
  <div dir="rtl" className="max-w-xl">
    <Specimen title="rtl">
      <Live />
    </Specimen>
  </div>
)

export const Disabled = () => (
  <div className="max-w-xl">
    <Live disabled />
  </div>
)

function Live(props: Partial<SignaturePadProps>) {
  const [value, setValue] = useState<Signature | undefined>(props.value)
  return <SignaturePad label="签名" {...props} value={value} onChange={setValue} />
}

const written = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 300"><path d="M120 200c60-160 120-160 110-20s120-140 160-40 80 60 120-40 60 160 240 20" fill="none" stroke="black" stroke-width="6"/></svg>')}`
