import { useCallback, useMemo, useState } from 'react'
import { Button } from '#ds/button'
import { Callout } from '#ds/callout'
import { EmptyState } from '#ds/empty-state'
import { SegmentedControl } from '#ds/segmented-control'
import { Select } from '#ds/select'
import { compileForm } from '#shared/form/compile'
import type { FormDefinition } from '#shared/form/definition'
import type { Issue } from '#shared/form/issue'
import { re2Patterns } from '#shared/form/pattern-re2'
import { pickText } from '#shared/form/text'
import { createAnswerText } from '#src/form-view/answer-text.ts'
import { focusQuestion } from '#src/form-view/focus-question.ts'
import { FormView } from '#src/form-view/form-view.tsx'
import { useRenderers } from '#src/form-view/renderers.ts'
import { languageName } from '#src/i18n/languages.ts'
import { useT } from '#src/i18n/use-t.ts'
import { renderers as rendererLoaders, resolveType } from '#src/registry/question-types.admin.ts'
import { LoadedDraft } from './loaded-draft.tsx'
import { typesIn } from './question-tree.ts'
import { useDraftFormHost } from './use-designer-host.tsx'

/** The draft as respondents will get it, with the engine that judges them. Nothing is stored. */
export const PreviewPage = ({ formKey }: { formKey: string }) => (
  <LoadedDraft formKey={formKey}>
    {({ revision, definition }) => <Preview key={revision} definition={withoutHidden(definition)} />}
  </LoadedDraft>
)

type Device = 'phone' | 'desktop'

const Preview = ({ definition }: { definition: FormDefinition }) => {
  const t = useT('designer')
  const [device, setDevice] = useState<Device>('desktop')
  const [language, setLanguage] = useState(definition.defaultLanguage)
  const [round, setRound] = useState(0)
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="flex flex-wrap items-center gap-3 border-hairline border-b bg-paper px-4 py-2">
        <SegmentedControl
          label={t('preview.device')}
          value={device}
          onChange={setDevice}
          size="small"
          options={[
            { id: 'desktop', label: t('preview.desktop') },
            { id: 'phone', label: t('preview.phone') },
          ]}
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
      <div className="min-h-0 flex-1 overflow-y-auto bg-desk p-4 sm:p-6">
        <div
          className={`mx-auto rounded-lg border border-hairline bg-paper p-6 sm:p-10 ${device === 'phone' ? 'max-w-[375px] sm:p-6' : 'max-w-[720px]'}`}
        >
          <PreviewForm key={round} definition={definition} language={language} />
        </div>
      </div>
    </div>
  )
}

const PreviewForm = ({ definition, language }: { definition: FormDefinition; language: string }) => {
  const t = useT('designer')
  const host = useDraftFormHost(language, definition.defaultLanguage)
  const compiled = useMemo(() => compileForm(definition, resolveType, re2Patterns), [definition])
  const session = useMemo(() => compiled.openSession(), [compiled])
  const renderers = useRenderers(rendererLoaders, typesIn(definition))
  const format = useMemo(() => createAnswerText(resolveType, host), [host])
  const [at, setAt] = useState(0)
  const [issues, setIssues] = useState<Readonly<Record<string, readonly Issue[]>>>({})
  const [clean, setClean] = useState(false)
  const page = compiled.pages[at]

  const onLeave = useCallback(
    (id: string) => setIssues((before) => ({ ...before, [id]: session.issuesOf(id, { now: Date.now() }) })),
    [session],
  )
  /** True when the page may be left forwards. */
  const check = (): boolean => {
    const found = session.validate({ now: Date.now() }, page)
    setIssues(found)
    const [first] = Object.keys(found)
    if (first) focusQuestion(first, 'preview')
    setClean(first === undefined && at === compiled.pages.length - 1)
    return first === undefined
  }

  if (!page || definition.questions.length === 0) return <EmptyState title={t('preview.empty')} illustration="paper" />
  const wrong = Object.values(issues).filter((list) => list.length > 0).length
  return (
    <>
      <h2 className="break-words text-2xl font-semibold text-ink">
        {pickText(definition.title, language, definition.defaultLanguage)}
      </h2>
      <p className="mt-2 mb-8 whitespace-pre-line break-words text-base text-muted">
        {pickText(definition.description, language, definition.defaultLanguage)}
      </p>
      <FormView
        session={session}
        language={language}
        compiled={compiled}
        page={page}
        host={host}
        renderers={renderers}
        format={format}
        issues={issues}
        idPrefix="preview"
        onLeave={onLeave}
        onAnswer={() => setClean(false)}
      />
      <div className="mt-8 flex flex-wrap items-center gap-3">
        {at > 0 && <Button onClick={() => setAt(at - 1)}>{t('preview.back')}</Button>}
        {at < compiled.pages.length - 1 ? (
          <Button variant="primary" onClick={() => check() && setAt(at + 1)}>
            {t('preview.next')}
          </Button>
        ) : (
          <Button variant="primary" onClick={check}>
            {t('preview.check')}
          </Button>
        )}
        {compiled.pages.length > 1 && (
          <p className="text-sm text-muted">{t('preview.page', { number: at + 1, total: compiled.pages.length })}</p>
        )}
      </div>
      <div aria-live="polite" className="mt-4">
        {wrong > 0 && <Callout tone="danger">{t('preview.issues', { count: wrong })}</Callout>}
        {clean && <Callout tone="success">{t('preview.clean')}</Callout>}
      </div>
    </>
  )
}

/** Hidden questions are never sent to respondents (product facts 1.2). */
const withoutHidden = (definition: FormDefinition): FormDefinition => ({
  ...definition,
  questions: definition.questions.filter((question) => !question.hidden),
})
