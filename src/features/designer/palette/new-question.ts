import { stepsSeen } from '#sdk'
import type { Json, Question } from '#shared/form/definition'
import { definitions } from '#src/registry/question-types.admin.ts'

/** A question of a type as the palette adds it: the type's own defaults, with fresh ids where it needs them. */
export const newQuestion = (typeId: string, title: Question['title'], newId: () => string): Question => {
  const type = definitions.get(typeId)
  if (!type) throw new Error(`No question type ${typeId}`)
  const taken = new Set<string>()
  // Several ids of one question are drawn before the draft knows any of them.
  const freshId = () => {
    let id = newId()
    while (taken.has(id)) id = newId()
    taken.add(id)
    return id
  }
  const options: Json = structuredClone(type.create?.(freshId) ?? type.defaults)
  return {
    id: freshId(),
    type: typeId,
    title,
    required: false,
    span: 24,
    options,
    ...stepsSeen(type),
    ...(type.container === 'rows' && { children: [] }),
  }
}
