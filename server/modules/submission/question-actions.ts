// Actions of question types' server halves, for respondents of an open form.
import type { AnyQuestionType } from '#sdk'
import type { ServerAction, ServerServices } from '#sdk/server'
import { formStatus } from '#shared/contract/form'
import type { Json } from '#shared/form/definition'
import type { Database } from '../../db/database.ts'
import { AppError, tooMany } from '../../http/app-error.ts'
import { networkOf } from '../../kernel/network.ts'
import { takeOrWait } from '../../kernel/rate-limit/repository.ts'
import { serverHalves } from '../../plugins/question-types.ts'
import type { CompiledForms } from '../form/compiled-forms.ts'
import { refusalOf } from '../form/setting/may-fill.ts'

export interface ActionCall {
  readonly formKey: string
  readonly questionId: string
  readonly action: string
  readonly input: unknown
  readonly userId: string | null
  readonly ip: string
  readonly pass: string | null | undefined
}

export const createQuestionActions = ({
  db,
  forms,
  people,
}: {
  db: Database
  forms: CompiledForms
  people: ServerServices['people']
}) => ({
  /** Runs an action with the options of the published question. Unknown names and closed forms are all `notFound`. */
  run: async ({ formKey, questionId, action: name, input, userId, ip, pass }: ActionCall): Promise<Json> => {
    const state = await forms.state(formKey)
    const isOpen =
      state &&
      !state.recycled &&
      state.status === formStatus.collecting &&
      state.publishedVersion !== null &&
      !refusalOf(state, { userId, pass })
    const compiled = isOpen ? await forms.version(state.formId, state.publishedVersion ?? 0) : null
    const found = compiled?.form.question(questionId)
    if (!found || found.question.hidden || found.parent?.hidden) throw new AppError('notFound')
    const { type, options } = found.question
    const action = actionOf(type, name)
    if (!action) throw new AppError('notFound')
    const limit = { capacity: action.perMinute, seconds: 60 }
    // Each question type says how often; the route knows only that it is some action.
    const wait = await takeOrWait(db, `action:${type}:${name}:${networkOf(ip)}`, limit)
    if (wait > 0) throw tooMany(wait)
    const parsed = await action.input['~standard'].validate(input ?? {})
    if (parsed.issues) throw new AppError('failed', 'request.invalid')
    return action.run(parsed.value, { options, userId, services: { people } })
  },
})

export type QuestionActions = ReturnType<typeof createQuestionActions>

const actionOf = (type: string, name: string): ServerAction<AnyQuestionType, unknown, Json> | null => {
  const actions = serverHalves.get(type)?.actions
  return actions && Object.hasOwn(actions, name) ? (actions[name] ?? null) : null
}
