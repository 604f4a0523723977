import { useNavigate } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { Drawer } from '#ds/drawer'
import type { Answers, FormDefinition } from '#shared/form/definition'
import { defaultAnswers } from '#shared/form/starting-answers'
import type { FormTheme, Scheme } from '#shared/theme/form-theme'
import { type Device, ThemedPaper } from '#src/console-kit/form/themed-paper.tsx'
import { schemeOf } from '#src/form-view/theme-style.ts'
import { useT } from '#src/i18n/use-t.ts'
import { DraftBar } from '../draft/draft-bar.tsx'
import type { OpenDocument } from '../draft/open-document.ts'
import { OpenDraft } from '../draft/open-draft.tsx'
import { Opened, useDocument } from '../draft/opened.tsx'
import { useDefinition } from '../draft/use-draft.ts'
import { useIsNarrow } from '../editor/use-is-narrow.ts'
import { themeKind } from '../theme/theme-kind.tsx'
import { FilledNote } from './filled-note.tsx'
import { HiddenStart } from './hidden-start.tsx'
import { onceFocusIsBack } from './once-focus-is-back.ts'
import { PreviewBar } from './preview-bar.tsx'
import { PreviewForm, withoutHidden } from './preview-form.tsx'
import { RulesPanel } from './rules-panel.tsx'
import type { AskedQuestion } from './use-asked-question.ts'
import { usePreviewSession } from './use-preview-session.ts'
import type { Filled } from './use-sample-answers.ts'

/** The draft as respondents will get it, with the engine that judges them. Nothing is stored. @param questionId to begin with */
export const PreviewPage = ({ questionId }: { questionId?: string | undefined }) => (
  <OpenDraft heading="preview.title">
    <DraftBar />
    <Opened kind={themeKind}>{(document) => <PreviewOfOpen theme={document} questionId={questionId} />}</Opened>
  </OpenDraft>
)

const PreviewOfOpen = ({ theme, questionId }: { theme: OpenDocument<FormTheme>; questionId: string | undefined }) => {
  const definition = useDefinition()
  const shown = useMemo(() => withoutHidden(definition), [definition])
  return (
    <Preview
      definition={shown}
      theme={useDocument(theme, ({ history }) => history.present.value)}
      questionId={questionId}
    />
  )
}

const Preview = ({
  definition,
  theme,
  questionId,
}: {
  definition: FormDefinition
  theme: FormTheme
  questionId: string | undefined
}) => {
  const t = useT('designer')
  const narrow = useIsNarrow()
  const [device, setDevice] = useState<Device>('desktop')
  const [deviceScheme, setDeviceScheme] = useState<Scheme>('light')
  const [language, setLanguage] = useState(definition.defaultLanguage)
  const [begun, setBegun] = useState<{ round: number; answers?: Answers }>({ round: 0 })
  const form = usePreviewSession(definition, language, begun.answers)
  const [asked, ask] = useAsked(questionId)
  const [filled, setFilled] = useState<Filled | null>(null)
  const hasRules = definition.rules.length > 0
  const [chosenOpen, setOpen] = useState<boolean | null>(null)
  // In a drawer it would stand in front of the form.
  const isOpen = chosenOpen ?? (hasRules && !narrow)
  // The form comes first.
  const isExplained = useDeferredValue(isOpen, false)
  const scheme = schemeOf(theme, deviceScheme)
  const isEmpty = definition.questions.length === 0

  const goFromDrawer = (id: string) => {
    onceFocusIsBack(() => ask(id))
    setOpen(false)
  }
  return (
    // Where there is little room the bar goes up with the form.
    <div className={clsx('flex h-full min-h-0 flex-col', narrow && 'overflow-y-auto')}>
      <PreviewBar
        form={form}
        definition={definition}
        theme={theme}
        device={device}
        onDevice={setDevice}
        scheme={deviceScheme}
        onScheme={setDeviceScheme}
        language={language}
        onLanguage={setLanguage}
        asked={asked}
        onAsk={ask}
        onFilled={setFilled}
        onRestart={() => {
          setBegun({ round: begun.round + 1, answers: { ...defaultAnswers(form.compiled, { now: Date.now() }) } })
          setFilled(null)
        }}
        isPanelOpen={isOpen}
        onPanel={setOpen}
      />
      <div className={clsx('flex flex-1', narrow ? 'shrink-0' : 'min-h-0')}>
        <div className={clsx('min-w-0 flex-1', !narrow && 'overflow-y-auto')}>
          <FilledNote filled={filled} onGo={ask} />
          {asked && <HiddenStart form={form} asked={asked} onWhy={() => setOpen(true)} />}
          <ThemedPaper theme={theme} scheme={scheme} device={device}>
            <Paper
              key={begun.round}
              form={form}
              asked={asked}
              filled={filled === 'failed' ? null : filled}
              definition={definition}
              language={language}
              theme={theme}
              scheme={scheme}
            />
          </ThemedPaper>
        </div>
        {!narrow && isOpen && !isEmpty && (
          <aside
            aria-label={t('preview.rules')}
            className="w-[340px] shrink-0 overflow-y-auto border-hairline border-s bg-paper p-5"
          >
            {isExplained && <RulesPanel form={form} onGo={ask} />}
          </aside>
        )}
      </div>
      {narrow && (
        <Drawer open={isOpen} onOpenChange={setOpen} title={t('preview.rules')}>
          <RulesPanel form={form} onGo={goFromDrawer} />
        </Drawer>
      )}
    </div>
  )
}

/** The bar and the panel change around it. */
const Paper = memo(PreviewForm)

/** The question the address names, and the way to ask for one: for the same once more, too. */
const useAsked = (questionId: string | undefined) => {
  const navigate = useNavigate()
  const [times, setTimes] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again it is another object
  const asked = useMemo<AskedQuestion | null>(
    () => (questionId === undefined ? null : { id: questionId }),
    [questionId, times],
  )
  const ask = useCallback(
    (id: string | null) => {
      if (id === (questionId ?? null)) setTimes((before) => before + 1)
      else
        void navigate({
          to: '.',
          search: (before: object) => ({ ...before, question: id ?? undefined }),
          replace: true,
          resetScroll: false,
        })
    },
    [navigate, questionId],
  )
  return [asked, ask] as const
}
