import { useMemo } from 'react'
import type { FormField } from '#sdk/designer'
import { readField } from '#shared/form/address'
import { parsers } from '#src/registry/question-types.parse.ts'
import { useDefinition } from '../draft/use-draft.ts'
import { useRuleFields } from '../logic/use-rule-fields.ts'

/** What settings of a question may name: the same answers and parts, under the same names, as rules may ask about. */
export const useFormFields = (): readonly FormField[] => {
  const fields = useRuleFields()
  const { questions } = useDefinition()
  return useMemo(() => {
    const taking = new Set(questions.flatMap(({ id, type }) => (parsers.has(type) ? [id] : [])))
    return fields.map(({ id, label }) => ({ id, label, ...readField(id), takesText: taking.has(id) }))
  }, [fields, questions])
}
