// What the processes of the chaos run: the server's API, without pages that nobody opens here.
import { explainFailure, start } from '../../server/main.ts'
import { onSignals } from '../../server/shutdown.ts'

const starting = start({ onFatal: () => process.exit(1) })
onSignals({ stop: async () => (await starting).stop() })
starting.catch((error: unknown) => process.exit(explainFailure(error)))
