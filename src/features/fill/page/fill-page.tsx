import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#ds/button'
import type { Text } from '#shared/form/definition'
import { pickText } from '#shared/form/text'
import { type LanguageWishes, toBcp47 } from '#shared/language-choice'
import type { Call } from '../call/call.ts'
import { type DefinitionReply, fetchDefinition } from '../call/fetch-definition.ts'
import type { DraftStorage } from '../draft/draft.ts'
import type { Brought, Claim, Start } from '../draft/start.ts'
import type { AnswerLine } from '../filling/answer-lines.ts'
import * as filling from '../filling/filling.ts'
import { LanguageSwitcher } from '../language/language-switcher.tsx'
import { loadLaterTexts } from '../language/texts.ts'
import { WaitingDrawing } from '../sheet/drawing.tsx'
import { LookContext, type WornLook } from '../sheet/look-context.ts'
import { Notice, Sheet } from '../sheet/sheet.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { loadTexts, type Opened, openVisit, type Texts, usualLanguage } from './open-visit.ts'
import type { PageParts } from './page-parts.ts'
import { addingNothing, loadOutcomes, type Stage } from './stage.ts'

export interface FillPageProps {
  readonly formKey: string
  readonly call: Call
  /** What is on screen already, or is to be at once; then `firstReply` is what it came of. */
  readonly opened?: Opened | undefined
  /** Asked for before the first render. */
  readonly firstReply: DefinitionReply | Promise<DefinitionReply>
  readonly parts: PageParts
  readonly storage: DraftStorage
  readonly claim: Claim
  readonly wishes: LanguageWishes
  readonly channel: string | null
  /** What stands behind the `?` of the address: answers to begin with, among others. */
  readonly address: URLSearchParams
  /** The respondent chose a language by hand. */
  readonly onLanguage: (language: string) => void
  /** The form is on screen. */
  readonly onOpened: () => void
  /** Not even the words to say so could be loaded. */
  readonly onBroken: (error: unknown) => void
}

/** The public page from the first paint to the receipt. */
export const FillPage = (props: FillPageProps) => {
  const [look, setLook] = useState<WornLook | null>(props.opened?.look ?? null)
  return (
    <LookContext value={look}>
      <Visit {...props} onLook={setLook} />
    </LookContext>
  )
}

const Visit = ({ onLook, ...props }: FillPageProps & { onLook: (look: WornLook | null) => void }) => {
  const { formKey, call, parts, storage, claim, wishes, channel, address, onLanguage, onOpened, onBroken } = props
  const [stage, setStage] = useState<Stage>(props.opened?.stage ?? { at: 'loading' })
  const [texts, setTexts] = useState<Texts | null>(props.opened?.texts ?? null)
  /** Answers of earlier visits that have not arrived. */
  const [left, setLeft] = useState(0)
  /** The server cannot be reached. */
  const [isAway, setAway] = useState(false)
  const [visit, setVisit] = useState<Visit>({ reply: props.firstReply, brought: null, lines: null })
  const visitAgain = (brought: Brought | null, lines: Visit['lines'] = null) =>
    setVisit({ reply: fetchDefinition(call, formKey), brought, lines })

  const isOpened = useRef(props.opened !== undefined)
  useEffect(() => {
    let current = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = ({ stage, texts, look }: Opened) => {
      onLook(look)
      setTexts(texts)
      setStage(stage)
    }
    const open = async () => {
      const drafts = storage.ofForm(formKey).catch(() => [])
      // Something to say while the form is on its way; one that came with the page is not waited for.
      if (visit.reply instanceof Promise)
        void loadTexts(usualLanguage(wishes)).then((loaded) => current && setTexts((now) => now ?? loaded), noop)
      const opened = await openVisit(await visit.reply, { ...visit, wishes, drafts, claim, address, parts })
      if (!current) return
      show(opened)
      begin(opened)
    }
    const begin = ({ stage, texts }: Opened) => {
      if (stage.at !== 'open') return
      onOpened()
      const { form } = stage
      const fetchTexts = (language: string) => Promise.all([loadTexts(language, parts), loadLaterTexts(language)])
      // Fetched ahead: when they are needed the network may be gone.
      timer = setTimeout(
        () =>
          void loadOutcomes(texts.language).then(
            ({ standBy }) => current && standBy({ form, storage, fetchTexts, onAway: setAway }),
            noop,
          ),
        1000,
      )
    }
    if (isOpened.current) {
      isOpened.current = false
      if (props.opened) begin(props.opened)
    } else open().catch(onBroken)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [visit, props.opened, formKey, parts, storage, claim, wishes, address, onLook, onOpened, onBroken])

  const language = texts?.language
  const heading = texts && headingOf(stage, texts)
  // With what is on screen, not after it.
  useLayoutEffect(() => {
    const { documentElement: page } = document
    // Also the same once more would have every element styled anew.
    if (language && page.lang !== toBcp47(language)) page.lang = toBcp47(language)
  }, [language])
  useLayoutEffect(() => {
    if (heading) document.title = heading
  }, [heading])

  if (!texts || stage.at === 'loading')
    return <LoadingScreen label={texts ? texts.translate('fill', 'page.loading') : ''} />
  const { translate } = texts

  if (stage.at === 'failed') {
    const retry = () => {
      // Browsers remember that a script did not arrive; only a new page asks for it again.
      if (stage.cause === 'page') return location.reload()
      setStage({ at: 'loading' })
      visitAgain(visit.brought, visit.lines)
    }
    return (
      <Sheet>
        <Notice
          mark={<WaitingDrawing />}
          title={translate('fill', `page.failed.${stage.cause}.title`)}
          actions={
            <Button variant="primary" onClick={retry}>
              {translate('fill', 'page.retry')}
            </Button>
          }
        >
          <p>{translate('fill', `page.failed.${stage.cause}.text`)}</p>
        </Notice>
      </Sheet>
    )
  }
  if (stage.at === 'closed') {
    const { closing, outcomes } = stage
    const onOpen = () => visitAgain(closing.brought, closing.lines)
    return <outcomes.ClosedStage {...texts} closing={closing} formKey={formKey} call={call} onOpen={onOpen} />
  }

  const { form } = stage
  const { definition } = form
  const inLanguage = (text: Text) => pickText(text, texts.language, definition.defaultLanguage)
  if (stage.at === 'submitted') {
    const again = async () => {
      scrollTo(0, 0)
      // A form with settings may take no other answer of this person.
      if (form.setting) return visitAgain(null)
      // Another one that was begun, and left behind. Those that are frozen are being delivered.
      const drafts = (await storage.ofForm(formKey).catch(() => [])).filter(({ outbox }) => outbox === null)
      const start = await filling.startOf(form, { drafts, brought: null, lines: null, claim }, texts.language)
      setStage({ at: 'open', form, start })
    }
    const { outcomes, receipt } = stage
    if (!outcomes) {
      return (
        <Sheet>
          <Notice title={translate('fill', 'submitted.title')}>
            <p>{inLanguage(definition.thanks) || translate('fill', 'submitted.text')}</p>
            <p>
              {translate('fill', 'submitted.number')} {receipt.serialNumber}
            </p>
          </Notice>
        </Sheet>
      )
    }
    return (
      <outcomes.ReceiptScreen
        formKey={formKey}
        formTitle={inLanguage(definition.title)}
        thanks={inLanguage(definition.thanks)}
        receipt={receipt}
        assigned={
          receipt.assigned && <outcomes.AssignedAnswers {...texts} form={form} answers={receipt.assigned} call={call} />
        }
        left={left}
        lines={stage.lines}
        after={form.setting?.after ?? null}
        device={form.setting?.device ?? null}
        language={texts.language}
        defaultLanguage={definition.defaultLanguage}
        translate={translate}
        onAgain={again}
      />
    )
  }

  const switchLanguage = async (chosen: string) => {
    try {
      // What is on screen by now may be what was fetched later.
      const [texts] = await Promise.all([loadTexts(chosen, parts), loadLaterTexts(chosen)])
      setTexts(texts)
      onLanguage(chosen)
    } catch {
      // Offline: the page goes on in the language it has; the switcher shows that nothing changed.
    }
  }
  const { start } = stage
  const fillFrom = (start: Start) => {
    scrollTo(0, 0)
    setStage({ at: 'open', form, start })
  }

  return (
    <filling.OpenForm
      // What is gone on with may have the id of what was here.
      key={`${start.clientSubmissionId} ${start.notice?.said.kind === 'carried' ? start.notice.said.savedAt : ''}`}
      form={form}
      start={start}
      storage={form.keeps ? storage : addingNothing(storage)}
      call={call}
      language={texts.language}
      translate={translate}
      channel={channel}
      newId={() => filling.newClaimedId(claim)}
      isAway={isAway}
      languageSwitcher={
        definition.languages.length > 1 && (
          <LanguageSwitcher
            languages={definition.languages}
            language={texts.language}
            translate={translate}
            onChange={switchLanguage}
          />
        )
      }
      onAccepted={async (receipt, lines, answers) => {
        const outcomes = await loadOutcomes(texts.language).catch(() => null)
        outcomes?.rememberSubmission(formKey, form.setting, answers)
        scrollTo(0, 0)
        setStage({ at: 'submitted', form, receipt, lines, outcomes })
        void outcomes?.deliverWaiting({
          formKey,
          storage,
          claim,
          call,
          language: texts.language,
          translate,
          startQueue: filling.startSubmitQueue,
          onLeft: setLeft,
        })
      }}
      onClosed={async (state, lines, brought) => {
        const outcomes = await loadOutcomes(texts.language).catch(() => null)
        setStage(
          outcomes
            ? { at: 'closed', closing: outcomes.closingOfOpen(form, state, { lines, brought }), outcomes }
            : { at: 'failed', cause: 'page' },
        )
      }}
      onUndelivered={() => loadOutcomes(texts.language)}
      onDownload={async (lines) =>
        (await loadOutcomes(texts.language)).downloadLines(inLanguage(definition.title), lines)
      }
      onOutdated={(brought, lines) => {
        setStage({ at: 'loading' })
        visitAgain(brought, lines)
      }}
      onStartOver={async (before) => {
        const resuming = await filling.loadResuming(texts.language).catch(() => null)
        fillFrom(resuming ? resuming.clearedStart(form, before, claim) : filling.emptyStart(form, claim))
      }}
      onCarried={async (kept) => {
        const isOwn = kept.clientSubmissionId === start.clientSubmissionId
        fillFrom(await (await filling.loadResuming(texts.language)).carriedStart(form, kept, { claim, isOwn }))
      }}
      onUndo={(answers) => fillFrom({ ...filling.emptyStart(form, claim), answers })}
      onOther={async ({ clientSubmissionId: first }) => {
        const drafts = await storage.ofForm(formKey)
        fillFrom(
          await (await filling.loadResuming(texts.language)).resumed(form, {
            drafts,
            brought: null,
            lines: null,
            claim,
            first,
          }),
        )
      }}
    />
  )
}

interface Visit {
  readonly reply: DefinitionReply | Promise<DefinitionReply>
  /** Answers that come along, and how a person reads them. */
  readonly brought: Brought | null
  readonly lines: readonly AnswerLine[] | null
}

const noop = () => undefined

const headingOf = (stage: Stage, { language, translate }: Texts): string => {
  switch (stage.at) {
    case 'loading':
      return translate('fill', 'page.loading')
    case 'failed':
      return translate('fill', `page.failed.${stage.cause}.title`)
    case 'closed':
      return translate('fill-later', stage.outcomes.closedTitle(stage.closing))
    case 'open':
    case 'submitted':
      return pickText(stage.form.definition.title, language, stage.form.definition.defaultLanguage)
  }
}
