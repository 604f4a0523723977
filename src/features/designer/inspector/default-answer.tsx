import { useMemo, useState } from 'react'
import { Switch } from '#ds/switch'
import { type Json, type Question, takesDefault } from '#sdk'
import { compileForm } from '#shared/form/compile'
import { emptyDefinition } from '#shared/form/definition'
import { type Issue, noIssues } from '#shared/form/issue'
import { re2Patterns } from '#shared/form/pattern-re2'
import { malformed } from '#shared/form/read'
import { refusalsOf } from '#shared/form/starting-answers'
import { createAnswerText } from '#src/form-view/answer-text.ts'
import { FormViewProvider } from '#src/form-view/form-view.tsx'
import { SlotFrame } from '#src/form-view/question-frame.tsx'
import { useRenderers } from '#src/form-view/renderers.ts'
import { useT } from '#src/i18n/use-t.ts'
import { definitions, renderers as rendererLoaders, resolveType } from '#src/registry/question-types.admin.ts'
import { useDraftFormHost } from '../draft/use-designer-host.tsx'
import { useContentLanguage, useDefinition } from '../draft/use-draft.ts'

/** The answer respondents find there, given as they would give it: by the question itself, judged like any other. */
export const DefaultAnswer = ({
  question,
  isReadOnly,
  onChange,
}: {
  question: Question
  /** Respondents cannot change it. */
  isReadOnly: boolean
  /** Undefined: none. */
  onChange: (answer: Json | undefined) => void
}) => {
  const t = useT('designer')
  const [isWanted, setWanted] = useState(false)
  const isShown = isWanted || question.default !== undefined
  return (
    <div className="flex flex-col gap-3">
      <Switch
        label={t('inspector.default')}
        hint={t(isReadOnly ? 'inspector.defaultFixedHint' : 'inspector.defaultHint')}
        checked={isShown}
        onChange={(next) => {
          setWanted(next)
          if (!next && question.default !== undefined) onChange(undefined)
        }}
      />
      {isShown && (
        <div className="flex flex-col gap-3 rounded-md border border-hairline bg-paper p-3">
          <DrawnAnswer question={question} onChange={onChange} />
        </div>
      )}
    </div>
  )
}

const DrawnAnswer = ({ question, onChange }: { question: Question; onChange: (answer: Json | undefined) => void }) => {
  const t = useT('designer')
  const language = useContentLanguage()
  const { defaultLanguage } = useDefinition()
  const host = useDraftFormHost(language, defaultLanguage)
  const children = useMemo(() => question.children?.filter(isGivenBeforehand), [question.children])
  const renderers = useRenderers(rendererLoaders, [question.type, ...(children ?? []).map(({ type }) => type)])
  const format = useMemo(() => createAnswerText(resolveType, host), [host])
  const label = t('inspector.defaultAnswer')
  const drawn = useMemo((): Question => {
    const { description: _hint, hidden: _hidden, default: _given, ...rest } = question
    return { ...rest, title: { [language]: label }, required: false, span: 24, ...(children && { children }) }
  }, [question, children, language, label])
  const compiled = useMemo(
    () => compileForm({ ...emptyDefinition({}, defaultLanguage), questions: [drawn] }, resolveType, re2Patterns),
    [drawn, defaultLanguage],
  )
  const session = useMemo(() => compiled.openSession(), [compiled])
  const issues = useMemo((): readonly Issue[] => {
    const own = compiled.question(drawn.id)
    const answer = own?.read(question.default)
    if (answer === malformed) return [{ code: 'malformed' }]
    return own && answer !== undefined ? refusalsOf(own, answer, { now: Date.now() }) : noIssues
  }, [compiled, drawn, question.default])

  return (
    <FormViewProvider
      session={session}
      compiled={compiled}
      language={language}
      host={host}
      renderers={renderers}
      format={format}
      idPrefix="default"
    >
      <SlotFrame
        question={drawn}
        value={question.default}
        onChange={onChange}
        issues={issues}
        readOnly={false}
        scope="default"
      />
    </FormViewProvider>
  )
}

/** In rows: what is not, as files are not, respondents give. */
const isGivenBeforehand = ({ type }: Question): boolean => {
  const known = definitions.get(type)
  return known !== undefined && takesDefault(known)
}
