import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { Button } from '../button/index.tsx'
import { BulkBar } from './index.tsx'

export default { title: 'Design system / Data / Bulk bar' } satisfies StoryDefault

export const States = () => (
  <>
    <Specimen title="Six rows chosen">
      <Live initial={6} />
    </Specimen>
    <Specimen title="A whole page: all that match are offered">
      <Live initial={20} all />
    </Specimen>
    <Specimen title="None chosen: not there">
      <Live initial={0} />
    </Specimen>
  </>
)

export const NarrowAndRightToLeft = () => (
  <div className="grid gap-6">
    <div className="w-72">
      <Live initial={20} all />
    </div>
    <div dir="rtl" lang="ar">
      <Live initial={6} />
    </div>
  </div>
)

export const LongText = () => (
  <div lang="de" className="max-w-96">
    <BulkBar
      count={1204}
      label="Massenbearbeitung"
      countText="1.204 Formulare ausgewählt"
      clearedText="Auswahl aufgehoben"
      clearLabel="Auswahl aufheben"
      onClear={() => {}}
      allMatching={{ label: 'Alle 12.040 Formulare auswählen, die zum Filter passen', onSelect: () => {} }}
      actions={[
        { id: 'move', label: 'In einen anderen Ordner verschieben', icon: 'folder', onSelect: () => {} },
        { id: 'delete', label: 'In den Papierkorb verschieben', icon: 'trash', tone: 'danger', onSelect: () => {} },
      ]}
    />
  </div>
)

function Live({ initial, all }: { initial: number; all?: boolean }) {
  const [count, setCount] = useState(initial)
  const shown = count.toLocaleString('zh')
  return (
    <div className="grid gap-4">
      <Button className="w-fit" onClick={() => setCount(count + 1)}>
        再选一行
      </Button>
      <BulkBar
        count={count}
        label="批量操作"
        countText={`已选 ${shown} 项`}
        clearedText="已取消选择"
        clearLabel="取消选择"
        onClear={() => setCount(0)}
        allMatching={all ? { label: '选择全部 1,204 项', onSelect: () => setCount(1204) } : undefined}
        actions={[
          { id: 'move', label: `移动 ${shown} 项`, icon: 'folder', onSelect: () => {} },
          { id: 'export', label: `导出 ${shown} 项`, icon: 'download', onSelect: () => {} },
          { id: 'archive', label: '归档', icon: 'archive', disabled: true, onSelect: () => {} },
          { id: 'delete', label: `删除 ${shown} 项`, icon: 'trash', tone: 'danger', onSelect: () => setCount(0) },
        ]}
      />
    </div>
  )
}
