// npm run chaos -- --fillings 1000 --people 10000 --places 100 --seed 7 [--minutes 30] [--from 640]
// What no answer may be lost by, in full: respondents on a bad network with servers that are killed (`fillings`), and many
// people for few places over two server processes (`people`, `places`). Each on a database of its own. None of either: 0.
// After `minutes` no filling is begun any more: those that were must have arrived, and what is left is named, for `from`.
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    fillings: { type: 'string', default: '1000' },
    people: { type: 'string', default: '10000' },
    places: { type: 'string', default: '100' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    minutes: { type: 'string' },
    from: { type: 'string' },
  },
})
const parts = [Number(values.fillings) > 0 && 'e2e/chaos/fillings', Number(values.people) > 0 && 'e2e/chaos/rush']
const { status } = spawnSync(
  process.execPath,
  // One after the other: each has processes enough of its own.
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'server',
    '--no-file-parallelism',
    ...parts.filter((part) => part !== false),
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      CHAOS_FILLINGS: values.fillings,
      CHAOS_PEOPLE: values.people,
      CHAOS_PLACES: values.places,
      CHAOS_SEED: values.seed,
      ...(values.minutes && { CHAOS_MINUTES: values.minutes }),
      ...(values.from && { CHAOS_FROM: values.from }),
    },
  },
)
process.exitCode = status ?? 1
