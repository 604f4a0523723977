import { stepsSeen } from '#sdk'
import type { Json, Question } from '#shared/form/definition'
import { definitions } from '#src/registry/question-types.admin.ts'

/**
 * A question of a type as the palette adds it: the type's own defaults, with fresh ids where it needs them.
 *
 * @param newId gives no id twice
 */
export const newQuestion = (typeId: string, title: Question['title'], newId: () => string): Question => {
  const type = definitions.get(typeId)
  if (!type) throw new Error(`No question type ${typeId}`)
  const options: Json = structuredClone(type.create?.(newId) ?? type.defaults)
  return {
    id: newId(),
    type: typeId,
    title,
    required: false,
    span: 24,
    options,
    ...stepsSeen(type),
    ...(type.container === 'rows' && { children: [] }),
  }
}
