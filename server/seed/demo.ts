// Forms to look at on a first run: six of them, with answers made by the same engine that judges real ones.
import type { AnyQuestionType } from '#sdk'
import { formStatus } from '#shared/contract/form'
import type { Answers, FormDefinition } from '#shared/form/definition'
import { pickText } from '#shared/form/text'
import type { Database, Transaction } from '../db/database.ts'
import { canonicalHash, canonicalJson, sha256Hex } from '../kernel/canonical-json.ts'
import { compileVersion } from '../modules/form/compiled-forms.ts'
import { idsOf } from '../modules/form/definition-ids.ts'
import { insertVersion } from '../modules/form/repository.ts'
import { checkOptions } from '../modules/form/type-options.ts'
import { recount } from '../modules/statistics/projector.ts'
import { audit } from '../modules/system/audit-repository.ts'
import { serverModules } from '../plugins/modules.ts'
import { definitions } from '../plugins/question-types.ts'
import { type DemoForm, demoForms } from './demo-forms.ts'
import type { DemoLanguage } from './demo-language.ts'
import { type Chance, createChance } from './demo-random.ts'
import {
  type DemoPerson,
  type DemoRecord,
  findPeople,
  forgetMarker,
  insertDemoForm,
  insertDemoRecords,
  wasFormEverMade,
} from './demo-repository.ts'
import { lockSeed } from './repository.ts'

export interface DemoResult {
  readonly forms: number
  readonly records: number
}

/**
 * Loads the demo forms once in the life of an installation, and only where there is no form yet, as one transaction. The
 * people of the seed must be there.
 *
 * @param language it is told in
 * @param now the day the answers lead up to; they spread over the thirty days before it
 * @returns null when nothing was to do
 */
export const loadDemoForms = async (
  db: Database,
  language: DemoLanguage,
  now = new Date(),
): Promise<DemoResult | null> =>
  db.transaction().execute(async (trx) => {
    await lockSeed(trx)
    await forgetMarker(trx)
    if (await wasFormEverMade(trx)) return null
    const people = await findPeople(trx)
    const forms = demoForms(people, language)
    let records = 0
    for (const [index, form] of forms.entries())
      records += await loadForm(trx, form, { people, now, language, seed: index + 1 })
    for (const { demo } of serverModules) await demo?.(trx, { now, people, language })
    await audit(trx, { userId: null, action: 'system.demo', detail: { forms: forms.length, records } })
    return { forms: forms.length, records }
  })

interface Setting {
  readonly people: readonly DemoPerson[]
  readonly now: Date
  readonly language: DemoLanguage
  readonly seed: number
}

const loadForm = async (
  trx: Transaction,
  form: DemoForm,
  { people, now, language, seed }: Setting,
): Promise<number> => {
  const owner = (people.find(({ userName }) => userName === form.owner) ?? people[0])?.id
  if (!owner) throw new Error('The demo needs the people of the seed.')
  const definition = await usable(form.definition)
  const draft = form.draft ? await usable(form.draft) : definition
  const isPublished = form.status !== formStatus.draft
  const answers = isPublished ? answersOf(form, definition, { now, language, seed }) : []
  const name = pickText(draft.title, draft.defaultLanguage, draft.defaultLanguage)
  const formId = await insertDemoForm(trx, {
    formKey: form.key,
    ownerId: owner,
    name,
    status: form.status,
    draft,
    usedIds: [...new Set([...idsOf(definition), ...idsOf(draft)])],
    publishedVersion: isPublished ? 1 : null,
    records: answers.length,
    views: Math.round(answers.length * 1.4),
    createdAt: daysBefore(now, 35),
    changedAt: daysBefore(now, seed / 3),
    recycledAt: form.isRecycled ? daysBefore(now, 2) : null,
  })
  await audit(trx, { userId: null, action: 'form.create', subject: formId, subjectName: name })
  if (!isPublished) return 0
  await insertVersion(trx, {
    formId,
    definition,
    hash: canonicalHash(definition),
    publishedBy: owner,
    // Before the first of its answers.
    publishedAt: daysBefore(now, 32),
  })
  const version = compileVersion(1, definition)
  for (let start = 0; start < answers.length; start += batch) {
    const records = answers.slice(start, start + batch)
    const ids = await insertDemoRecords(trx, formId, { records, firstSerial: start + 1 })
    await recount(trx, { formId, ids, versionOf: async () => version })
  }
  return answers.length
}

const batch = 500

/** Without questions of types this installation does not have; options as their types write them. */
const usable = async (definition: FormDefinition): Promise<FormDefinition> => {
  const types: ReadonlyMap<string, AnyQuestionType> = definitions
  const questions = definition.questions.filter(({ type }) => types.has(type))
  const ids = new Set(questions.map(({ id }) => id))
  const rules = definition.rules.filter(({ conditionList, triggerList }) =>
    [...conditionList, ...triggerList].every((entry) => !('formItemId' in entry) || ids.has(entry.formItemId)),
  )
  return (await checkOptions({ ...definition, questions, rules }, types)).definition
}

/** Answers in the order of time. Whatever the engine refuses is a mistake of the demo, and ends the load. */
const answersOf = (
  form: DemoForm,
  definition: FormDefinition,
  { now, language, seed }: Omit<Setting, 'people'>,
): DemoRecord[] => {
  const chance = createChance(seed * 7919)
  const { form: compiled } = compileVersion(1, definition)
  const times = Array.from({ length: form.records }, () => moment(now, chance)).sort(
    (a, b) => a.getTime() - b.getTime(),
  )
  return times.map((time, index): DemoRecord => {
    const sent: Answers = form.answers({ chance, time, language })
    const { ok, accepted, issues } = compiled.submit(sent, { now: time.getTime() })
    if (!ok) throw new Error(`Demo form ${form.key}: ${JSON.stringify(issues)} in ${JSON.stringify(sent)}`)
    const answers = canonicalJson(accepted)
    return {
      id: `00000000-0000-4000-8000-${String(seed * 1_000_000 + index).padStart(12, '0')}`,
      hash: sha256Hex(`${form.key}\n1\n${answers}`),
      answers,
      at: time.toISOString(),
      durationMs: chance.int(20, 400) * 1000 + chance.int(0, 999),
      channel: chance.weighted([
        ['', 6],
        ['qr', 3],
        ['link', 2],
      ]),
    }
  })
}

const hour = 3_600_000
const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 24 * hour)

/**
 * Within thirty days, today's past hours among them, at hours people are awake, a little more often of late, on weekends half
 * as often. What does not fit is drawn again, so that no hour that has not come yet piles up in another one.
 */
const moment = (now: Date, chance: Chance): Date => {
  const first = daysBefore(now, 29).setHours(0, 0, 0, 0)
  for (;;) {
    const ago = chance.next()
    const time = new Date(now.getTime() - ago * (now.getTime() - first))
    const isWeekend = time.getDay() % 6 === 0
    const isAwake = time.getHours() >= 8 && time.getHours() < 23
    if (isAwake && chance.happens((1 - ago / 3) * (isWeekend ? 0.5 : 1))) return time
  }
}
