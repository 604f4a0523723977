import { useEffect, useState } from 'react'
import { Button } from '#ds/button'
import { Callout } from '#ds/callout'
import { allStyles } from '../sheet/all-styles.ts'
import { ErrorSummary } from './error-summary.tsx'
import { pageLabels } from './page-labels.ts'
import type { Filling, FillingOptions } from './use-filling.ts'

/** The end of a page: what keeps a step from being done, and the buttons. */
export const FormSteps = ({
  options: { form, translate },
  filling: { host, pages, judging, sending, steps },
}: {
  options: FillingOptions
  filling: Filling
}) => {
  const { definition, paging } = form
  const single = paging === 'questions'
  const { phase } = sending
  const frozen = phase.at === 'sending'
  const labels = pageLabels(pages.page?.breakAfter)
  // Drawn by the server, they are on screen before anything hears them.
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  useEffect(() => {
    if (!isLive) return
    // The page may have been sent with what its first view is drawn with, and no more (docs/adr/0045): the rest is asked for
    // behind the paint that shows that the buttons hear, not beside it.
    const timer = setTimeout(() => void allStyles(), 100)
    return () => clearTimeout(timer)
  }, [isLive])
  return (
    <>
      <div className="mt-10 flex flex-col gap-4">
        {judging.summary.length > 0 && (
          <ErrorSummary entries={judging.summary} translate={translate} onGo={pages.goTo} />
        )}
        {phase.at === 'filling' && phase.failure !== null && (
          <Callout tone="danger" live>
            {phase.failure}
          </Callout>
        )}
        {steps.isWaiting && <Callout tone="info">{translate('fill', 'page.waiting')}</Callout>}
        {phase.at === 'conflict' && (
          <Callout
            tone="warning"
            live
            title={translate('fill', 'conflict.title')}
            actions={<Button onClick={steps.sendAsNew}>{translate('fill', 'conflict.sendAsNew')}</Button>}
          >
            {translate('fill', 'conflict.text')}
          </Callout>
        )}
      </div>
      <div data-slot="form-actions" data-at-hand className={buttons}>
        {single && (
          <span className="hidden text-muted text-sm sm:pointer-fine:inline" aria-hidden="true">
            {translate('fill', 'keys.enter')}
          </span>
        )}
        {pages.position === pages.total - 1 ? (
          <Button
            variant="primary"
            busy={frozen || steps.isWaiting}
            aria-disabled={!isLive}
            className="min-w-40 max-sm:grow"
            onClick={steps.submit}
          >
            {frozen
              ? translate('fill', 'page.submitting')
              : host.pickText(definition.submitLabel) || translate('fill', 'page.submit')}
          </Button>
        ) : (
          <Button
            variant="primary"
            busy={steps.isWaiting}
            aria-disabled={!isLive}
            className="min-w-40 max-sm:grow"
            onClick={steps.next}
          >
            {host.pickText(labels.next) || translate('fill', single ? 'page.nextQuestion' : 'page.next')}
          </Button>
        )}
        {pages.back && (
          <Button disabled={frozen} onClick={steps.back}>
            {host.pickText(labels.back) || translate('fill', single ? 'page.previousQuestion' : 'page.back')}
          </Button>
        )}
      </div>
    </>
  )
}

/** In a row at a desk; on a phone across the screen, at the thumb (styles/at-hand.css). */
const buttons =
  'mt-2 flex flex-row-reverse flex-wrap items-center gap-3 bg-paper max-sm:-mx-5 max-sm:z-sticky max-sm:border-hairline max-sm:border-t max-sm:px-5 max-sm:pt-3 max-sm:pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:justify-end print:hidden'
