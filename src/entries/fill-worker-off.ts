// What stands at /fill-worker.js where an operator wants no service worker (OFFLINE_PAGES=0).
import { endFor } from '../features/fill/offline/worker/answer.ts'
import type { WorkerScope } from '../features/fill/offline/worker/scope.ts'

endFor(self as unknown as WorkerScope)
