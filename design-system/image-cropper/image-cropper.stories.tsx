import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { ImageCropper, type ImageCropperProps } from './index.tsx'

export default { title: 'Design system / Inputs / Image cropper' } satisfies StoryDefault

export const Shapes = () => (
  <div className="flex flex-wrap gap-8">
    <Specimen title="Round, for a portrait">
      <Live round previews={[100, 40]} />
    </Specimen>
    <Specimen title="16:9">
      <Live output={{ width: 640, height: 360 }} />
    </Specimen>
  </div>
)

export const Broken = () => (
  <Specimen title="A picture that cannot be read">
    <Live src="data:image/png;base64,AAAA" />
  </Specimen>
)

export const RightToLeft = () => (
  <div dir="rtl">
    <Specimen title="rtl">
      <Live />
    </Specimen>
  </div>
)

function Live(props: Partial<ImageCropperProps>) {
  const [result, setResult] = useState<string>()
  return (
    <div className="flex flex-col gap-3">
      <ImageCropper src={landscape} alt="风景" onCrop={(blob) => setResult(URL.createObjectURL(blob))} {...props} />
      {result !== undefined && <img src={result} alt="裁剪结果" className="w-24 rounded-md border border-hairline" />}
    </div>
  )
}

const landscape = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640"><rect width="960" height="640" fill="lightsteelblue"/><circle cx="700" cy="180" r="90" fill="gold"/><path d="M0 640 300 240l220 260 140-140 300 280z" fill="seagreen"/></svg>')}`
