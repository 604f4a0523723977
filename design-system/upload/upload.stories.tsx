import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { Upload, type UploadFile, type UploadProps } from './index.tsx'

export default { title: 'Design system / Inputs / Upload' } satisfies StoryDefault

export const States = () => (
  <div data-surface="paper" className="max-w-xl">
    <Specimen title="Empty">
      <Upload
        label="Files"
        files={[]}
        multiple
        onPick={() => {}}
        onRemove={() => {}}
        hint="PDF，不超过 10 MB，最多 3 个"
      />
    </Specimen>
    <Specimen title="Sending, done, failed">
      <Upload
        label="Files"
        multiple
        files={[
          { id: '1', name: '合同扫描件.pdf', size: 482_133, url: '#' },
          {
            id: '2',
            name: 'a-very-long-file-name-that-does-not-fit-in-the-row-of-a-narrow-phone.png',
            size: 8_482_133,
            progress: 42,
          },
          { id: '3', name: 'script.exe', size: 2048, error: '不支持该文件类型' },
          { id: '4', name: '现场照片.jpg', size: 1_482_133, note: '已存在这台设备上，连上服务器后会自动上传。' },
        ]}
        onPick={() => {}}
        onRemove={() => {}}
        onRetry={() => {}}
      />
    </Specimen>
    <Specimen title="Read-only">
      <Upload
        label="Files"
        readOnly
        files={[{ id: '1', name: '合同扫描件.pdf', size: 482_133, url: '#' }]}
        onPick={() => {}}
        onRemove={() => {}}
      />
    </Specimen>
  </div>
)

export const Dropzone = () => (
  <div data-surface="paper" className="max-w-xl">
    <Specimen title="Dropzone; paused, ordered">
      <Sending dropzone />
    </Specimen>
    <Specimen title="Dropzone, full">
      <Upload label="Files" dropzone full files={[]} onPick={() => {}} onRemove={() => {}} />
    </Specimen>
  </div>
)

export const LongTextAndRightToLeft = () => (
  <div dir="rtl" data-surface="paper" className="max-w-xs">
    <Specimen title="rtl, narrow">
      <Sending hint={'PDF，不超过 10 MB，最多 3 个。'.repeat(3)} />
    </Specimen>
  </div>
)

export const InvalidAndDisabled = () => (
  <div data-surface="paper" className="flex max-w-xl flex-col gap-4">
    <Sending invalid />
    <Sending disabled />
  </div>
)

function Sending(props: Partial<UploadProps>) {
  const [files, setFiles] = useState<readonly UploadFile[]>([
    { id: '1', name: '合同扫描件.pdf', size: 482_133, url: '#' },
    { id: '2', name: 'a-very-long-file-name-that-does-not-fit.png', size: 8_482_133, progress: 42 },
    { id: '3', name: '课程录像.mp4', size: 84_821_330, progress: 71, paused: true },
  ])
  const pause = (id: string, paused: boolean) =>
    setFiles((now) => now.map((file) => (file.id === id ? { ...file, paused } : file)))
  return (
    <Upload
      label="Files"
      multiple
      files={files}
      onPick={() => {}}
      onRemove={(id) => setFiles((now) => now.filter((file) => file.id !== id))}
      onPause={(id) => pause(id, true)}
      onResume={(id) => pause(id, false)}
      onReorder={(ids) => setFiles((now) => ids.flatMap((id) => now.find((file) => file.id === id) ?? []))}
      {...props}
    />
  )
}
