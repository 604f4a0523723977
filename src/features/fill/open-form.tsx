import { clsx } from 'clsx'
import { type ReactNode, useContext, useId } from 'react'
import { Button } from '#ds/button'
import { Callout } from '#ds/callout'
import { LiveRegion } from '#ds/live-region'
import { ProgressBar } from '#ds/progress'
import type { FormDefinition } from '#shared/form/definition'
import { FormView } from '#src/form-view/form-view.tsx'
import type { AnswerLine } from './answer-lines.ts'
import { DeliveryScreen } from './delivery-screen.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { LookContext } from './look-context.ts'
import { pageLabels } from './page-labels.ts'
import { Actions, Sheet } from './sheet.tsx'
import { type FillingOptions, useFilling } from './use-filling.ts'

/** A form that takes answers, from the first question until the server has them. */
export const OpenForm = ({
  languageSwitcher,
  onDownload,
  ...options
}: FillingOptions & {
  languageSwitcher: ReactNode
  onDownload: (lines: readonly AnswerLine[]) => void
}) => {
  const { form, language, translate } = options
  const { definition } = form
  const filling = useFilling(options)
  const { phase, page, position, pageTotal, host } = filling
  const titleId = useId()
  const title = host.pickText(definition.title)
  const { notice } = filling
  const look = useContext(LookContext)
  const frozen = phase.at === 'sending'

  if (phase.at === 'undelivered')
    return (
      <Sheet>
        <DeliveryScreen
          state={phase.state}
          kept={filling.kept}
          translate={translate}
          onRetry={filling.retryNow}
          onDownload={() => onDownload(filling.lines())}
        />
      </Sheet>
    )
  const isFirst = position === 0
  const isLast = position === pageTotal - 1
  const where = translate('fill', 'page.position', { number: position + 1, total: pageTotal })
  const description = host.pickText(definition.description)
  const labels = pageLabels(page?.breakAfter)

  return (
    <Sheet
      footer={
        <>
          {translate('fill', filling.kept ? 'draft.notice' : 'draft.notKept')}{' '}
          {!filling.isEmpty && !frozen && (
            <button
              type="button"
              className="rounded-sm text-accent-text underline underline-offset-2 pointer-coarse:min-h-11"
              onClick={filling.startOver}
            >
              {translate('fill', 'draft.startOver')}
            </button>
          )}
        </>
      }
    >
      {pageTotal > 1 && (
        <ProgressBar
          className="fixed! inset-x-0 top-0 z-sticky rounded-none! print:hidden"
          value={position + 1}
          max={pageTotal}
          label={translate('fill', 'page.progress')}
          valueText={where}
        />
      )}
      <header className="mb-8 flex flex-col gap-3">
        <div className="flex flex-wrap-reverse items-end justify-end gap-x-6 gap-y-3">
          <h1
            id={titleId}
            className={clsx(
              'min-w-0 grow basis-80 break-words font-semibold text-2xl sm:text-3xl',
              // It still names the page for those who hear it.
              look?.showTitle === false && 'sr-only',
            )}
          >
            {title}
          </h1>
          {languageSwitcher}
        </div>
        {isFirst && description !== '' && look?.showDescription !== false && (
          <p className="max-w-prose whitespace-pre-line break-words">{description}</p>
        )}
        <div className="flex flex-wrap gap-x-6 gap-y-1 text-base text-muted">
          {pageTotal > 1 && (
            <h2 ref={filling.heading} tabIndex={-1} className="tabular-nums leading-(--ds-leading-body) outline-none">
              {where}
            </h2>
          )}
          {asksForAnything(definition) && <p>{translate('fill', 'page.requiredLegend', { mark: '*' })}</p>}
        </div>
        {notice && (
          <DraftNotice
            notice={notice}
            language={language}
            translate={translate}
            onStartOver={filling.startOver}
            onUndo={() => notice.kind === 'cleared' && filling.undo(notice.before)}
          />
        )}
      </header>
      {/* Nothing submits this form but its button: Enter in a single-line field is no decision (spec 5). */}
      <form noValidate aria-labelledby={titleId} onSubmit={(event) => event.preventDefault()}>
        <FormView
          session={filling.session}
          compiled={form.compiled}
          page={page}
          language={language}
          host={host}
          renderers={form.renderers}
          format={filling.format}
          readOnly={frozen}
          issues={filling.issues}
          onAnswer={filling.onAnswer}
          onLeave={filling.onLeave}
          withNumbers={look?.showNumbers === true}
        />
        <div className="mt-10 flex flex-col gap-4">
          {filling.summary.length > 0 && (
            <ErrorSummary entries={filling.summary} translate={translate} onGo={filling.go} />
          )}
          {phase.at === 'filling' && phase.failure !== null && (
            <Callout tone="danger" live>
              {phase.failure}
            </Callout>
          )}
          {filling.isWaiting && <Callout tone="info">{translate('fill', 'page.waiting')}</Callout>}
          {phase.at === 'conflict' && (
            <Callout
              tone="warning"
              live
              title={translate('fill', 'conflict.title')}
              actions={<Button onClick={filling.sendAsNew}>{translate('fill', 'conflict.sendAsNew')}</Button>}
            >
              {translate('fill', 'conflict.text')}
            </Callout>
          )}
          <Actions className="sm:flex-row-reverse sm:justify-end">
            {isLast ? (
              <Button
                variant="primary"
                busy={frozen || filling.isWaiting}
                className="sm:min-w-40"
                onClick={filling.submit}
              >
                {frozen
                  ? translate('fill', 'page.submitting')
                  : host.pickText(definition.submitLabel) || translate('fill', 'page.submit')}
              </Button>
            ) : (
              <Button variant="primary" busy={filling.isWaiting} className="sm:min-w-40" onClick={filling.next}>
                {host.pickText(labels.next) || translate('fill', 'page.next')}
              </Button>
            )}
            {!isFirst && (
              <Button disabled={frozen} onClick={filling.back}>
                {host.pickText(labels.back) || translate('fill', 'page.back')}
              </Button>
            )}
          </Actions>
        </div>
      </form>
      <LiveRegion message={filling.announcement} />
    </Sheet>
  )
}

const asksForAnything = ({ questions }: FormDefinition): boolean => questions.some((question) => question.required)
