import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ds/button'
import { Select } from '#ds/select'
import type { FormDefinition } from '#shared/form/definition'
import { defaultFormTheme, type FormTheme, type Scheme } from '#shared/theme/form-theme'
import { schemeOf } from '#src/form-view/theme-style.ts'
import { languageName } from '#src/i18n/languages.ts'
import { useT } from '#src/i18n/use-t.ts'
import { LoadedDraft } from '../draft/loaded-draft.tsx'
import { themeQueryOptions } from '../theme/theme-api.ts'
import { PreviewForm, withoutHidden } from './preview-form.tsx'
import { PreviewSwitches } from './preview-switches.tsx'
import { type Device, ThemedPaper } from './themed-paper.tsx'

/** The draft as respondents will get it, with the engine that judges them. Nothing is stored. */
export const PreviewPage = ({ formKey }: { formKey: string }) => {
  // Asked for beside the draft. Should it not come, the form is there all the same.
  const theme = useQuery(themeQueryOptions(formKey))
  return (
    <LoadedDraft formKey={formKey}>
      {({ revision, definition }) =>
        theme.isPending ? null : (
          <Preview
            key={revision}
            definition={withoutHidden(definition)}
            theme={theme.data?.theme ?? defaultFormTheme}
          />
        )
      }
    </LoadedDraft>
  )
}

const Preview = ({ definition, theme }: { definition: FormDefinition; theme: FormTheme }) => {
  const t = useT('designer')
  const [device, setDevice] = useState<Device>('desktop')
  const [deviceScheme, setDeviceScheme] = useState<Scheme>('light')
  const [language, setLanguage] = useState(definition.defaultLanguage)
  const [round, setRound] = useState(0)
  const scheme = schemeOf(theme, deviceScheme)
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="flex flex-wrap items-center gap-3 border-hairline border-b bg-paper px-4 py-2">
        <PreviewSwitches
          theme={theme}
          device={device}
          onDevice={setDevice}
          scheme={deviceScheme}
          onScheme={setDeviceScheme}
        />
        {definition.languages.length > 1 && (
          <Select
            id="preview-language"
            size="small"
            label={t('preview.language')}
            value={language}
            onChange={(code) => code && setLanguage(code)}
            options={definition.languages.map((code) => ({ id: code, label: languageName(code) }))}
          />
        )}
        <Button size="small" variant="ghost" onClick={() => setRound(round + 1)}>
          {t('preview.restart')}
        </Button>
        <p className="text-sm text-muted">{t('preview.note')}</p>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">
        <ThemedPaper theme={theme} scheme={scheme} device={device}>
          <PreviewForm key={round} definition={definition} language={language} theme={theme} scheme={scheme} />
        </ThemedPaper>
      </div>
    </div>
  )
}
