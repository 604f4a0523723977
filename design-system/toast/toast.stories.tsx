import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { Button } from '../button/index.tsx'
import { Toaster, toast } from './index.tsx'

export default { title: 'Design system / Feedback / Toast' } satisfies StoryDefault

export const Kinds = () => (
  <Specimen title="Success 0.5 s, others 6 s, undo 10 s">
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => toast.success('已保存')}>Success</Button>
      <Button onClick={() => toast.error('网络异常，请重试')}>Error</Button>
      <Button onClick={() => toast.warning('即将到期')}>Warning</Button>
      <Button onClick={() => toast.info('有 3 条新答卷')}>Info</Button>
      <Button onClick={() => toast.undo('已删除第 4 题', { label: '撤销', onUndo: () => toast.info('已撤销') })}>
        Undo
      </Button>
    </div>
    <Toaster label="Notifications" closeLabel="Close" />
  </Specimen>
)
