import { Callout } from '#ds/callout'
import type { AnyRenderer } from '#sdk/ui'
import type { TypeValidator } from '#shared/form/question-type'
import type { FillForm } from '../form/load-fill-form.ts'
import type { Translate } from '../language/translator.ts'

/** Draws the types of a form where no script runs. */
export interface PlainRenderers {
  readonly renderers: ReadonlyMap<string, AnyRenderer>
  /** Types that somebody answers, and cannot here. */
  readonly needScripts: ReadonlySet<string>
}

/** @param find how a type is drawn without scripts; null: it cannot be */
export const plainRenderers = async (
  { renderers, resolve }: Pick<FillForm, 'renderers' | 'resolve'>,
  find: (type: string) => Promise<AnyRenderer | null>,
  translate: Translate,
): Promise<PlainRenderers> => {
  const drawn = new Map<string, AnyRenderer>()
  const needScripts = new Set<string>()
  for (const [type, usual] of renderers) {
    const runtime = resolve(type)
    // What the server makes, and what is worked out, is only looked at.
    const isAsked = runtime?.traits.collects && !runtime.traits.assigned && !derives(runtime.validator)
    const plain = isAsked ? await find(type) : usual
    drawn.set(type, plain ?? needsScripts(translate))
    if (!plain) needScripts.add(type)
  }
  return { renderers: drawn, needScripts }
}

// Joined by folder name in the registry, which the compiler cannot follow (see TypeRuntime).
const derives = (validator: unknown): boolean =>
  (validator as TypeValidator<unknown, unknown> | undefined)?.derive !== undefined

/** In place of a question that cannot be answered here. */
const needsScripts = (translate: Translate): AnyRenderer => ({
  label: 'group',
  Component: ({ question, controlId, labelId, describedBy }) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would promise fields; there is only something to read
    <div id={controlId} role="group" tabIndex={-1} aria-labelledby={labelId} aria-describedby={describedBy}>
      <Callout tone={question.required ? 'warning' : 'info'}>
        {translate('plain', question.required ? 'question.required' : 'question.optional')}
      </Callout>
    </div>
  ),
})
