// The first view of the public page, for the server (docs/adr/0045): the same parts as in the browser, drawn once.
import { renderToString } from 'react-dom/server'
import type { DrawPage, DrawPlain, GivenPage } from '#shared/fill-page'
import { findQuestionType } from '#src/registry/question-types.installed.ts'
import { findPlainRenderer } from '#src/registry/question-types.plain.ts'
import type { DefinitionReply } from '../features/fill/call/fetch-definition.ts'
import type { DraftStorage } from '../features/fill/draft/draft.ts'
import { emptyStart } from '../features/fill/draft/start.ts'
import { loadFillForm } from '../features/fill/form/load-fill-form.ts'
import { createTranslator } from '../features/fill/language/translator.ts'
import type { Closing } from '../features/fill/outcome/closed-stage.tsx'
import { FillPage } from '../features/fill/page/fill-page.tsx'
import { loadTexts } from '../features/fill/page/open-visit.ts'
import type { PageParts } from '../features/fill/page/page-parts.ts'
import { loadOutcomes, type Stage } from '../features/fill/page/stage.ts'
import { stylesOut } from '../features/fill/page/styles-out.ts'
import { PlainPage } from '../features/fill/plain/plain-page.tsx'
import { plainRenderers } from '../features/fill/plain/plain-renderers.tsx'
import type { WornLook } from '../features/fill/sheet/look-context.ts'

export const drawPage: DrawPage = async (given) => {
  const { form, language, typeTexts } = given
  const parts: PageParts = {
    findType: (id) => findQuestionType(id),
    typeTexts: async () => typeTexts ?? { language, texts: {} },
  }
  const reply = replyOf(given)
  const stage = await stageFor(reply, parts, language)
  const { html, css } = asPolicyHas(
    renderToString(
      <FillPage
        formKey={form?.formKey ?? ''}
        call={never}
        firstReply={reply}
        opened={{
          stage,
          texts: await loadTexts(language, typeTexts && parts),
          look: await lookOf(form),
        }}
        parts={parts}
        storage={noStorage}
        claim={claim}
        wishes={{ address: null, stored: null, browser: [] }}
        channel={null}
        address={new URLSearchParams()}
        onLanguage={nothing}
        onOpened={nothing}
        onBroken={nothing}
      />,
    ),
  )
  return { html, css: (form?.look?.css ?? '') + css, answers: stage.at === 'open' ? stage.start.answers : null }
}

/** A page in development is held to no policy, and its runtime compares each attribute. */
const asPolicyHas = (markup: string) => (import.meta.env.DEV ? { html: markup, css: '' } : stylesOut(markup))

/** A page for browsers that run no script. */
export const drawPlain: DrawPlain = async ({ form, language, texts, typeTexts, action, start, stage }) => {
  const translate = createTranslator(typeTexts ? [...texts, typeTexts] : texts)
  const reply = replyOf({ form })
  const opened =
    stage.at === 'closed' || reply.state !== 'ready' || !reply.data.definition
      ? null
      : await loadFillForm(reply, new URLSearchParams(stage.at === 'open' ? stage.address : ''), {
          findType: (id) => findQuestionType(id),
        })
  const open = opened && { form: opened, plain: await plainRenderers(opened, findPlainRenderer, translate) }
  const shut = open ? null : (await loadOutcomes(language)).closingOf(reply, [], { brought: null, lines: null })
  const device = stage.at === 'closed' ? stage.device : null
  const closing: Closing | null =
    shut && device ? { ...shut, state: { reason: 'device', text: device, opensAt: null } } : shut
  const look = await lookOf(form)
  const { html, css } = asPolicyHas(
    renderToString(
      <PlainPage
        formKey={form?.formKey ?? ''}
        open={open}
        closing={closing}
        stage={open || stage.at === 'closed' ? stage : { at: 'closed', failure: null, device: null }}
        look={look}
        action={action}
        start={start}
        language={language}
        translate={translate}
      />,
    ),
  )
  return { html, css: (form?.look?.css ?? '') + css }
}

const replyOf = ({ form }: Pick<GivenPage, 'form'>): Exclude<DefinitionReply, { state: 'failed' }> => {
  if (!form) return { state: 'notFound' }
  const now = Date.now()
  return { state: 'ready', data: { ...form, serverTime: now }, receivedAt: now }
}

/** As the page does it: only a form with a look of its own needs it. */
const lookOf = async (form: GivenPage['form']): Promise<WornLook | null> =>
  form?.look ? (await import('../features/fill/sheet/look.tsx')).worn(form.look) : null

const stageFor = async (reply: ReturnType<typeof replyOf>, parts: PageParts, language: string): Promise<Stage> => {
  if (reply.state === 'ready' && reply.data.definition) {
    const form = await loadFillForm(reply, new URLSearchParams(), parts)
    return { at: 'open', form, start: emptyStart(form, claim) }
  }
  const outcomes = await loadOutcomes(language)
  return { at: 'closed', closing: outcomes.closingOf(reply, [], { brought: null, lines: null }), outcomes }
}

// Nobody is here yet who could call, or keep anything.
const nothing = () => undefined
const never = () => new Promise<never>(nothing)
const claim = async () => true
const noStorage: DraftStorage = {
  ofForm: async () => [],
  write: async () => {},
  writeNow: nothing,
  remove: async () => {},
}
