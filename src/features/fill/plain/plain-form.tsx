import { useContext, useId, useMemo, useRef } from 'react'
import { Button } from '#ds/button'
import { Callout } from '#ds/callout'
import { type PlainStage, type PlainState, type PlainStep, plainFields } from '#shared/fill-page'
import type { Question } from '#shared/form/definition'
import { questionsOf, visiblePages } from '#shared/form/visible-pages'
import { createAnswerText } from '#src/form-view/answer-text.ts'
import { FormView } from '#src/form-view/form-view.tsx'
import { issueTexts } from '#src/form-view/issue-text.ts'
import { createWork } from '#src/form-view/work.ts'
import { breakSays, pageSeconds } from '../filling/break-options.ts'
import { ErrorSummary } from '../filling/error-summary.tsx'
import { FormHead } from '../filling/form-head.tsx'
import { pageLabels } from '../filling/page-labels.ts'
import { useFillHost } from '../filling/use-fill-host.ts'
import type { FillForm } from '../form/load-fill-form.ts'
import { durationText } from '../language/duration-text.ts'
import { LanguageSwitcher } from '../language/language-switcher.tsx'
import { LookContext } from '../sheet/look-context.ts'
import { Actions, Sheet } from '../sheet/sheet.tsx'
import { linkClass } from './link-class.ts'
import type { PlainPageProps } from './plain-page.tsx'
import type { PlainRenderers } from './plain-renderers.tsx'

/** A page of a form that is posted to the server and answered by the next one. */
export const PlainForm = ({
  form,
  plain,
  stage,
  action,
  start,
  language,
  translate,
}: Omit<PlainPageProps, 'stage'> & {
  form: FillForm
  plain: PlainRenderers
  stage: Extract<PlainStage, { at: 'open' }>
}) => {
  const { compiled, definition } = form
  const { filling, notice, failure } = stage
  const answers = stage.answers ?? form.initial
  const session = useMemo(() => compiled.openSession(answers), [compiled, answers])
  const work = useMemo(createWork, [])
  const usual = useFillHost({ form, call: never, language, translate, work, filling: filling.id })
  const host = useMemo(() => {
    // Where no script runs no question fills in another.
    const { parserOf: _, ...rest } = usual
    return rest
  }, [usual])
  const format = useMemo(() => createAnswerText(form.resolve, host), [form.resolve, host])
  const heading = useRef<HTMLHeadingElement>(null)
  const look = useContext(LookContext)
  const titleId = useId()

  const pages = visiblePages(compiled.pages, session)
  const position = Math.max(
    0,
    pages.findLastIndex(({ number }) => number <= stage.page),
  )
  const page = pages[position]
  const labels = pageLabels(page?.breakAfter)
  const seconds = form.rules && pageSeconds(page?.breakAfter)
  const state: PlainState = { ...filling, page: page?.number ?? 1, answers }
  const titleOf = (id: string) => session.title(id, language, format)

  const wrong = (page ? questionsOf(page) : []).flatMap((id) => {
    const found = stage.issues[id]
    return found?.length ? [{ questionId: id, title: titleOf(id), text: issueTexts(host, found).join(' ') }] : []
  })
  // Said before anybody has answered anything: a form that cannot be sent from here is not worth the trouble.
  const missing = definition.questions.filter(
    ({ id, required, ...question }) => required && isBeyond(plain, question) && session.isVisible(id),
  )
  const step = (name: PlainStep) => ({ type: 'submit', name: plainFields.step, value: name }) as const

  return (
    <Sheet
      footer={
        <>
          {translate('plain', 'kept')}{' '}
          <a href={start} className={linkClass}>
            {translate('fill', 'draft.startOver')}
          </a>
        </>
      }
    >
      <form method="post" action={action} noValidate aria-labelledby={titleId} acceptCharset="utf-8">
        {/* Enter in a single-line field is no decision (spec 5): the first button is what it would press. */}
        <button type="submit" disabled hidden />
        <input type="hidden" name={plainFields.state} value={JSON.stringify(state)} />
        <FormHead
          id={titleId}
          // Each page is a journey to the server and back: they are those of the author's breaks, as the server reads them.
          options={{ form: { ...form, paging: 'breaks' }, translate }}
          filling={{ host, pages: { position, total: pages.length, heading } }}
          languageSwitcher={
            definition.languages.length > 1 && (
              <div className="flex shrink-0 gap-2">
                <LanguageSwitcher
                  name={plainFields.language}
                  languages={definition.languages}
                  language={language}
                  translate={translate}
                  onChange={nothing}
                />
                <Button {...step('language')}>{translate('plain', 'language.change')}</Button>
              </div>
            )
          }
        >
          {missing.length > 0 && (
            <Callout tone="warning">
              {translate('plain', 'needsScripts', {
                questions: missing.map(({ id }) => `“${titleOf(id)}”`).join(' '),
              })}
            </Callout>
          )}
          {seconds !== null && (
            // Asked for, and no more: nothing runs here that could count.
            <p className="text-base text-muted">
              {host.translate(`question-types/${page?.breakAfter?.type}`, 'pageTime.plain', {
                time: durationText(seconds, language),
              })}
            </p>
          )}
          {notice === 'more' && <Callout tone="info">{translate('plain', 'more')}</Callout>}
          {notice === 'formChanged' && <Callout tone="info">{translate('fill-later', 'draft.formChanged')}</Callout>}
          {notice === 'conflict' && (
            <Callout tone="warning" title={translate('fill', 'conflict.title')}>
              {translate('fill', 'conflict.text')}
            </Callout>
          )}
          {failure !== null && <Callout tone="danger">{failure}</Callout>}
          {wrong.length > 0 && (
            // biome-ignore lint/a11y/noAutofocus: the page is the answer to a press; without scripts nothing else leads to what is wrong
            <div tabIndex={-1} autoFocus className="outline-none">
              <ErrorSummary entries={wrong} translate={translate} onGo={nothing} />
            </div>
          )}
        </FormHead>
        <FormView
          session={session}
          compiled={compiled}
          page={page}
          language={language}
          host={host}
          renderers={plain.renderers}
          format={format}
          issues={stage.issues}
          withNumbers={look?.showNumbers === true}
        />
        <Actions className="mt-10 sm:flex-row-reverse sm:justify-end">
          {position === pages.length - 1 ? (
            <Button variant="primary" className="sm:min-w-40" {...step('submit')}>
              {host.pickText(definition.submitLabel) || translate('fill', 'page.submit')}
            </Button>
          ) : (
            <Button variant="primary" className="sm:min-w-40" {...step('next')}>
              {host.pickText(labels.next) || translate('fill', 'page.next')}
            </Button>
          )}
          {position > 0 && !breakSays(pages[position - 1]?.breakAfter, 'noBack') && (
            <Button {...step('back')}>{host.pickText(labels.back) || translate('fill', 'page.back')}</Button>
          )}
        </Actions>
      </form>
    </Sheet>
  )
}

/** Whether it cannot be answered here: by itself, or because none of its rows could be. */
const isBeyond = ({ needScripts }: PlainRenderers, { type, children = [] }: Pick<Question, 'type' | 'children'>) =>
  needScripts.has(type) || children.some((child) => child.required && needScripts.has(child.type))

const nothing = () => undefined
/** Nothing on such a page calls anybody. */
const never = () => new Promise<never>(nothing)
