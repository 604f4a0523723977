// Actions of question types' server halves, for respondents of an open form.
import type { AnyQuestionType } from '#sdk'
import type { ServerAction, ServerServices, StaffAction } from '#sdk/server'
import { formStatus } from '#shared/contract/form'
import type { Json } from '#shared/form/definition'
import type { Database } from '../../db/database.ts'
import { retryDeadlocks } from '../../db/retry-deadlocks.ts'
import { AppError, tooMany } from '../../http/app-error.ts'
import { networkOf } from '../../kernel/network.ts'
import { takeOrWait } from '../../kernel/rate-limit/repository.ts'
import { serverHalves } from '../../plugins/question-types.ts'
import type { CompiledForms } from '../form/compiled-forms.ts'
import { refusalOf } from '../form/setting/may-fill.ts'
import { amendIn } from './amend.ts'
import { schedulerOf } from './plugin-jobs.ts'
import { holdStock, pluginState } from './plugin-state-repository.ts'

export interface ActionCall {
  readonly formKey: string
  readonly questionId: string
  readonly action: string
  readonly input: unknown
  readonly userId: string | null
  readonly ip: string
  readonly pass: string | null | undefined
  /** The id that the submission will have; null where none is being filled in. */
  readonly filling: string | null
}

export interface StaffCall {
  readonly formId: string
  readonly formKey: string
  readonly questionId: string
  readonly action: string
  readonly input: unknown
  readonly userId: string
  readonly ip: string
}

export const createQuestionActions = ({
  db,
  forms,
  services,
}: {
  db: Database
  forms: CompiledForms
  services: ServerServices
}) => ({
  /** Runs an action with the options of the published question. Unknown names and closed forms are all `notFound`. */
  run: async ({ formKey, questionId, action: name, input, userId, ip, pass, filling }: ActionCall): Promise<Json> => {
    const state = await forms.state(formKey)
    const isOpen =
      state &&
      !state.recycled &&
      state.status === formStatus.collecting &&
      state.publishedVersion !== null &&
      !refusalOf(state, { userId, pass })
    const compiled = isOpen ? await forms.version(state.formId, state.publishedVersion ?? 0) : null
    const found = compiled?.form.question(questionId)
    if (!state || !found || found.question.hidden || found.parent?.hidden) throw new AppError('notFound')
    const { type, options } = found.question
    const action = actionOf(type, name)
    if (!action) throw new AppError('notFound')
    const limit = { capacity: action.perMinute, seconds: 60 }
    // Each question type says how often; the route knows only that it is some action.
    const wait = await takeOrWait(db, `action:${type}:${name}:${networkOf(ip)}`, limit)
    if (wait > 0) throw tooMany(wait)
    const perHour = action.perHour && { capacity: action.perHour, seconds: 3600 }
    const longer = perHour ? await takeOrWait(db, `action-hour:${type}:${name}:${networkOf(ip)}`, perHour) : 0
    if (longer > 0) throw tooMany(longer)
    const parsed = await action.input['~standard'].validate(input ?? {})
    if (parsed.issues) throw new AppError('failed', 'request.invalid')
    const place = { formId: state.formId, questionId }
    return action.run(parsed.value, {
      options,
      userId,
      services,
      questionId,
      state: pluginState(db, place, filling === null ? null : { filling }),
      hold: async (wanted, seconds) => {
        if (filling === null) return wanted.map(({ key }) => key)
        const until = new Date(Date.now() + seconds * 1000)
        return retryDeadlocks(() => holdStock(db, place, { filling, network: networkOf(ip) }, { wanted, until }))
      },
      schedule: schedulerOf(db, { ...place, type }),
    })
  },

  /** Runs an action of the form's people, under the version that is published, or was last. */
  runForStaff: async ({ formId, formKey, questionId, action: name, input, userId, ip }: StaffCall): Promise<Json> => {
    const state = await forms.state(formKey)
    const compiled = state?.publishedVersion ? await forms.version(formId, state.publishedVersion) : null
    const question = compiled?.questions.get(questionId)
    const actions = question && serverHalves.get(question.type)?.staffActions
    const action: StaffAction<AnyQuestionType, unknown, Json> | undefined =
      actions && Object.hasOwn(actions, name) ? actions[name] : undefined
    if (!question || !action) throw new AppError('notFound')
    const parsed = await action.input['~standard'].validate(input ?? {})
    if (parsed.issues) throw new AppError('failed', 'request.invalid')
    return action.run(parsed.value, {
      options: question.options,
      questionId,
      userId,
      state: pluginState(db, { formId, questionId }),
      amend: amendIn({ db, forms }, { formId, questionId, by: { userId, ip } }),
      services,
    })
  },
})

export type QuestionActions = ReturnType<typeof createQuestionActions>

const actionOf = (type: string, name: string): ServerAction<AnyQuestionType, unknown, Json> | null => {
  const actions = serverHalves.get(type)?.actions
  return actions && Object.hasOwn(actions, name) ? (actions[name] ?? null) : null
}
