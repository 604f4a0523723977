/** What the stories of question types draw with: one question in a plain frame, with the real texts and its own state. */

import languages from 'virtual:locales/admin'
import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from 'react'
import { Field, FieldErrors, FieldHint, FieldLabel, useFieldIds } from '#ds/field'
import { Spinner } from '#ds/spinner'
import { newQuestionId } from '../shared/form/ids.ts'
import type { DesignerProps } from './designer/define-designer.ts'
import type { AnswerOf, AnyQuestionType, Issue, OptionsOf, Question, Text } from './index.ts'
import type { Renderer } from './ui/define-renderer.ts'
import { fallbackLanguage, plainHost, type Texts } from './ui/plain-host.tsx'
import { type QuestionHost, QuestionHostProvider, QuestionScope } from './ui/question-host.tsx'

interface QuestionStoryProps<T extends AnyQuestionType> {
  readonly type: T
  readonly renderer: Renderer<T>
  readonly title: Text
  readonly description?: Text
  /** Default: the type's defaults. */
  readonly options?: OptionsOf<T>
  /** Answer to start with. */
  readonly value?: AnswerOf<T>
  readonly issues?: readonly Issue[]
  readonly readOnly?: boolean
  readonly required?: boolean
  readonly children?: readonly Question[]
  /** Replaces parts of the host: uploads, server actions, how children are drawn. */
  readonly host?: Partial<QuestionHost>
}

/** A question as a respondent sees it. The language is that of `?lang=`, else zh-cn. */
export const QuestionStory = <T extends AnyQuestionType>(props: QuestionStoryProps<T>) => (
  <StoryHost overrides={props.host}>
    {(host) => (
      <div className="mx-auto max-w-160 bg-paper p-4">
        <QuestionScope typeId={props.type.id} questionId="story1">
          <Framed {...props} host={host} />
        </QuestionScope>
      </div>
    )}
  </StoryHost>
)

/** The settings panel of a type, in the width of the inspector, above the options it makes. */
export const DesignerStory = <T extends AnyQuestionType>({
  type,
  designer,
  options,
}: {
  readonly type: T
  readonly designer: { readonly Panel: ComponentType<DesignerProps<T>> }
  readonly options?: OptionsOf<T>
}) => {
  const [current, setCurrent] = useState<OptionsOf<T>>(() => options ?? type.create?.(newQuestionId) ?? type.defaults)
  const question: Question = { id: 'story1', type: type.id, title: {}, required: false, span: 24, options: current }
  const { Panel } = designer
  return (
    <StoryHost>
      {() => (
        <div className="w-80 bg-paper p-4">
          <QuestionScope typeId={type.id} questionId="story1">
            <Panel question={question} options={current} onChange={setCurrent} newId={newQuestionId} />
          </QuestionScope>
          <pre className="mt-6 whitespace-pre-wrap break-words border-hairline border-t pt-3 text-muted text-xs">
            {JSON.stringify(current, null, 2)}
          </pre>
        </div>
      )}
    </StoryHost>
  )
}

const StoryHost = ({
  overrides,
  children,
}: {
  overrides?: Partial<QuestionHost> | undefined
  children: (host: QuestionHost) => ReactNode
}) => {
  const language = new URLSearchParams(location.search).get('lang') ?? fallbackLanguage
  const [texts, setTexts] = useState<Texts | null>(null)
  useEffect(() => {
    const load = languages[language] ?? languages[fallbackLanguage]
    void load?.().then((loaded) => setTexts(loaded.default))
  }, [language])
  const host = useMemo<QuestionHost>(
    () => ({
      ...plainHost(texts ?? {}, language),
      ...overrides,
    }),
    [language, texts, overrides],
  )
  if (!texts) return <Spinner />
  return <QuestionHostProvider host={host}>{children(host)}</QuestionHostProvider>
}

const Framed = <T extends AnyQuestionType>({
  type,
  renderer,
  host,
  title,
  description,
  options = type.defaults,
  value: initial,
  issues = [],
  readOnly = false,
  required = false,
  children,
}: QuestionStoryProps<T> & { host: QuestionHost }) => {
  const [value, setValue] = useState<AnswerOf<T> | undefined>(initial)
  const ids = useFieldIds()
  const errors = issues.map(({ code, params }) =>
    host.translate(`question-types/${type.id}`, `issue.${code.slice(code.indexOf('.') + 1)}`, params),
  )
  const hint = host.pickText(description)
  const question: Question = {
    id: 'story1',
    type: type.id,
    title,
    required,
    span: 24,
    options,
    ...(children && { children }),
  }
  return (
    <Field invalid={errors.length > 0}>
      {renderer.label !== 'none' && (
        <FieldLabel id={ids.labelId} htmlFor={renderer.label === 'control' ? ids.controlId : undefined}>
          {host.pickText(title)}
        </FieldLabel>
      )}
      {hint !== '' && <FieldHint id={ids.hintId}>{hint}</FieldHint>}
      <renderer.Component
        question={question}
        options={options}
        value={value}
        onChange={setValue}
        onBlur={nothing}
        issues={issues}
        readOnly={readOnly}
        controlId={ids.controlId}
        labelId={ids.labelId}
        describedBy={ids.describedBy({ hint, errors })}
        page={{ number: 1, total: 1 }}
      />
      <FieldErrors id={ids.errorsId} errors={errors} />
    </Field>
  )
}

const nothing = () => undefined
