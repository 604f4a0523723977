import { type ReactNode, useContext, useEffect, useId, useRef, useState } from 'react'
import { Callout } from '#ds/callout'
import { LiveRegion } from '#ds/live-region'
import { FormView } from '#src/form-view/form-view.tsx'
import { OnePage } from '#src/form-view/one-page.tsx'
import { useHands } from '#src/form-view/use-hands.ts'
import { CarryOn } from '../carry/carry-on.tsx'
import type { DeliveryScreen } from '../sending/delivery-screen.tsx'
import { WaitingDrawing } from '../sheet/drawing.tsx'
import { LookContext } from '../sheet/look-context.ts'
import { Notice, Sheet } from '../sheet/sheet.tsx'
import type { AnswerLine } from './answer-lines.ts'
import { FormHead } from './form-head.tsx'
import { FormSteps } from './form-steps.tsx'
import { type FillingOptions, useFilling } from './use-filling.ts'

/** A form that takes answers, from the first question until the server has them. */
export const OpenForm = ({
  languageSwitcher,
  isAway,
  onUndelivered,
  onDownload,
  ...options
}: FillingOptions & {
  languageSwitcher: ReactNode
  /** The server cannot be reached. */
  isAway: boolean
  /** Fetches what says more of where the answers are. */
  onUndelivered: () => Promise<{ readonly DeliveryScreen: typeof DeliveryScreen }>
  onDownload: (lines: readonly AnswerLine[]) => void
}) => {
  const { form, start, storage, language, translate, onStartOver, onUndo, onOther } = options
  const filling = useFilling(options)
  const { session, host, pages, draft, judging, sending, steps } = filling
  const titleId = useId()
  const frozen = sending.phase.at === 'sending'
  const single = form.paging === 'questions'
  const body = useRef<HTMLFormElement>(null)
  useHands(body, {
    isOn: single,
    place: 'anywhere',
    isLast: pages.position === pages.total - 1,
    isFrozen: frozen,
    next: steps.next,
    back: steps.back,
    words: { yes: translate('fill', 'keys.yes'), no: translate('fill', 'keys.no') },
  })
  const look = useContext(LookContext)
  // It belongs to the moment the page opened; after turning a page it would only be in the way.
  const notice = pages.turns > 0 ? null : start.notice
  const keeping = translate('fill', draft.kept ? 'draft.notice' : 'draft.notKept')

  const isUndelivered = sending.phase.at === 'undelivered'
  const [parts, setParts] = useState<{ readonly Screen: typeof DeliveryScreen } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function is another one each time, and always does the same
  useEffect(() => {
    if (isUndelivered) onUndelivered().then(({ DeliveryScreen: Screen }) => setParts({ Screen }), nothing)
  }, [isUndelivered])
  if (sending.phase.at === 'undelivered')
    return (
      <Sheet>
        {parts ? (
          <parts.Screen
            state={sending.phase.state}
            note={sending.phase.note}
            kept={draft.kept}
            formKey={form.formKey}
            storage={storage}
            translate={translate}
            onRetry={sending.retryNow}
            onDownload={() => onDownload(filling.lines())}
          />
        ) : (
          <Notice mark={<WaitingDrawing />} title={translate('fill', 'delivery.title')}>
            <p>{translate('fill', draft.kept ? 'delivery.kept' : 'delivery.notKept')}</p>
          </Notice>
        )}
      </Sheet>
    )
  const startOver = async () => {
    const before = session.answers()
    await draft.clear()
    onStartOver(before)
  }
  const undo = async () => {
    await draft.clear()
    if (notice?.said.kind === 'cleared') onUndo(notice.said.before)
  }

  return (
    <Sheet
      fills={single}
      footer={
        <>
          {keeping}{' '}
          {!draft.isEmpty && !frozen && (
            <button
              type="button"
              className="rounded-sm text-accent-text underline underline-offset-2 pointer-coarse:min-h-11"
              onClick={startOver}
            >
              {translate('fill', 'draft.startOver')}
            </button>
          )}
          {form.setting?.draft.carry && !frozen && <CarryOn options={options} filling={filling} />}
        </>
      }
    >
      <FormHead id={titleId} options={options} filling={filling} languageSwitcher={languageSwitcher}>
        {isAway && (
          <Callout tone="warning" live>
            {translate('fill', 'page.away')} {keeping}
          </Callout>
        )}
        {notice && (
          <notice.View
            notice={notice}
            language={language}
            translate={translate}
            onStartOver={startOver}
            onUndo={undo}
            onOther={onOther}
          />
        )}
      </FormHead>
      {/* Nothing submits this form but its button: Enter in a single-line field is no decision (spec 5). */}
      <form
        ref={body}
        noValidate
        aria-labelledby={titleId}
        className={single ? 'flex grow flex-col' : undefined}
        onSubmit={(event) => event.preventDefault()}
      >
        {/* Before the scripts are live either: a form whose first button is disabled is not sent by Enter. */}
        <button type="submit" disabled hidden />
        {form.rules && <form.rules.Clock language={language} filling={filling} />}
        <OnePage by={form.paging} number={pages.page?.number} turned={pages.turns > 0}>
          <FormView
            session={session}
            compiled={form.compiled}
            page={pages.page}
            language={language}
            host={host}
            renderers={form.renderers}
            format={filling.format}
            readOnly={frozen}
            issues={judging.issues}
            onAnswer={filling.onAnswer}
            onLeave={judging.onLeave}
            withNumbers={look?.showNumbers === true}
            oneByOne={single}
          />
        </OnePage>
        <FormSteps options={options} filling={filling} />
      </form>
      <LiveRegion message={filling.announcement} />
    </Sheet>
  )
}

const nothing = () => undefined
