import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { ImageUpload, type ImageUploadProps, type UploadedImage } from './index.tsx'

export default { title: 'Design system / Inputs / Image upload' } satisfies StoryDefault

export const States = () => (
  <div className="max-w-2xl">
    <Specimen title="Put in order by buttons or mouse; add up to six">
      <Live images={pictures} maxCount={6} />
    </Specimen>
    <Specimen title="Empty, one picture">
      <Live />
    </Specimen>
    <Specimen title="Sending, failed">
      <Live
        maxCount={6}
        images={[
          { ...pictures[0]!, progress: 60 },
          { ...pictures[1]!, error: '网络中断' },
        ]}
        onRetry={() => {}}
      />
    </Specimen>
    <Specimen title="Invalid, disabled, read-only">
      <div className="flex flex-col gap-3">
        <Live invalid />
        <Live images={pictures.slice(0, 1)} disabled />
        <Live images={pictures} readOnly />
      </div>
    </Specimen>
  </div>
)

export const RightToLeft = () => (
  <div dir="rtl" className="max-w-2xl">
    <Specimen title="rtl">
      <Live images={pictures} maxCount={6} />
    </Specimen>
  </div>
)

function Live(props: Partial<ImageUploadProps>) {
  const [images, setImages] = useState<readonly UploadedImage[]>(props.images ?? [])
  return (
    <ImageUpload
      label="门店照片"
      onReorder={(ids) => setImages(ids.flatMap((id) => images.filter((image) => image.id === id)))}
      onRemove={(id) => setImages(images.filter((image) => image.id !== id))}
      onPick={(files) =>
        setImages([
          ...images,
          ...files.map((file) => ({ id: crypto.randomUUID(), name: file.name, src: URL.createObjectURL(file) })),
        ])
      }
      {...props}
      images={images}
    />
  )
}

const drawing = (fill: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="160" height="120"><rect width="160" height="120" fill="${fill}"/><circle cx="80" cy="60" r="32" fill="white" opacity=".6"/></svg>`)}`

const pictures = [
  { id: '1', name: '正门.png', src: drawing('slateblue') },
  { id: '2', name: '大厅.png', src: drawing('seagreen') },
  { id: '3', name: '后院.png', src: drawing('peru') },
]
