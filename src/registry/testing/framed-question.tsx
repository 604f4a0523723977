/** A question as the contract tests draw it: title, hint and control with the ids a page would give them. */
import loaders from 'virtual:plugins/lazy/question-types/renderer'
import type { AnyRenderer, QuestionHost, SlotProps } from '#sdk/ui'
import { QuestionHostProvider, QuestionScope, useText } from '#sdk/ui'
import { plainHost, type Texts } from '../../plugin-sdk/ui/plain-host.tsx'

export const testLanguage = 'zh-cn'

/** What has been loaded by `loadRenderers`, or put here by a test. */
export const renderers = new Map<string, AnyRenderer>()

/** Fetches the renderers of these types; one that cannot be imported is left out, and its own test says why. */
export const loadRenderers = async (typeIds: Iterable<string>): Promise<void> => {
  for (const id of typeIds) {
    const renderer = await loaders
      .get(id)?.()
      .catch(() => undefined)
    if (renderer) renderers.set(id, renderer)
  }
}

/** Draws children of container types by the same frame. */
export const hostOf = (texts: Texts): QuestionHost => ({
  ...plainHost(texts, testLanguage),
  renderQuestion: ({ scope, ...slot }) => (
    <FramedQuestion key={`${scope} ${slot.question.id}`} prefix={`${scope}-${slot.question.id}-`} {...slot} />
  ),
})

export const FramedQuestion = ({
  question,
  prefix,
  name,
  ...slot
}: Omit<SlotProps, 'scope'> & {
  /** Keeps the ids of several questions apart. */
  prefix: string
}) => {
  const text = useText()
  const renderer = renderers.get(question.type)
  if (!renderer) throw new Error(`No renderer for ${question.type}`)
  const { Component, label } = renderer
  const [labelId, controlId, hintId] = [`${prefix}label`, `${prefix}control`, `${prefix}hint`]
  return (
    <QuestionScope typeId={question.type} questionId={question.id}>
      {label === 'control' && (
        <label id={labelId} htmlFor={controlId}>
          {text(question.title)}
        </label>
      )}
      {label === 'group' && <div id={labelId}>{text(question.title)}</div>}
      {label !== 'none' && <p id={hintId}>{text(question.description)}</p>}
      <Component
        question={name === undefined ? question : { ...question, id: name }}
        options={question.options}
        {...slot}
        onBlur={() => undefined}
        controlId={controlId}
        labelId={labelId}
        describedBy={label === 'none' ? undefined : hintId}
        page={{ number: 1, total: 2 }}
      />
    </QuestionScope>
  )
}

/** The same with its host around it. */
export const HostedQuestion = ({ texts, ...slot }: Omit<SlotProps, 'scope'> & { texts: Texts }) => (
  <QuestionHostProvider host={hostOf(texts)}>
    <FramedQuestion prefix="" {...slot} />
  </QuestionHostProvider>
)
