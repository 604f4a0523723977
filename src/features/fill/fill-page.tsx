import { useEffect, useState } from 'react'
import { Button } from '#ds/button'
import type { Answers, Text } from '#shared/form/definition'
import { pickText } from '#shared/form/text'
import type { AnswerLine } from './answer-lines.ts'
import type { Call } from './call.ts'
import type { DraftStorage } from './draft.ts'
import { WaitingDrawing } from './drawing.tsx'
import { type DefinitionReply, fetchDefinition } from './fetch-definition.ts'
import { chooseLanguage, type LanguageWishes, toBcp47 } from './language-choice.ts'
import { LoadingScreen } from './loading-screen.tsx'
import { LookContext, type WornLook } from './look-context.ts'
import { Notice, Sheet } from './sheet.tsx'
import { addingNothing, loadOutcomes, type Stage, stageOf, wearLook } from './stage.ts'
import type { Claim } from './start.ts'
import { loadTranslate, textsAvailable } from './texts.ts'
import type { Translate } from './translator.ts'
import type { Brought, Start } from './use-filling.ts'

export interface FillPageProps {
  readonly formKey: string
  readonly call: Call
  /** Asked for before the first render. */
  readonly firstReply: Promise<DefinitionReply>
  readonly storage: DraftStorage
  readonly claim: Claim
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

/** The public page from the first paint to the receipt. */
export const FillPage = (props: FillPageProps) => {
  const [look, setLook] = useState<WornLook | null>(null)
  return (
    <LookContext value={look}>
      <Visit {...props} onLook={setLook} />
    </LookContext>
  )
}

const Visit = ({ onLook, ...props }: FillPageProps & { onLook: (look: WornLook | null) => void }) => {
  const { formKey, call, storage, claim, wishes, channel, onLanguage, onOpened, onBroken } = props
  const [stage, setStage] = useState<Stage>({ at: 'loading' })
  const [texts, setTexts] = useState<Texts | null>(null)
  const [visit, setVisit] = useState<Visit>({ reply: props.firstReply, brought: null, lines: null })
  const visitAgain = (brought: Brought | null, lines: Visit['lines'] = null) =>
    setVisit({ reply: fetchDefinition(call, formKey), brought, lines })

  useEffect(() => {
    let current = true
    const open = async () => {
      const drafts = storage.ofForm(formKey).catch(() => [])
      const early = loadTexts(chooseLanguage(wishes, textsAvailable, 'en'))
      void early.then((loaded) => current && setTexts((now) => now ?? loaded), noop)
      const reply = await visit.reply
      const [next, texts, look] = await Promise.all([
        stageOf(reply, { ...visit, drafts, claim }),
        early.then(({ language }) => loadTexts(languageFor(reply, wishes) ?? language)),
        wearLook(reply),
      ])
      if (!current) return
      onLook(look)
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
  }, [visit, formKey, storage, claim, wishes, onLook, onOpened, onBroken])

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

  const { form, filling } = stage
  const { definition } = form
  const inLanguage = (text: Text) => pickText(text, texts.language, definition.defaultLanguage)
  if (stage.at === 'submitted') {
    const again = () => {
      scrollTo(0, 0)
      // A form with settings may take no other answer of this person.
      if (form.setting) return visitAgain(null)
      setStage({ at: 'open', form, filling, start: filling.emptyStart(claim) })
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
        after={form.setting?.after ?? null}
        language={texts.language}
        defaultLanguage={definition.defaultLanguage}
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
    setStage({ at: 'open', form, filling, start: { ...filling.emptyStart(claim), answers, notice } })

  return (
    <filling.OpenForm
      key={start.clientSubmissionId}
      form={form}
      start={start}
      storage={form.keeps ? storage : addingNothing(storage)}
      call={call}
      language={texts.language}
      translate={translate}
      channel={channel}
      newId={() => filling.newClaimedId(claim)}
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
      onAccepted={async (receipt, lines, answers) => {
        const outcomes = await loadOutcomes().catch(() => null)
        outcomes?.rememberSubmission(formKey, form.setting, answers)
        scrollTo(0, 0)
        setStage({ at: 'submitted', form, filling, receipt, lines, outcomes })
      }}
      onClosed={async (state, lines, brought) => {
        const outcomes = await loadOutcomes().catch(() => null)
        setStage(
          outcomes
            ? { at: 'closed', closing: outcomes.closingOfOpen(form, state, { lines, brought }), outcomes }
            : { at: 'failed', cause: 'page' },
        )
      }}
      onDownload={async (lines) => (await loadOutcomes()).downloadLines(inLanguage(definition.title), lines)}
      onOutdated={(brought) => {
        setStage({ at: 'loading' })
        visitAgain(brought)
      }}
      onStartOver={(before) => {
        scrollTo(0, 0)
        restart({}, { kind: 'cleared', before })
      }}
      onUndo={(before) => restart(before, null)}
    />
  )
}

interface Visit {
  readonly reply: Promise<DefinitionReply>
  /** Answers that come along, and how a person reads them. */
  readonly brought: Brought | null
  readonly lines: readonly AnswerLine[] | null
}

const noop = () => undefined

const loadTexts = async (language: string): Promise<Texts> => ({ language, translate: await loadTranslate(language) })

/** The form's language for this respondent; null when there is no form to speak of. */
const languageFor = (reply: DefinitionReply, wishes: LanguageWishes): string | null => {
  const definition = reply.state === 'ready' ? reply.data.definition : null
  // No form is offered in the pseudo-language; asked for in the address it is shown all the same.
  if (import.meta.env.DEV && definition && wishes.address === 'qps') return 'qps'
  return definition && chooseLanguage(wishes, definition.languages, definition.defaultLanguage)
}

const headingOf = (stage: Stage, { language, translate }: Texts): string => {
  switch (stage.at) {
    case 'loading':
      return translate('fill', 'page.loading')
    case 'failed':
      return translate('fill', `page.failed.${stage.cause}.title`)
    case 'closed':
      return translate('fill', stage.outcomes.closedTitle(stage.closing))
    case 'open':
    case 'submitted':
      return pickText(stage.form.definition.title, language, stage.form.definition.defaultLanguage)
  }
}
