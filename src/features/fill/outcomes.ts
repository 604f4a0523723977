// What comes after the form, or instead of it: fetched apart, so that nobody waits for it before the first question.
export { downloadLines } from './answer-lines.ts'
export { ClosedScreen } from './closed-screen.tsx'
export { ReceiptScreen } from './receipt-screen.tsx'
