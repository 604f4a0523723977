import { z } from 'zod'
import { defineQuestionType } from '#sdk'
import { questionIdSchema, textSchema } from '#shared/contract/form-definition'
import { actions, aligns, leads, looks, maxSetLength, maxSets, maxTargetLength } from './parts/target.ts'

/** A button between questions that leads somewhere (to a page, a telephone, a letter) or fills in answers. */
export default defineQuestionType({
  id: 'button',
  group: 'layout',
  options: z.object({
    label: textSchema,
    action: z.enum(actions),
    /** A web address, a telephone number or an e-mail address, as the author typed it. */
    target: z.string().max(maxTargetLength),
    /** What a button that fills in answers writes, and where. */
    sets: z
      .array(z.object({ fills: questionIdSchema, text: z.string().max(maxSetLength) }))
      .max(maxSets)
      .exactOptional(),
    look: z.enum(looks),
    align: z.enum(aligns),
  }),
  answer: null,
  defaults: { label: {}, action: 'link', target: '', look: 'secondary', align: 'start' },
  unfinished: (options) => [
    ...(Object.values(options.label).some((wording) => wording.trim() !== '') ? [] : ['label']),
    ...(leads(options) ? [] : [options.action === 'set' ? 'sets' : 'target']),
  ],
  examples: [],
})
