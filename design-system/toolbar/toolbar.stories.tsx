import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import type { Size } from '../_internal/size-context.ts'
import { Specimen } from '../_internal/specimen.tsx'
import { Toolbar } from './index.tsx'

export default { title: 'Design system / Actions / Toolbar' } satisfies StoryDefault

export const Sizes = () =>
  (['default', 'medium', 'small', 'mini'] as const).map((size) => (
    <Specimen key={size} title={size}>
      <Live size={size} />
    </Specimen>
  ))

export const NarrowAndRightToLeft = () => (
  <>
    <div className="mb-6 w-48">
      <Live />
    </div>
    <div dir="rtl" lang="ar">
      <Live dir="rtl" />
    </div>
  </>
)

function Live({ size, dir }: { size?: Size; dir?: 'rtl' }) {
  const [bold, setBold] = useState(true)
  const [view, setView] = useState('list')
  return (
    <Toolbar
      label="格式"
      size={size}
      dir={dir}
      className="rounded-lg border border-hairline bg-paper p-1"
      tools={[
        { kind: 'button', id: 'undo', label: '撤销', icon: 'undo', onSelect: () => {} },
        { kind: 'button', id: 'redo', label: '重做', icon: 'redo', disabled: true, onSelect: () => {} },
        'separator',
        { kind: 'toggle', id: 'bold', label: '加粗', icon: 'bold', pressed: bold, onChange: setBold },
        'separator',
        {
          kind: 'choice',
          id: 'view',
          label: '视图',
          value: view,
          onChange: setView,
          options: [
            { id: 'list', label: '列表', icon: 'list' },
            { id: 'grid', label: '网格', icon: 'grid' },
          ],
        },
        'separator',
        { kind: 'button', id: 'export', label: '导出数据', icon: 'download', text: true, onSelect: () => {} },
      ]}
    />
  )
}
