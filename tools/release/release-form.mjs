import { createHash } from 'node:crypto'

/**
 * A form with a question for each thing the released types store, and as many records as it takes to answer them.
 *
 * @param changed types with their releases
 */
export function releaseForm(changed, { blank, stepsSeen, answerStepsOf, judge }) {
  const records = []
  const questions = changed.flatMap(({ type, release }) =>
    release.stored.map(({ options, answer, children }, index) => {
      const id = `${type.id}-${index}`.slice(-40)
      // Ids are unique in a form, so children that examples share have others here.
      const childId = (child) => `${child}-${id}`.slice(0, 40)
      if (answer !== undefined) {
        const given = children
          ? answer.map((row) => Object.fromEntries(Object.entries(row).map(([key, cell]) => [childId(key), cell])))
          : answer
        let record = records.find((each) => !Object.hasOwn(each, id))
        if (!record) {
          record = {}
          records.push(record)
        }
        record[id] = given
      }
      return {
        id,
        type: type.id,
        title: { 'zh-cn': id, en: id },
        required: false,
        span: 24,
        options,
        ...stepsSeen(type),
        ...(type.container === 'rows' && {
          children: (children ?? []).map((child) => ({ ...child, id: childId(child.id) })),
        }),
      }
    }),
  )
  const definition = { ...blank, questions }
  const submit = judge(definition)
  const answerSteps = answerStepsOf(definition)
  return {
    definition,
    records: records.map((sent) => {
      // Examples are judged by themselves; in a form the questions inside them have a say, too.
      const refused = submit(sent, { now: day }).issues
      const { accepted } = submit(Object.fromEntries(Object.entries(sent).filter(([id]) => !refused[id])), { now: day })
      return { answers: accepted, ...(answerSteps && { answerSteps }) }
    }),
  }
}

/** Its name and the line that keeps it from being changed. */
export function nextCorpusFile(files, form) {
  const number = Math.max(0, ...files.map((file) => Number.parseInt(file, 10))) + 1
  const checksum = createHash('sha256').update(JSON.stringify(form)).digest('hex')
  return { file: `${String(number).padStart(4, '0')}-released-types.json`, checksum }
}

/** The day the examples of question types are judged on. */
const day = Date.UTC(2026, 5, 15, 12)
