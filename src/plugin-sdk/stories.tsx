/** What the stories of question types draw with: one question in a plain frame, with the real texts and its own state. */

import languages from 'virtual:locales/admin'
import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from 'react'
import { Field, FieldErrors, FieldHint, FieldLabel, useFieldIds } from '#ds/field'
import { Spinner } from '#ds/spinner'
import { newQuestionId } from '../shared/form/ids.ts'
import { pickText } from '../shared/form/text.ts'
import type { DesignerProps } from './designer/define-designer.ts'
import type { AnswerOf, AnyQuestionType, Issue, OptionsOf, Question, Text } from './index.ts'
import type { Renderer } from './ui/define-renderer.ts'
import { type QuestionHost, QuestionHostProvider, QuestionScope, type UploadedFile } from './ui/question-host.tsx'

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
      <main className="mx-auto max-w-160 bg-paper p-4">
        <QuestionScope typeId={props.type.id} questionId="story1">
          <Framed {...props} host={host} />
        </QuestionScope>
      </main>
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
        <main className="w-80 bg-paper p-4">
          <QuestionScope typeId={type.id} questionId="story1">
            <Panel question={question} options={current} onChange={setCurrent} newId={newQuestionId} />
          </QuestionScope>
          <pre className="mt-6 whitespace-pre-wrap break-words border-hairline border-t pt-3 text-muted text-xs">
            {JSON.stringify(current, null, 2)}
          </pre>
        </main>
      )}
    </StoryHost>
  )
}

type Texts = Record<string, Record<string, string>>

/** Text `key` of `namespace` with `{{params}}` filled in and `count` pluralised; the key itself when there is none. */
export const translatorOf =
  (texts: Texts, language: string): QuestionHost['translate'] =>
  (namespace, key, params = {}) => {
    const words = texts[namespace] ?? {}
    const form = typeof params.count === 'number' ? new Intl.PluralRules(language).select(params.count) : 'other'
    const text = words[key] ?? words[`${key}_${form}`] ?? words[`${key}_other`] ?? `${namespace}:${key}`
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ''))
  }

const fallbackLanguage = 'zh-cn'

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
      language,
      pickText: (text) => pickText(text, language, fallbackLanguage),
      translate: translatorOf(texts ?? {}, language),
      uploadFile: uploadToMemory,
      callAction: () => Promise.reject(new Error('This story states no server action')),
      fileUrl: (fileId) => fileId,
      renderQuestion: ({ question, scope }) => (
        <p key={scope}>{pickText(question.title, language, fallbackLanguage)}</p>
      ),
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

const uploadToMemory: QuestionHost['uploadFile'] = async (_questionId, file, { onProgress }): Promise<UploadedFile> => {
  onProgress?.(1)
  return { id: newQuestionId(), name: file.name, size: file.size, url: URL.createObjectURL(file) }
}

const nothing = () => undefined
