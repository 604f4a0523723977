import { definePort } from '../../kernel/port.ts'
import type { SubmissionService } from './service.ts'

/** Judges and stores answers, for pages that are posted themselves. */
export const submitAnswers = definePort<SubmissionService['submit']>('submit answers')
