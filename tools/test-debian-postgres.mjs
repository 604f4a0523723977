// The server suite against the PostgreSQL of Debian 12 (version 15), reached through DATABASE_URL like any external one.
import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled } from './bootstrap/install.mjs'
import { runTool } from './bootstrap/run-tool.mjs'
import { closingLine, countsOfVitest, keepResult, reportPath } from './results.mjs'

const binaries = '/usr/lib/postgresql/15/bin'
const port = 20_000 + (process.pid % 10_000)

ensureInstalled()
if (!existsSync(join(binaries, 'postgres'))) installPostgres()

const folder = mkdtempSync(join(tmpdir(), 'formloom-pg15-'))
try {
  chownToPostgres(folder)
  const data = join(folder, 'data')
  asPostgres('initdb', ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8'])
  const options = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories=${folder} -c fsync=off -c max_connections=300`
  asPostgres('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start'])
  try {
    process.env.DATABASE_URL = `postgres://postgres@127.0.0.1:${port}/postgres`
    const name = 'server-postgresql-15'
    const code = runTool('vitest', [
      'run',
      '--project',
      'server',
      // It starts databases of its own, wherever the others are.
      '--exclude=server/db/embedded.test.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportPath(name)}`,
    ])
    const counts = countsOfVitest(name, code)
    keepResult(name, counts)
    console.log(`\nPostgreSQL 15: ${closingLine(counts)}`)
    process.exitCode = code
  } finally {
    asPostgres('pg_ctl', ['-D', data, '-m', 'fast', 'stop'])
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function installPostgres() {
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update', '-q'], options)
  spawnSync('apt-get', ['install', '-q', '-y', '--no-install-recommends', 'postgresql-15'], options)
}

function chownToPostgres(path) {
  const id = Number(spawnSync('id', ['-u', 'postgres'], { encoding: 'utf8' }).stdout.trim())
  chownSync(path, id, id)
}

/** initdb and postgres refuse to run as root. */
function asPostgres(program, args) {
  const { status } = spawnSync('runuser', ['-u', 'postgres', '--', join(binaries, program), ...args], {
    stdio: 'inherit',
    cwd: folder,
  })
  if (status !== 0) throw new Error(`${program} failed`)
}
