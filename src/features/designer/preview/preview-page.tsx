import { useMemo, useState } from 'react'
import { Button } from '#ds/button'
import { Select } from '#ds/select'
import type { FormDefinition } from '#shared/form/definition'
import type { FormTheme, Scheme } from '#shared/theme/form-theme'
import { schemeOf } from '#src/form-view/theme-style.ts'
import { languageName } from '#src/i18n/languages.ts'
import { useT } from '#src/i18n/use-t.ts'
import { DraftBar } from '../draft/draft-bar.tsx'
import type { OpenDocument } from '../draft/open-document.ts'
import { OpenDraft } from '../draft/open-draft.tsx'
import { Opened, useDocument } from '../draft/opened.tsx'
import { useDefinition } from '../draft/use-draft.ts'
import { themeKind } from '../theme/theme-kind.tsx'
import { PreviewForm, withoutHidden } from './preview-form.tsx'
import { PreviewSwitches } from './preview-switches.tsx'
import { type Device, ThemedPaper } from './themed-paper.tsx'

/** The draft as respondents will get it, with the engine that judges them. Nothing is stored. */
export const PreviewPage = () => (
  <OpenDraft heading="preview.title">
    <DraftBar />
    <Opened kind={themeKind}>{(document) => <PreviewOfOpen theme={document} />}</Opened>
  </OpenDraft>
)

const PreviewOfOpen = ({ theme }: { theme: OpenDocument<FormTheme> }) => {
  const definition = useDefinition()
  const shown = useMemo(() => withoutHidden(definition), [definition])
  return <Preview definition={shown} theme={useDocument(theme, ({ history }) => history.present.value)} />
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
