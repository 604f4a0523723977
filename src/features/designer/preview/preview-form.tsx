import { useCallback, useState } from 'react'
import { Button } from '#ds/button'
import { Callout } from '#ds/callout'
import { EmptyState } from '#ds/empty-state'
import type { FormDefinition } from '#shared/form/definition'
import type { Issue } from '#shared/form/issue'
import { pickText } from '#shared/form/text'
import type { FormTheme, Scheme } from '#shared/theme/form-theme'
import { useFormSession } from '#src/console-host/use-form-session.ts'
import { focusQuestion } from '#src/form-view/focus-question.ts'
import { FormView } from '#src/form-view/form-view.tsx'
import { buttonStyle } from '#src/form-view/theme-style.ts'
import { useT } from '#src/i18n/use-t.ts'
import { useDraftFormHost } from '../draft/use-designer-host.tsx'

/** A form to be tried: what respondents see, and the engine that judges them. Nothing is stored. */
export const PreviewForm = ({
  definition,
  language,
  theme,
  scheme,
  submitLabel,
}: {
  definition: FormDefinition
  language: string
  theme: FormTheme
  scheme: Scheme
  /** Of the last button. @default one that says that it only checks */
  submitLabel?: string
}) => {
  const t = useT('designer')
  const host = useDraftFormHost(language, definition.defaultLanguage)
  const form = useFormSession(definition, host)
  const { compiled, session } = form
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
      <h2 className={theme.showTitle ? 'break-words font-semibold text-2xl text-ink' : 'sr-only'}>
        {pickText(definition.title, language, definition.defaultLanguage)}
      </h2>
      {theme.showDescription && (
        <p className="mt-2 whitespace-pre-line break-words text-base text-muted">
          {pickText(definition.description, language, definition.defaultLanguage)}
        </p>
      )}
      <div className="h-8" />
      <FormView
        {...form}
        language={language}
        page={page}
        issues={issues}
        idPrefix="preview"
        onLeave={onLeave}
        onAnswer={() => setClean(false)}
        withNumbers={theme.showNumbers}
      />
      <div style={buttonStyle(theme, scheme)} className="mt-8 flex flex-wrap items-center gap-3">
        {at > 0 && <Button onClick={() => setAt(at - 1)}>{t('preview.back')}</Button>}
        {at < compiled.pages.length - 1 ? (
          <Button variant="primary" onClick={() => check() && setAt(at + 1)}>
            {t('preview.next')}
          </Button>
        ) : (
          <Button variant="primary" onClick={check}>
            {submitLabel ?? t('preview.check')}
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
export const withoutHidden = (definition: FormDefinition): FormDefinition => ({
  ...definition,
  questions: definition.questions.filter((question) => !question.hidden),
})
