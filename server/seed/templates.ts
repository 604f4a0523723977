import { admissionTemplates } from './templates/admission.ts'
import { approvalTemplates } from './templates/approval.ts'
import { bookingTemplates } from './templates/booking.ts'
import { educationTemplates } from './templates/education.ts'
import { feedbackTemplates } from './templates/feedback.ts'
import { inspectionTemplates } from './templates/inspection.ts'
import { officeTemplates } from './templates/office.ts'
import { orderTemplates } from './templates/order.ts'
import { quizTemplates } from './templates/quizzes.ts'
import { registrationTemplates } from './templates/registration.ts'
import { researchTemplates } from './templates/research.ts'
import { serviceTemplates } from './templates/service.ts'
import type { SeedTemplate } from './templates/words.ts'

/** What comes with the product, in the order of the gallery. */
export const seedTemplates: readonly SeedTemplate[] = [
  ...feedbackTemplates,
  ...researchTemplates,
  ...registrationTemplates,
  ...admissionTemplates,
  ...bookingTemplates,
  ...orderTemplates,
  ...approvalTemplates,
  ...inspectionTemplates,
  ...officeTemplates,
  ...educationTemplates,
  ...quizTemplates,
  ...serviceTemplates,
]
