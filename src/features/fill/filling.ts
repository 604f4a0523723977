// Engine and form: fetched beside the definition, so that asking for the definition waits for as little as possible.
export { loadFillForm } from './load-fill-form.ts'
export { OpenForm } from './open-form.tsx'
export { emptyStart, newClaimedId, startOf } from './start.ts'
