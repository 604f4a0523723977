import { useEffect, useState } from 'react'
import { Button } from '#ds/button'
import type { SubmitReceipt } from '#shared/contract/submission'
import type { Answers, Text } from '#shared/form/definition'
import { malformed } from '#shared/form/read'
import { pickText } from '#shared/form/text'
import type { AnswerLine } from './answer-lines.ts'
import type { Call } from './call.ts'
import { type Draft, type DraftStorage, pickDraft } from './draft.ts'
import { WaitingDrawing } from './drawing.tsx'
import { chooseLanguage, type LanguageWishes, toBcp47 } from './language-choice.ts'
import { type DefinitionReply, type FillForm, fetchDefinition, type LoadedForm, prepareForm } from './load-fill-form.ts'
import { LoadingScreen } from './loading-screen.tsx'
import { OpenForm } from './open-form.tsx'
import { Notice, Sheet } from './sheet.tsx'
import { loadTranslate, textsAvailable } from './texts.ts'
import type { Translate } from './translator.ts'
import type { Brought, Start } from './use-filling.ts'
import { uuidV7 } from './uuid-v7.ts'

export interface FillPageProps {
  readonly formKey: string
  readonly call: Call
  /** Asked for before the first render. */
  readonly firstReply: Promise<DefinitionReply>
  readonly storage: DraftStorage
  readonly claim: (clientSubmissionId: string) => Promise<boolean>
  readonly wishes: LanguageWishes
  readonly channel: string | null
  /** The respondent chose a language by hand. */
  readonly onLanguage: (language: string) => void
  /** The form is on screen. */
  readonly onOpened: () => void
  /** Not even the words to say so could be loaded. */
  readonly onBroken: (error: unknown) => void
}

interface Texts {
  readonly language: string
  readonly translate: Translate
}

type Stage =
  | { readonly at: 'loading' }
  | { readonly at: 'failed'; readonly cause: 'network' | 'server' | 'page' }
  | {
      readonly at: 'closed'
      readonly state: 'stopped' | 'notFound'
      readonly title: Text
      readonly kept: boolean
      readonly lines: readonly AnswerLine[] | null
      readonly outcomes: Outcomes
    }
  | { readonly at: 'open'; readonly form: FillForm; readonly start: Start }
  | {
      readonly at: 'submitted'
      readonly form: FillForm
      readonly receipt: SubmitReceipt
      readonly lines: readonly AnswerLine[]
      /** Null when they could not be fetched: the number is shown without them. */
      readonly outcomes: Outcomes | null
    }

type Outcomes = typeof import('./outcomes.ts')
const loadOutcomes = (): Promise<Outcomes> => import('./outcomes.ts')

/** The public page from the first paint to the receipt. */
export const FillPage = (props: FillPageProps) => {
  const { formKey, call, storage, claim, wishes, channel, onLanguage, onOpened, onBroken } = props
  const [stage, setStage] = useState<Stage>({ at: 'loading' })
  const [texts, setTexts] = useState<Texts | null>(null)
  const [visit, setVisit] = useState<{ reply: Promise<DefinitionReply>; brought: Brought | null }>({
    reply: props.firstReply,
    brought: null,
  })

  useEffect(() => {
    let current = true
    const open = async () => {
      const drafts = visit.brought ? null : storage.ofForm(formKey).catch(() => [])
      const early = loadTexts(chooseLanguage(wishes, textsAvailable, 'en'))
      void early.then((loaded) => current && setTexts((now) => now ?? loaded), noop)
      const reply = await visit.reply
      const prepared = prepareForm(reply)
      const texts = await loadTexts(languageFor(reply, wishes) ?? (await early).language)
      const [loaded, kept] = await Promise.all([prepared, drafts])
      const next = await stageOf(loaded, kept, visit.brought, claim)
      if (!current) return
      setTexts(texts)
      setStage(next)
      if (next.at !== 'open') return
      onOpened()
      // Fetched ahead: when they are needed the network may be gone.
      setTimeout(() => void loadOutcomes().catch(noop), 1000)
    }
    open().catch(onBroken)
    return () => {
      current = false
    }
  }, [visit, formKey, storage, claim, wishes, onOpened, onBroken])

  const language = texts?.language
  const heading = texts && headingOf(stage, texts)
  useEffect(() => {
    if (language) document.documentElement.lang = toBcp47(language)
  }, [language])
  useEffect(() => {
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
      setVisit({ reply: fetchDefinition(call, formKey), brought: visit.brought })
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
    const { lines, outcomes } = stage
    const title = pickText(stage.title, texts.language, texts.language)
    return (
      <outcomes.ClosedScreen
        state={stage.state}
        formTitle={title}
        kept={stage.kept}
        translate={translate}
        onDownload={lines && (() => outcomes.downloadLines(title, lines))}
      />
    )
  }

  const { form } = stage
  const { definition } = form
  const inLanguage = (text: Text) => pickText(text, texts.language, definition.defaultLanguage)
  if (stage.at === 'submitted') {
    const again = () => {
      scrollTo(0, 0)
      setStage({ at: 'open', form, start: freshStart(claim) })
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
        formTitle={inLanguage(definition.title)}
        thanks={inLanguage(definition.thanks)}
        receipt={receipt}
        lines={stage.lines}
        language={texts.language}
        translate={translate}
        onAgain={again}
      />
    )
  }

  const switchLanguage = async (chosen: string) => {
    try {
      setTexts(await loadTexts(chosen))
      onLanguage(chosen)
    } catch {
      // Offline: the page goes on in the language it has; the switcher shows that nothing changed.
    }
  }
  const { start } = stage
  const restart = (answers: Answers, notice: Start['notice']) =>
    setStage({ at: 'open', form, start: { ...freshStart(claim), answers, notice } })

  return (
    <OpenForm
      key={start.clientSubmissionId}
      form={form}
      start={start}
      storage={storage}
      call={call}
      language={texts.language}
      translate={translate}
      channel={channel}
      newId={() => claimedId(claim)}
      languageSwitcher={
        form.LanguageSwitcher && (
          <form.LanguageSwitcher
            languages={definition.languages}
            language={texts.language}
            translate={translate}
            onChange={switchLanguage}
          />
        )
      }
      onAccepted={async (receipt, lines) => {
        const outcomes = await loadOutcomes().catch(() => null)
        scrollTo(0, 0)
        setStage({ at: 'submitted', form, receipt, lines, outcomes })
      }}
      onClosed={async (state, lines) => {
        const outcomes = await loadOutcomes().catch(() => null)
        setStage(
          outcomes
            ? { at: 'closed', state, title: definition.title, kept: true, lines, outcomes }
            : { at: 'failed', cause: 'page' },
        )
      }}
      onDownload={async (lines) => (await loadOutcomes()).downloadLines(inLanguage(definition.title), lines)}
      onOutdated={(brought) => {
        setStage({ at: 'loading' })
        setVisit({ reply: fetchDefinition(call, formKey), brought })
      }}
      onStartOver={(before) => {
        scrollTo(0, 0)
        restart({}, { kind: 'cleared', before })
      }}
      onUndo={(before) => restart(before, null)}
    />
  )
}

const noop = () => undefined

const loadTexts = async (language: string): Promise<Texts> => ({ language, translate: await loadTranslate(language) })

/** The form's language for this respondent; null when there is no form to speak of. */
const languageFor = (reply: DefinitionReply, wishes: LanguageWishes): string | null => {
  const definition = reply.state === 'ready' ? reply.data.definition : null
  return definition && chooseLanguage(wishes, definition.languages, definition.defaultLanguage)
}

const headingOf = (stage: Stage, { language, translate }: Texts): string => {
  switch (stage.at) {
    case 'loading':
      return translate('fill', 'page.loading')
    case 'failed':
      return translate('fill', `page.failed.${stage.cause}.title`)
    case 'closed':
      return translate('fill', stage.state === 'stopped' ? 'page.stopped.title' : 'page.notFound.title')
    case 'open':
    case 'submitted':
      return pickText(stage.form.definition.title, language, stage.form.definition.defaultLanguage)
  }
}

const stageOf = async (
  loaded: LoadedForm,
  drafts: readonly Draft[] | null,
  brought: Brought | null,
  claim: FillPageProps['claim'],
): Promise<Stage> => {
  if (loaded.state === 'failed') return { at: 'failed', cause: loaded.cause }
  if (loaded.state !== 'open') {
    const outcomes = await loadOutcomes().catch(() => null)
    if (!outcomes) return { at: 'failed', cause: 'page' }
    const kept = (drafts?.length ?? 0) > 0 || brought !== null
    const title = loaded.state === 'stopped' ? loaded.title : {}
    return { at: 'closed', state: loaded.state, title, kept, lines: null, outcomes }
  }
  const { form } = loaded
  const known = (answers: Answers) => readableAnswers(form, answers)
  if (brought) {
    const start: Start = {
      ...brought,
      answers: known(brought.answers),
      pageNumber: 1,
      outbox: null,
      notice: { kind: 'formChanged' },
    }
    return { at: 'open', form, start }
  }
  const draft = await pickDraft(drafts ?? [], claim)
  if (!draft) return { at: 'open', form, start: freshStart(claim) }
  const answers = known(draft.answers)
  const isWorthSaying = Object.keys(answers).length > 0
  return {
    at: 'open',
    form,
    start: {
      clientSubmissionId: draft.clientSubmissionId,
      answers,
      pageNumber: draft.pageNumber,
      durationMs: draft.durationMs,
      outbox: draft.outbox,
      notice: isWorthSaying ? { kind: 'restored', savedAt: draft.savedAt } : null,
    },
  }
}

/** Answers the form can still read; one to a question that is gone or has another type now would only be in the way. */
const readableAnswers = ({ compiled }: FillForm, answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).filter(([id, answer]) => {
      const read = compiled.question(id)?.read(answer)
      return read !== undefined && read !== malformed
    }),
  )

const claimedId = (claim: FillPageProps['claim']): string => {
  const id = uuidV7()
  void claim(id)
  return id
}

const freshStart = (claim: FillPageProps['claim']): Start => ({
  clientSubmissionId: claimedId(claim),
  answers: {},
  pageNumber: 1,
  durationMs: 0,
  outbox: null,
  notice: null,
})
