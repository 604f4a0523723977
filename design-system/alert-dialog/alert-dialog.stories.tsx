import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { RightToLeftPage, Specimen } from '../_internal/specimen.tsx'
import { Button } from '../button/index.tsx'
import { AlertDialog, type AlertDialogProps } from './index.tsx'

export default { title: 'Design system / Overlays / Alert dialog' } satisfies StoryDefault

export const Delete = () => (
  <Specimen title="Danger" portal="alert-dialog">
    <Example />
  </Specimen>
)

export const TypeTheName = () => (
  <Example requireText={{ text: '客户满意度调查', label: '输入表单名称以确认' }} initiallyOpen />
)

export const Open = () => <Example initiallyOpen />

export const Busy = () => <Example initiallyOpen busy />

export const LongText = () => (
  <div lang="de">
    <Example
      initiallyOpen
      title="Formular „Einwilligungserklärung zur Verarbeitung personenbezogener Daten (Donaudampfschifffahrtsgesellschaft)“ endgültig löschen?"
      description="Alle 5.000 Antworten, ihre Anhänge und die Auswertung werden mitgelöscht. Das lässt sich nicht rückgängig machen, auch nicht durch die Verwaltung."
      confirmLabel="Formular mit allen Antworten endgültig löschen"
      cancelLabel="Abbrechen und behalten"
    />
  </div>
)

export const RightToLeft = () => (
  <RightToLeftPage>
    <Example
      initiallyOpen
      title="حذف النموذج نهائيًا؟"
      description="ستُحذف معه 5,000 إجابة ولا يمكن استعادتها."
      confirmLabel="حذف"
      cancelLabel="إلغاء"
    />
  </RightToLeftPage>
)

function Example({ initiallyOpen = false, ...props }: { initiallyOpen?: boolean } & Partial<AlertDialogProps>) {
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
        {...props}
      />
    </>
  )
}
