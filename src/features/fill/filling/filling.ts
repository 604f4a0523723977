// Engine and form: fetched beside the definition, so that asking for the definition waits for as little as possible.

export { emptyStart, newClaimedId } from '../draft/start.ts'
export { loadResuming, startOf } from '../draft/start-of.ts'
export { loadFillForm } from '../form/load-fill-form.ts'
export { startSubmitQueue } from '../sending/submit-queue.ts'
export { OpenForm } from './open-form.tsx'
