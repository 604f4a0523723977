// What comes after the form, or instead of it: fetched apart, so that nobody waits for it before the first question.

export { standBy } from '../offline/stand-by.ts'
export { deliverWaiting } from '../sending/deliver-waiting.ts'
export { DeliveryScreen } from '../sending/delivery-screen.tsx'
export { AssignedAnswers } from './assigned-answers.tsx'
export { ClosedStage, closedTitle, closingOf, closingOfOpen, fromMemory } from './closed-stage.tsx'
export { rememberSubmission } from './device-memory.ts'
export { downloadLines } from './download-lines.ts'
export { ReceiptScreen } from './receipt-screen.tsx'
