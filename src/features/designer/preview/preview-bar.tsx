import { Button } from '#ds/button'
import { Icon } from '#ds/icon'
import { Select } from '#ds/select'
import type { FormDefinition } from '#shared/form/definition'
import type { FormTheme, Scheme } from '#shared/theme/form-theme'
import type { Device } from '#src/console-kit/form/themed-paper.tsx'
import { languageName } from '#src/i18n/languages.ts'
import { useT } from '#src/i18n/use-t.ts'
import { PreviewSwitches } from './preview-switches.tsx'
import { StartSelect } from './start-select.tsx'
import type { AskedQuestion } from './use-asked-question.ts'
import type { PreviewSession } from './use-preview-session.ts'
import { type Filled, useSampleAnswers } from './use-sample-answers.ts'

/** What a form is tried on, where it begins, what is answered, and whether one sees why. */
export const PreviewBar = ({
  form,
  definition,
  theme,
  device,
  onDevice,
  scheme,
  onScheme,
  language,
  onLanguage,
  asked,
  onAsk,
  onFilled,
  onRestart,
  isPanelOpen,
  onPanel,
}: {
  form: PreviewSession
  definition: FormDefinition
  theme: FormTheme
  device: Device
  onDevice: (device: Device) => void
  scheme: Scheme
  onScheme: (scheme: Scheme) => void
  language: string
  onLanguage: (language: string) => void
  asked: AskedQuestion | null
  onAsk: (questionId: string | null) => void
  onFilled: (filled: Filled) => void
  onRestart: () => void
  isPanelOpen: boolean
  onPanel: (open: boolean) => void
}) => {
  const t = useT('designer')
  const [fill, isFilling] = useSampleAnswers(form)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-hairline border-b bg-paper px-4 py-2">
      <PreviewSwitches theme={theme} device={device} onDevice={onDevice} scheme={scheme} onScheme={onScheme} />
      {definition.languages.length > 1 && (
        <Select
          id="preview-language"
          size="small"
          label={t('preview.language')}
          value={language}
          onChange={(code) => code && onLanguage(code)}
          options={definition.languages.map((code) => ({ id: code, label: languageName(code) }))}
        />
      )}
      {definition.questions.length > 0 && (
        <>
          <StartSelect form={form} paging={theme.paging} value={asked?.id ?? null} onChange={onAsk} />
          <Button size="small" busy={isFilling} onClick={() => void fill().then(onFilled)}>
            {t('preview.fill')}
          </Button>
          <Button size="small" variant="ghost" onClick={onRestart}>
            {t('preview.restart')}
          </Button>
          <Button
            size="small"
            variant={isPanelOpen ? 'secondary' : 'ghost'}
            aria-expanded={isPanelOpen}
            iconStart={<Icon name="workflow" />}
            onClick={() => onPanel(!isPanelOpen)}
          >
            {t('preview.rules')}
          </Button>
        </>
      )}
      <p className="text-muted text-sm">{t('preview.note')}</p>
    </div>
  )
}
