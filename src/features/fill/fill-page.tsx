import { useEffect, useState } from 'react'
import { Button } from '#ds/button'
import type { SubmitReceipt } from '#shared/contract/submission'
import type { Answers } from '#shared/form/definition'
import { malformed } from '#shared/form/read'
import { pickText } from '#shared/form/text'
import type { AnswerLine } from './answer-lines.ts'
import type { Call } from './call.ts'
import { type Draft, type DraftStorage, pickDraft } from './draft.ts'
import { ClosedDrawing, MissingDrawing, WaitingDrawing } from './drawings.tsx'
import { chooseLanguage, type LanguageWishes, toBcp47 } from './language-choice.ts'
import { LanguageSwitcher } from './language-switcher.tsx'
import { type DefinitionReply, type FillForm, fetchDefinition, type LoadedForm, prepareForm } from './load-fill-form.ts'
import { LoadingScreen } from './loading-screen.tsx'
import { OpenForm } from './open-form.tsx'
import { ReceiptScreen } from './receipt-screen.tsx'
import { Notice, Sheet } from './sheet.tsx'
import { loadTranslate, textsAvailable } from './texts.ts'
import type { Translate } from './translator.ts'
import type { Start } from './use-filling.ts'
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
  | { readonly at: 'closed'; readonly loaded: Exclude<LoadedForm, { state: 'open' }>; readonly kept: boolean }
  | { readonly at: 'open'; readonly form: FillForm; readonly start: Start }
  | {
      readonly at: 'submitted'
      readonly form: FillForm
      readonly receipt: SubmitReceipt
      readonly lines: readonly AnswerLine[]
    }

/** The public page from the first paint to the receipt. */
export const FillPage = (props: FillPageProps) => {
  const { formKey, call, storage, claim, wishes, channel, onLanguage, onOpened, onBroken } = props
  const [stage, setStage] = useState<Stage>({ at: 'loading' })
  const [texts, setTexts] = useState<Texts | null>(null)
  /** `answers`: brought along from an older version of the form. */
  const [visit, setVisit] = useState<{ reply: Promise<DefinitionReply>; answers: Answers | null }>({
    reply: props.firstReply,
    answers: null,
  })

  useEffect(() => {
    let current = true
    const open = async () => {
      const drafts = visit.answers ? null : storage.ofForm(formKey).catch(() => [])
      const early = loadTexts(chooseLanguage(wishes, textsAvailable, 'en'))
      void early.then((loaded) => current && setTexts((now) => now ?? loaded), noop)
      const reply = await visit.reply
      const prepared = prepareForm(reply)
      const texts = await loadTexts(languageFor(reply, wishes) ?? (await early).language)
      const [loaded, kept] = await Promise.all([prepared, drafts])
      const next = await stageOf(loaded, kept, visit.answers, claim)
      if (!current) return
      setTexts(texts)
      setStage(next)
      if (next.at === 'open') onOpened()
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

  if (stage.at === 'closed') {
    const retry = () => {
      // Browsers remember that a script did not arrive; only a new page asks for it again.
      if (stage.loaded.state === 'failed' && stage.loaded.cause === 'page') return location.reload()
      setStage({ at: 'loading' })
      setVisit({ reply: fetchDefinition(call, formKey), answers: null })
    }
    return <ClosedScreen stage={stage} texts={texts} onRetry={retry} />
  }

  const { form } = stage
  const { definition } = form
  if (stage.at === 'submitted') {
    return (
      <Sheet>
        <ReceiptScreen
          formTitle={pickText(definition.title, texts.language, definition.defaultLanguage)}
          thanks={pickText(definition.thanks, texts.language, definition.defaultLanguage)}
          receipt={stage.receipt}
          lines={stage.lines}
          language={texts.language}
          translate={translate}
          onAgain={() => {
            scrollTo(0, 0)
            setStage({ at: 'open', form, start: freshStart(claim) })
          }}
        />
      </Sheet>
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
        definition.languages.length > 1 && (
          <LanguageSwitcher
            languages={definition.languages}
            language={texts.language}
            translate={translate}
            onChange={switchLanguage}
          />
        )
      }
      onAccepted={(receipt, lines) => {
        scrollTo(0, 0)
        setStage({ at: 'submitted', form, receipt, lines })
      }}
      onOutdated={(answers) => {
        setStage({ at: 'loading' })
        setVisit({ reply: fetchDefinition(call, formKey), answers })
      }}
      onStartOver={(before) => {
        scrollTo(0, 0)
        restart({}, { kind: 'cleared', before })
      }}
      onUndo={(before) => restart(before, null)}
    />
  )
}

const ClosedScreen = ({
  stage: { loaded, kept },
  texts: { language, translate },
  onRetry,
}: {
  stage: Extract<Stage, { at: 'closed' }>
  texts: Texts
  onRetry: () => void
}) => {
  const keptNote = kept && <p>{translate('fill', 'page.kept')}</p>
  switch (loaded.state) {
    case 'stopped':
      return (
        <Sheet>
          <Notice mark={<ClosedDrawing />} title={translate('fill', 'page.stopped.title')} focusHeading={false}>
            <p className="text-muted">{pickText(loaded.title, language, language)}</p>
            <p>{translate('fill', 'page.stopped.text')}</p>
            {keptNote}
          </Notice>
        </Sheet>
      )
    case 'notFound':
      return (
        <Sheet>
          <Notice mark={<MissingDrawing />} title={translate('fill', 'page.notFound.title')} focusHeading={false}>
            <p>{translate('fill', 'page.notFound.text')}</p>
            {keptNote}
          </Notice>
        </Sheet>
      )
    case 'failed':
      return (
        <Sheet>
          <Notice
            mark={<WaitingDrawing />}
            title={translate('fill', `page.failed.${loaded.cause}.title`)}
            actions={
              <Button variant="primary" onClick={onRetry}>
                {translate('fill', 'page.retry')}
              </Button>
            }
          >
            <p>{translate('fill', `page.failed.${loaded.cause}.text`)}</p>
          </Notice>
        </Sheet>
      )
  }
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
    case 'closed':
      return translate(
        'fill',
        stage.loaded.state === 'failed'
          ? `page.failed.${stage.loaded.cause}.title`
          : `page.${stage.loaded.state}.title`,
      )
    case 'open':
    case 'submitted':
      return pickText(stage.form.definition.title, language, stage.form.definition.defaultLanguage)
  }
}

const stageOf = async (
  loaded: LoadedForm,
  drafts: readonly Draft[] | null,
  brought: Answers | null,
  claim: FillPageProps['claim'],
): Promise<Stage> => {
  if (loaded.state !== 'open') return { at: 'closed', loaded, kept: (drafts?.length ?? 0) > 0 || brought !== null }
  const { form } = loaded
  const known = (answers: Answers) => readableAnswers(form, answers)
  if (brought) {
    const start: Start = { ...freshStart(claim), answers: known(brought), notice: { kind: 'formChanged' } }
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
