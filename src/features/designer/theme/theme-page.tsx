import { useMemo, useState } from 'react'
import { Tabs } from '#ds/tabs'
import { type FormTheme, isSameTheme, type Scheme } from '#shared/theme/form-theme'
import type { Device } from '#src/console-kit/form/themed-paper.tsx'
import { schemeOf } from '#src/form-view/theme-style.ts'
import { useT } from '#src/i18n/use-t.ts'
import { DocumentBar } from '../draft/document-bar.tsx'
import type { OpenDocument } from '../draft/open-document.ts'
import { OpenDraft } from '../draft/open-draft.tsx'
import { Opened, useDocument } from '../draft/opened.tsx'
import { useDefinition } from '../draft/use-draft.ts'
import { useIsNarrow } from '../editor/use-is-narrow.ts'
import { withoutHidden } from '../preview/preview-form.tsx'
import { ThemeControls } from './theme-controls.tsx'
import { ThemeGallery } from './theme-gallery.tsx'
import { themeKind } from './theme-kind.tsx'
import { ThemePreview } from './theme-preview.tsx'

/** How a form looks: ready looks, the form itself, and every choice there is. Respondents see each change at once. */
export const ThemePage = ({ formKey }: { formKey: string }) => (
  <OpenDraft>
    <Opened kind={themeKind}>{(document) => <ThemeDesk formKey={formKey} document={document} />}</Opened>
  </OpenDraft>
)

const ThemeDesk = ({ formKey, document }: { formKey: string; document: OpenDocument<FormTheme> }) => {
  const t = useT('theme')
  const narrow = useIsNarrow()
  const [device, setDevice] = useState<Device>('desktop')
  const [deviceScheme, setDeviceScheme] = useState<Scheme>('light')
  const draft = useDefinition()
  const definition = useMemo(() => withoutHidden(draft), [draft])
  const theme = useDocument(document, ({ history }) => history.present.value)
  // The same step within a second is one.
  const change = (part: Partial<FormTheme>, name: string) =>
    document.edit(
      (before) => {
        const after = { ...before, ...part }
        return isSameTheme(after, before) ? before : after
      },
      { name, mergeKey: name },
    )

  const gallery = (
    <ThemeGallery definition={definition} theme={theme} onChoose={({ look }) => change(look, 'step.look')} />
  )
  const controls = (
    <>
      <p className="mb-4 text-muted text-sm">{t('atOnce')}</p>
      <ThemeControls formKey={formKey} theme={theme} scheme={schemeOf(theme, deviceScheme)} onChange={change} />
    </>
  )
  const preview = (
    <ThemePreview
      definition={definition}
      theme={theme}
      device={device}
      onDevice={setDevice}
      deviceScheme={deviceScheme}
      onDeviceScheme={setDeviceScheme}
    />
  )
  return (
    <>
      <DocumentBar kind={themeKind} document={document} />
      <h1 className="sr-only">{t('title')}</h1>
      {narrow ? (
        <div className="min-h-full bg-paper p-4">
          <Tabs
            label={t('panes')}
            defaultValue="preview"
            items={[
              { id: 'preview', label: t('preview'), content: preview },
              { id: 'gallery', label: t('gallery'), content: gallery },
              { id: 'controls', label: t('controls'), content: controls },
            ]}
          />
        </div>
      ) : (
        <div className="flex h-full min-h-0">
          <aside className="w-[248px] shrink-0 overflow-y-auto border-hairline border-e bg-paper p-4">{gallery}</aside>
          <div className="min-w-0 flex-1">{preview}</div>
          <aside className="w-[320px] shrink-0 overflow-y-auto border-hairline border-s bg-paper p-5">{controls}</aside>
        </div>
      )}
    </>
  )
}
