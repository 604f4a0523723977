import type { Locator } from '@playwright/test'
import type { Choice, ChoiceAnswer } from './choice.ts'

/** Ticks the options of an answer by their input, then writes the text of "other". Used by the drivers of the types. */
export const choose = async (
  question: Locator,
  answer: ChoiceAnswer,
  { role, choices }: { role: 'radio' | 'checkbox'; choices: readonly Choice[] },
): Promise<void> => {
  for (const [index, choice] of choices.entries()) {
    if (answer.ids.includes(choice.id)) await question.getByRole(role).nth(index).check()
  }
  if (answer.other !== undefined) await question.getByRole('textbox').fill(answer.other)
}
