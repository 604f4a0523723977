// The service worker of the public page (docs/adr/0042): /fill-worker.js.
import laterParts from 'virtual:later-parts'
import { answerFor } from '../features/fill/offline/worker/answer.ts'
import type { WorkerScope } from '../features/fill/offline/worker/scope.ts'

answerFor(self as unknown as WorkerScope, (script) => laterParts[script] ?? [])
