import { useMemo } from 'react'
import { compileForm } from '#shared/form/compile'
import type { Answers, FormDefinition } from '#shared/form/definition'
import { re2Patterns } from '#shared/form/pattern-re2'
import { defaultAnswers } from '#shared/form/starting-answers'
import { createAnswerText } from '#src/form-view/answer-text.ts'
import type { FormHost } from '#src/form-view/form-view-context.ts'
import { useRenderers } from '#src/form-view/renderers.ts'
import { typesIn } from '#src/form-view/types-in.ts'
import { renderers as rendererLoaders, resolveType } from '#src/registry/question-types.admin.ts'

/**
 * A form somebody answers inside the console (a preview, a record that is changed), with the engine that judges it: what
 * `FormView` wants, to be spread on it. Another definition, or other answers to begin with, begin anew. Without any
 * it begins as respondents do, with the defaults.
 */
export const useFormSession = (definition: FormDefinition, host: FormHost, answers?: Answers) => {
  const compiled = useMemo(() => compileForm(definition, resolveType, re2Patterns), [definition])
  const session = useMemo(
    () => compiled.openSession(answers ?? defaultAnswers(compiled, { now: Date.now() })),
    [compiled, answers],
  )
  const renderers = useRenderers(rendererLoaders, typesIn(definition))
  const format = useMemo(() => createAnswerText(resolveType, host), [host])
  return { compiled, session, renderers, format, host }
}
