import {
  type CSSProperties,
  createContext,
  type ReactNode,
  Suspense,
  useContext,
  useLayoutEffect,
  useState,
} from 'react'
import { type QuestionHost, QuestionHostProvider } from '#sdk/ui'
import type { Answers } from '#shared/form/definition'
import { useQuestionHost } from '#src/plugin-sdk/ui/question-host.tsx'
import { withOwnIds } from '#src/small-runtime/own-ids.ts'
import { FormViewContext, type FormViewContextValue, useFormViewContext } from './form-view-context.ts'

/** With what the server has drawn a part of the form. */
export interface AsDrawn {
  readonly view: FormViewContextValue
  readonly host: QuestionHost
  readonly answers: Answers
  readonly children: ReactNode
}

/** Parts of a long form that are on screen, and hear nothing yet. */
export interface LaterParts {
  /** Of a part that is made live now: with what it was drawn; a promise of that time before. Null: it is live. */
  readonly reach: (name: string, now: () => AsDrawn) => AsDrawn | Promise<void> | null
  /** It hears. */
  readonly isLive: (name: string) => void
}

/** Parts of the form that the server has drawn and that are made live by and by. */
export const laterIn = '[data-later]'

/** Null: everything is made live as it is drawn. */
export const LaterPartsContext = createContext<LaterParts | null>(null)

/** Some questions of a long form. @param part.questions how many, for as long as nobody knows how high they are */
export const LaterPart = (part: { name: string; className: string; questions: number; children: ReactNode }) => (
  <Suspense fallback={null}>
    <Part {...part} />
  </Suspense>
)

/**
 * What the server drew is taken over as it was drawn, and what has happened since is drawn after it: taken over with other
 * answers, elements would be taken for each other.
 */
const Part = ({ name, className, questions, children }: Parameters<typeof LaterPart>[0]) => {
  const parts = useContext(LaterPartsContext)
  const view = useFormViewContext()
  const host = useQuestionHost()
  const [ids] = useState(() => [name, 0] as const)
  const [drawn, setDrawn] = useState(() => {
    const reached = parts?.reach(name, () => ({ view, host, answers: view.session.answers(), children })) ?? null
    // As a suspended component says that it waits.
    if (reached instanceof Promise) throw reached
    return reached && { ...reached, view: { ...reached.view, session: startOf(reached, view) } }
  })
  useLayoutEffect(() => {
    setDrawn(null)
    parts?.isLive(name)
  }, [parts, name])
  return withOwnIds(
    <FormViewContext value={drawn?.view ?? view}>
      <QuestionHostProvider host={drawn?.host ?? host}>
        <div data-later={name} className={className} style={{ '--questions': questions } as CSSProperties}>
          {drawn ? drawn.children : children}
        </div>
      </QuestionHostProvider>
    </FormViewContext>,
    ids,
  )
}

/** The session of a form in which nothing has been answered since. */
const startOf = ({ answers }: AsDrawn, { compiled, session }: FormViewContextValue) =>
  JSON.stringify(session.answers()) === JSON.stringify(answers) ? session : compiled.openSession(answers)
