import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { Upload } from './index.tsx'

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
        labels={labels}
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
        ]}
        onPick={() => {}}
        onRemove={() => {}}
        onRetry={() => {}}
        labels={labels}
      />
    </Specimen>
    <Specimen title="Read-only">
      <Upload
        label="Files"
        readOnly
        files={[{ id: '1', name: '合同扫描件.pdf', size: 482_133, url: '#' }]}
        onPick={() => {}}
        onRemove={() => {}}
        labels={labels}
      />
    </Specimen>
  </div>
)

const labels = {
  pick: '选择文件',
  drop: '或拖到这里、直接粘贴图片',
  remove: '移除',
  retry: '重试',
  uploading: '正在上传',
}
