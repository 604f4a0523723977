import { useState } from 'react'
import { Tabs } from '#ds/tabs'
import type { FormDefinition } from '#shared/form/definition'
import type { Scheme } from '#shared/theme/form-theme'
import { schemeOf } from '#src/form-view/theme-style.ts'
import { useT } from '#src/i18n/use-t.ts'
import { usePageTitle } from '#src/router/title.ts'
import { FormActions } from '#src/shell/form-actions.tsx'
import { HistoryTools } from '../draft/history-tools.tsx'
import { LoadedDraft } from '../draft/loaded-draft.tsx'
import { SaveStatus } from '../draft/save-status.tsx'
import { useHistoryKeys } from '../draft/use-history-keys.ts'
import { useIsNarrow } from '../editor/use-is-narrow.ts'
import { withoutHidden } from '../preview/preview-form.tsx'
import type { Device } from '../preview/themed-paper.tsx'
import { OpenTheme, type ThemeTools } from './open-theme.tsx'
import { ThemeControls } from './theme-controls.tsx'
import { ThemeGallery } from './theme-gallery.tsx'
import { ThemePreview } from './theme-preview.tsx'

/** How a form looks: ready looks, the form itself, and every choice there is. Respondents see each change at once. */
export const ThemePage = ({ formKey }: { formKey: string }) => {
  usePageTitle(useT('shell')('form.tab.theme'))
  return (
    <LoadedDraft formKey={formKey}>
      {({ definition }) => (
        <OpenTheme formKey={formKey}>
          {(tools) => <ThemeDesk {...tools} formKey={formKey} definition={withoutHidden(definition)} />}
        </OpenTheme>
      )}
    </LoadedDraft>
  )
}

const ThemeDesk = ({
  formKey,
  definition,
  history,
  autosave,
  onReload,
}: ThemeTools & { formKey: string; definition: FormDefinition }) => {
  const t = useT('theme')
  const narrow = useIsNarrow()
  const [device, setDevice] = useState<Device>('desktop')
  const [deviceScheme, setDeviceScheme] = useState<Scheme>('light')
  const { theme, change, travel, steps } = history
  useHistoryKeys(travel, autosave)

  const gallery = <ThemeGallery theme={theme} onChoose={({ look }) => change(look, 'step.look')} />
  const controls = (
    <ThemeControls formKey={formKey} theme={theme} scheme={schemeOf(theme, deviceScheme)} onChange={change} />
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
      <FormActions>
        <HistoryTools undo={steps.undo && t(steps.undo)} redo={steps.redo && t(steps.redo)} onTravel={travel} />
        <SaveStatus autosave={autosave} onReload={onReload} />
      </FormActions>
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
