import { useState } from 'react'
import { Button } from '#ds/button'
import { Drawer } from '#ds/drawer'
import { Icon } from '#ds/icon'
import { useT } from '#src/i18n/use-t.ts'
import { Canvas } from '../canvas/canvas.tsx'
import { DragToArrange } from '../canvas/drag-to-arrange.tsx'
import { DraftBar } from '../draft/draft-bar.tsx'
import { Inspector } from '../inspector/inspector.tsx'
import { Palette } from '../palette/palette.tsx'
import { WriteDialog } from '../write/write-dialog.tsx'
import { useClipboard } from './use-clipboard.ts'
import { useDesignerShortcuts } from './use-designer-shortcuts.ts'
import { useIsNarrow } from './use-is-narrow.ts'
import { useQuestionActions } from './use-question-actions.ts'

/** Palette, paper, inspector; below 1000 px the paper alone, with the panes as drawers (ux D1). */
export const Workspace = () => {
  const t = useT('designer')
  const narrow = useIsNarrow()
  const actions = useQuestionActions()
  const [open, setOpen] = useState<'palette' | 'inspector' | null>(null)
  const [untitledId, setUntitledId] = useState<string | null>(null)
  /** Text to begin with; null: nothing is written. */
  const [writing, setWriting] = useState<string | null>(null)
  useDesignerShortcuts(actions)
  useClipboard(actions, setWriting)

  const add = (typeId: string, index?: number) => {
    setUntitledId(actions.add(typeId, index))
    setOpen(narrow ? 'inspector' : null)
  }

  return (
    <div className="flex h-full min-h-0 flex-col">
      <DraftBar />
      <DragToArrange actions={actions} onAdd={add}>
        <div className="flex min-h-0 flex-1">
          {!narrow && (
            <aside aria-label={t('palette')} className="w-[248px] shrink-0 border-hairline border-e bg-paper p-4">
              <Palette onAdd={add} onWrite={() => setWriting('')} />
            </aside>
          )}
          <section aria-label={t('canvas')} className="min-w-0 flex-1 overflow-y-auto bg-desk p-4 sm:p-6">
            <Canvas actions={actions} onWrite={() => setWriting('')} />
          </section>
          {!narrow && (
            <aside
              aria-label={t('inspector')}
              className="w-[320px] shrink-0 overflow-y-auto border-hairline border-s bg-paper p-5"
            >
              <Inspector untitledId={untitledId} onTitleFocused={() => setUntitledId(null)} onAdded={setUntitledId} />
            </aside>
          )}
        </div>
      </DragToArrange>
      <WriteDialog
        text={writing}
        onClose={() => setWriting(null)}
        onAdd={(questions) => {
          actions.addWritten(questions)
          setWriting(null)
        }}
      />
      {narrow && (
        <nav aria-label={t('panes')} className="flex gap-2 border-hairline border-t bg-paper p-2">
          <Button className="flex-1" iconStart={<Icon name="plus" size={16} />} onClick={() => setOpen('palette')}>
            {t('palette')}
          </Button>
          <Button
            className="flex-1"
            iconStart={<Icon name="settings" size={16} />}
            onClick={() => setOpen('inspector')}
          >
            {t('inspector')}
          </Button>
        </nav>
      )}
      {narrow && (
        <>
          <Drawer
            open={open === 'palette'}
            onOpenChange={(next) => setOpen(next ? 'palette' : null)}
            title={t('palette')}
            side="start"
          >
            <Palette
              onAdd={add}
              onWrite={() => {
                setOpen(null)
                setWriting('')
              }}
            />
          </Drawer>
          <Drawer
            open={open === 'inspector'}
            onOpenChange={(next) => setOpen(next ? 'inspector' : null)}
            title={t('inspector')}
          >
            <Inspector untitledId={untitledId} onTitleFocused={() => setUntitledId(null)} onAdded={setUntitledId} />
          </Drawer>
        </>
      )}
    </div>
  )
}
