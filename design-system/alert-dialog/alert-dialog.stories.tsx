import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { Button } from '../button/index.tsx'
import { AlertDialog } from './index.tsx'

export default { title: 'Design system / Overlays / Alert dialog' } satisfies StoryDefault

export const Delete = () => (
  <Specimen title="Danger" portal="alert-dialog">
    <Example />
  </Specimen>
)

export const TypeTheName = () => (
  <Example requireText={{ text: '客户满意度调查', label: '输入表单名称以确认' }} initiallyOpen />
)

function Example({
  requireText,
  initiallyOpen = false,
}: {
  requireText?: { text: string; label: string }
  initiallyOpen?: boolean
}) {
  const [open, setOpen] = useState(initiallyOpen)
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete
      </Button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title="彻底删除“客户满意度调查”？"
        description="5,000 份答卷会一并删除，无法恢复。"
        confirmLabel="删除 1 个表单"
        cancelLabel="取消"
        onConfirm={() => setOpen(false)}
        requireText={requireText}
      />
    </>
  )
}
