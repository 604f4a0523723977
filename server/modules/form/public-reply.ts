import type { z } from 'zod'
import type { publicForm } from '#shared/contract/form'
import type { TypeTraits } from '#shared/form/question-type'
import type { FormService } from './service.ts'

type PublicForm = Awaited<ReturnType<FormService['publicForm']>>
export type PublicReply = Omit<z.infer<(typeof publicForm)['data']>, 'serverTime'>

/** A form as the public page gets it, asked for or with the page. @param modulesOf scripts of a question type */
export const publicReply = (
  formKey: string,
  { isCollecting, refusal, isReserved, setting, look, compiled }: PublicForm,
  modulesOf: (type: string) => readonly string[],
): PublicReply => {
  const isOpen = isCollecting && !refusal
  const types = isOpen ? Object.keys(compiled.traits) : []
  return {
    formKey,
    state: isOpen ? 'open' : isCollecting ? 'refused' : 'stopped',
    refusal,
    setting: isOpen ? setting : null,
    version: isReserved ? 0 : compiled.version,
    definition: isOpen ? compiled.publicDefinition : null,
    title: isReserved ? {} : compiled.publicDefinition.title,
    look: isReserved ? null : look,
    traits: isOpen ? publicTraits(compiled.traits) : {},
    modules: Object.fromEntries(types.map((type) => [type, [...modulesOf(type)]])),
  }
}

/** Out of the engine's hands: a copy whose lists may be written to. */
const publicTraits = (traits: Readonly<Record<string, TypeTraits>>) =>
  Object.fromEntries(
    Object.entries(traits).map(([type, { operators, ...rest }]) => [type, { ...rest, operators: [...operators] }]),
  )
