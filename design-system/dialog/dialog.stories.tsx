import type { StoryDefault } from '@ladle/react'
import { type ReactNode, useState } from 'react'
import { RightToLeftPage, Specimen } from '../_internal/specimen.tsx'
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

export const LongText = () => (
  <Example
    size="small"
    initiallyOpen
    title="Donaudampfschifffahrtsgesellschaftskapitänsbefragung umbenennen"
    description="Der neue Name erscheint in der Überschrift der öffentlichen Seite, in allen Nachrichten an Teilnehmende und im Titel der exportierten Dateien."
  >
    {Array.from({ length: 12 }, (_, at) => `p${at}`).map((key) => (
      <p key={key} className="mb-4">
        Der Inhalt eines Dialogs rollt für sich, Kopf und Fuß bleiben stehen: damit ist immer zu sehen, wozu er da ist
        und wie man ihn verlässt.
      </p>
    ))}
  </Example>
)

export const RightToLeft = () => (
  <RightToLeftPage>
    <Example size="medium" initiallyOpen title="إعادة تسمية النموذج" description="يظهر الاسم الجديد في عنوان الصفحة." />
  </RightToLeftPage>
)

function Example({
  size,
  title = '重命名表单',
  description = '新的名称会出现在填写页标题和消息中。',
  initiallyOpen = false,
  children,
}: {
  size: 'small' | 'medium' | 'large' | 'wide'
  title?: string
  description?: string
  initiallyOpen?: boolean
  children?: ReactNode
}) {
  const [open, setOpen] = useState(initiallyOpen)
  const [name, setName] = useState('客户满意度调查')
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={title}
        description={description}
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
        {children ?? <TextInput label="Name" value={name} onChange={setName} />}
      </Dialog>
    </>
  )
}
