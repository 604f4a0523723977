import { educationTemplates } from './templates/education.ts'
import { feedbackTemplates } from './templates/feedback.ts'
import { officeTemplates } from './templates/office.ts'
import { registrationTemplates } from './templates/registration.ts'
import type { SeedTemplate } from './templates/words.ts'

/** What comes with the product, in the order of the gallery. */
export const seedTemplates: readonly SeedTemplate[] = [
  ...feedbackTemplates,
  ...registrationTemplates,
  ...officeTemplates,
  ...educationTemplates,
]
