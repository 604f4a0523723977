// npm run fuzz -- --requests 20000 --seed 7 [--timed]
// Sends seeded nonsense to every route of docs/openapi.json, on a server and a database of its own. With --timed, for an
// idle machine, whatever takes longer than two seconds is a failure too.
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    timed: { type: 'boolean', default: false },
  },
})
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', 'server/fuzz'],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      FUZZ_REQUESTS: values.requests,
      FUZZ_SEED: values.seed,
      FUZZ_TIMED: values.timed ? '1' : '0',
    },
  },
)
process.exitCode = status ?? 1
