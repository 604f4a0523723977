import type { StoryDefault } from '@ladle/react'
import { useEffect, useRef } from 'react'
import { RightToLeftPage, Specimen } from '../_internal/specimen.tsx'
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

/** As they look: news of every kind, one over the other. */
export const Shown = () => (
  <Showing
    say={() => {
      toast.info('有 3 条新答卷')
      toast.warning('表单即将到期')
      toast.error('网络异常，请重试')
      toast.undo('已删除第 4 题', { label: '撤销', onUndo: () => {} })
    }}
  />
)

export const LongText = () => (
  <div lang="de">
    <Showing
      say={() => {
        toast.notification(
          'Die Donaudampfschifffahrtsgesellschaftskapitänsbefragung konnte nicht gespeichert werden',
          'Bitte prüfen Sie die Verbindung zum Netzwerk und versuchen Sie es danach noch einmal.',
        )
        toast.undo('Frage „Einwilligungserklärung zur Datenverarbeitung“ gelöscht', {
          label: 'Rückgängig machen',
          onUndo: () => {},
        })
      }}
    />
  </div>
)

export const RightToLeft = () => (
  <RightToLeftPage>
    <Showing say={() => toast.undo('حُذف السؤال 4', { label: 'تراجع', onUndo: () => {} })} />
  </RightToLeftPage>
)

function Showing({ say }: { say: () => void }) {
  const speak = useRef(say)
  useEffect(() => {
    speak.current()
    // The key that leads to them; they lie side by side while one is there.
    const timer = setTimeout(
      () => document.dispatchEvent(new KeyboardEvent('keydown', { altKey: true, code: 'KeyT' })),
      100,
    )
    return () => {
      clearTimeout(timer)
      toast.dismiss()
    }
  }, [])
  return (
    <div className="min-h-80">
      <Toaster label="Notifications" closeLabel="Close" />
    </div>
  )
}
