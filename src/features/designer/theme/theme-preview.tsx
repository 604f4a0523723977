import type { FormDefinition } from '#shared/form/definition'
import { pickText } from '#shared/form/text'
import type { FormTheme, Scheme } from '#shared/theme/form-theme'
import { type Device, ThemedPaper } from '#src/console-kit/form/themed-paper.tsx'
import { schemeOf } from '#src/form-view/theme-style.ts'
import { useT } from '#src/i18n/use-t.ts'
import { PreviewForm } from '../preview/preview-form.tsx'
import { PreviewSwitches } from '../preview/preview-switches.tsx'
import { usePreviewSession } from '../preview/use-preview-session.ts'

/** The form itself, in the look being chosen. */
export const ThemePreview = ({
  definition,
  theme,
  device,
  onDevice,
  deviceScheme,
  onDeviceScheme,
}: {
  definition: FormDefinition
  theme: FormTheme
  device: Device
  onDevice: (device: Device) => void
  deviceScheme: Scheme
  onDeviceScheme: (scheme: Scheme) => void
}) => {
  const t = useT('theme')
  const fill = useT('fill')
  const { defaultLanguage, submitLabel } = definition
  const scheme = schemeOf(theme, deviceScheme)
  const form = usePreviewSession(definition, defaultLanguage)
  return (
    <section aria-label={t('preview')} className="flex h-full min-h-0 flex-col">
      <div className="flex flex-wrap items-center gap-3 border-hairline border-b bg-paper px-4 py-2">
        <PreviewSwitches
          theme={theme}
          device={device}
          onDevice={onDevice}
          scheme={deviceScheme}
          onScheme={onDeviceScheme}
        />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">
        <ThemedPaper theme={theme} scheme={scheme} device={device}>
          <PreviewForm
            form={form}
            definition={definition}
            language={defaultLanguage}
            theme={theme}
            scheme={scheme}
            submitLabel={pickText(submitLabel, defaultLanguage, defaultLanguage) || fill('page.submit')}
          />
        </ThemedPaper>
      </div>
    </section>
  )
}
