// The built product as `npm start` runs it, on a free port with an empty data folder of its own: for journeys and pictures.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodeBinary } from '../tools/bootstrap/node-binary.mjs'
import { inRepository } from '../tools/bootstrap/root.mjs'

export async function startProduct({ log, environment = {}, joins = false, dist = inRepository('dist') } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'formloom-'))
  const adminPassword = randomBytes(12).toString('base64url')
  const server = spawn(nodeBinary(), ['--enable-source-maps', join(dist, 'server/main.js')], {
    cwd: folder,
    env: {
      ...inherited(),
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      DEMO_DATA: '1',
      ADMIN_PASSWORD: adminPassword,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exit = new Promise((resolve) => server.once('exit', (code, signal) => resolve(signal ?? code)))
  let output = ''
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
      log?.write(text)
    })
  }
  const stop = async () => {
    server.kill('SIGTERM')
    const ended = await Promise.race([exit, after(secondsToStop)])
    if (ended === 'late') server.kill('SIGKILL')
    await exit
    rmSync(folder, { recursive: true, force: true })
    if (ended !== 0) throw new Error(`The product did not stop in order (${ended}).\n${output}`)
  }

  try {
    const told = await announced(() => output, exit, joins)
    await ready(told.address)
    return { ...told, adminPassword, dataFolder: join(folder, 'data'), stop }
  } catch (error) {
    await stop().catch(() => undefined)
    throw error
  }
}

const secondsToStart = 120
const secondsToStop = 20

/** The product takes its settings from the environment: what is set for the person running the tests is not meant for it. */
function inherited() {
  const own = ['NODE_ENV', 'HOST', 'DATABASE_URL', 'PUBLIC_URL', 'LOG_LEVEL', 'NODE_OPTIONS']
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.includes(name)))
}

async function announced(output, exit, joins) {
  const deadline = Date.now() + secondsToStart * 1000
  const ended = exit.then(() => true)
  while (Date.now() < deadline) {
    const [, address] = output().match(/^Formloom is running at (\S+)$/m) ?? []
    const [, signInLink = ''] = output().match(/^Sign in: (\S+)$/m) ?? []
    const [, demoPassword = ''] = output().match(/^Password of the demo users: (\S+)/m) ?? []
    // Who joins a database that is in use makes nobody an account.
    if (address && (joins || (signInLink && demoPassword))) return { address, signInLink, demoPassword }
    if (await Promise.race([ended, after(0.05)]).then((which) => which === true)) break
  }
  throw new Error(`The product did not start.\n${output()}`)
}

async function ready(address) {
  const reply = await fetch(`${address}/health/ready`)
  if (!reply.ok) throw new Error(`The product is not ready: ${reply.status} ${await reply.text()}`)
}

const after = (seconds) =>
  new Promise((resolve) => {
    setTimeout(resolve, seconds * 1000, 'late').unref()
  })
