import { useMemo, useState } from 'react'
import type { Answers } from '#shared/form/definition'
import { noIssues } from '#shared/form/issue'
import { createAnswerText } from '#src/form-view/answer-text.ts'
import { FormViewProvider } from '#src/form-view/form-view.tsx'
import { QuestionFrame } from '#src/form-view/question-frame.tsx'
import { createWork } from '#src/form-view/work.ts'
import type { Call } from '../call/call.ts'
import { useFillHost } from '../filling/use-fill-host.ts'
import type { FillForm } from '../form/load-fill-form.ts'
import type { Translate } from '../language/translator.ts'

/** What the server has answered itself, such as a number or a code, as its questions draw it. */
export const AssignedAnswers = ({
  form,
  answers,
  call,
  language,
  translate,
}: {
  form: FillForm
  answers: Answers
  call: Call
  language: string
  translate: Translate
}) => {
  const [session] = useState(() => form.compiled.openSession(answers))
  const [work] = useState(createWork)
  const host = useFillHost({ form, call, language, translate, work, filling: '' })
  const format = useMemo(() => createAnswerText(form.resolve, host), [form.resolve, host])
  const questions = form.definition.questions.filter(({ id }) => answers[id] !== undefined)
  return (
    <FormViewProvider
      session={session}
      compiled={form.compiled}
      language={language}
      host={host}
      renderers={form.renderers}
      format={format}
      readOnly
      show="all"
      idPrefix="given"
    >
      <div className="flex w-full flex-col gap-6 text-start">
        {questions.map((question) => (
          <QuestionFrame key={question.id} question={question} issues={noIssues} pageNumber={1} />
        ))}
      </div>
    </FormViewProvider>
  )
}
