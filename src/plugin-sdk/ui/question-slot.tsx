import { type SlotProps, useQuestionHost } from './question-host.tsx'

/** Draws a child question with its title, description and errors. How container types hold others without importing one. */
export const QuestionSlot = (slot: SlotProps) => useQuestionHost().renderQuestion(slot)
