import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { Button } from '../button/index.tsx'
import { TextInput } from '../text-input/index.tsx'
import { Toaster, toast } from '../toast/index.tsx'
import { Dialog } from './index.tsx'

export default { title: 'Design system / Overlays / Dialog' } satisfies StoryDefault

export const Sizes = () => (
  <>
    {(['small', 'medium', 'large', 'wide'] as const).map((size) => (
      <Specimen key={size} title={size} portal="dialog">
        <Example size={size} />
      </Specimen>
    ))}
    <Toaster label="Notifications" closeLabel="Close" />
  </>
)

export const Open = () => <Example size="medium" initiallyOpen />

function Example({
  size,
  initiallyOpen = false,
}: {
  size: 'small' | 'medium' | 'large' | 'wide'
  initiallyOpen?: boolean
}) {
  const [open, setOpen] = useState(initiallyOpen)
  const [name, setName] = useState('客户满意度调查')
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="重命名表单"
        description="新的名称会出现在填写页标题和消息中。"
        size={size}
        closeLabel="关闭"
        footer={
          <>
            <Button onClick={() => toast.undo('已移到回收站', { label: '撤销', onUndo: () => {} })}>Toast</Button>
            <Button variant="primary" onClick={() => setOpen(false)}>
              保存
            </Button>
          </>
        }
      >
        <TextInput label="Name" value={name} onChange={setName} />
      </Dialog>
    </>
  )
}
