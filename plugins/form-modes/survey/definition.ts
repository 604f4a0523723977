import { z } from 'zod'
import { defineFormMode } from '#sdk'

/** Answers are collected and counted; nothing is made of them. */
export default defineFormMode({
  id: 'survey',
  form: z.object({}),
  question: z.object({}),
  defaults: {},
})
