// 2,000 sockets: what they cost to hold, and how long it takes until all are back after the server was away.
import { type ChildProcess, fork } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { realtimeChannel } from '../../server/modules/realtime/repository.ts'
import { bundle } from '../ask.ts'
import { atEnd } from '../cleanup.ts'
import { connect, startProduct } from '../product.ts'
import { note, reportFact, reportRow } from '../row.ts'
import type { SocketNews, SocketTask } from '../socket-load.ts'
import { createObserver, type Observer } from './observed.ts'
import { addPeople, openSessions } from './people.ts'

/** A person may have eight. */
const tabsEach = 8

export const measureSockets = async (count: number): Promise<void> => {
  note(`console: ${count} sockets on a bare server`)
  const bare = await measureBare(count)
  note(`console: ${count} sockets on the product`)
  const ours = await measureProduct(count)
  const limit = 'same libraries, everybody let in'
  reportRow({
    figure: `${count.toLocaleString('en')} idle sockets, resident memory`,
    ours: ours.each.rss,
    unit: 'kB each',
    beside: { name: limit, value: bare.each.rss },
    target: { atMost: 50 },
  })
  reportRow({
    figure: `${count.toLocaleString('en')} sockets come back at once after a crash, until the last`,
    ours: ours.back.last / 1000,
    unit: 's',
    beside: { name: limit, value: bare.back.last / 1000 },
    note: 'from the moment the server is ready',
    target: { atMost: 30 },
  })
  reportRow({
    figure: 'one message to all of them, until the last has it',
    ours: ours.heard.last,
    unit: 'ms',
    beside: { name: limit, value: bare.heard.last },
    // Signing out everywhere takes a second at most, however many tabs there are.
    target: { atMost: 1000 },
    note: 'ours through PostgreSQL, as it reaches every server process',
  })
  reportFact(
    `Sockets: held by JavaScript ${ours.each.held.toFixed(1)} kB each, on the bare server ${bare.each.held.toFixed(1)} kB. ` +
      `Opened for the first time, all at once, in ${(ours.first.last / 1000).toFixed(2)} s; half of them back after ${(ours.back.middle / 1000).toFixed(2)} s. ` +
      `The server itself was ready ${(ours.restartMs / 1000).toFixed(2)} s after it was started anew; a tab tries five seconds after it lost its line.`,
  )
}

async function measureBare(count: number) {
  const observer = await createObserver()
  const { child, port } = await startBare(observer)
  const clients = startClients()
  const tokens = Array.from({ length: count }, () => 'anybody')
  const pid = child.pid ?? 0
  const open = (some: readonly string[]) => clients.ask({ kind: 'open', port, tokens: some })
  const { each } = await hold(observer, pid, open, tokens)
  await end(child)
  const again = await startBare(observer)
  const back = all(await clients.ask({ kind: 'open', port: again.port, tokens }), count)
  const heard = await told(clients, count, async () => void again.child.send('tell everybody'))
  await clients.stop()
  await end(again.child)
  return { each, back, heard }
}

async function measureProduct(count: number) {
  const observer = await createObserver()
  const product = await startProduct(observer)
  const database = await connect(product)
  const names = Array.from({ length: Math.ceil(count / tabsEach) }, (_, index) => `tab-owner-${index}`)
  const sessions = await openSessions(database, await addPeople(database, names))
  const tokens = Array.from({ length: count }, (_, index) => sessions[Math.floor(index / tabsEach)] ?? '')
  const clients = startClients()
  const open = (some: readonly string[]) => clients.ask({ kind: 'open', port: product.port, tokens: some })
  const { each, first } = await hold(observer, product.pid(), open, tokens)
  await product.kill()
  // PostgreSQL ends with the server's connection.
  await database.end().catch(() => undefined)
  const restartMs = await product.restart()
  const back = all(await open(tokens), count)
  const anew = await connect(product)
  const message = JSON.stringify({ to: null, message: { msgType: 'SYNC', body: {} } })
  const heard = await told(clients, count, () => anew.query('select pg_notify($1, $2)', [realtimeChannel, message]))
  await anew.end()
  await clients.stop()
  await product.stop()
  return { each, first, back, heard, restartMs }
}

/** From the moment it is said until the last socket has it, in milliseconds. */
async function told(clients: ReturnType<typeof startClients>, count: number, tell: () => Promise<unknown>) {
  const hearing = clients.ask({ kind: 'hear' })
  // They listen before anything is said.
  await sleep(100)
  const started = performance.now()
  await tell()
  all(await hearing, count)
  return { last: performance.now() - started }
}

/** Opens and keeps them; what one costs, in kB. */
async function hold(
  observer: Observer,
  pid: number,
  open: (tokens: readonly string[]) => Promise<SocketNews>,
  tokens: readonly string[],
) {
  // What is made once, for the first visitors, is not the price of a socket; nor are the few that go again.
  const few = tokens.slice(0, 50)
  for (let round = 0; round < 3; round++) all(await open(few), few.length)
  all(await open([]), 0)
  await sleep(500)
  const empty = await observer.look(pid)
  const first = all(await open(tokens), tokens.length)
  await sleep(1_000)
  const full = await observer.look(pid)
  const kB = (key: 'rss' | 'held'): number => (full[key] - empty[key]) / tokens.length / 1000
  return { first, each: { rss: kB('rss'), held: kB('held') } }
}

const all = (news: SocketNews, count: number): SocketNews => {
  if (news.open !== count) throw new Error(`${news.open} of ${count} sockets answered: ${news.firstError}`)
  return news
}

function startClients() {
  const child = fork(bundle('socket-load'), [], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  atEnd(() => end(child))
  return {
    ask: (task: SocketTask) =>
      new Promise<SocketNews>((resolve, reject) => {
        child.once('message', (news: SocketNews) => resolve(news))
        child.once('exit', (code) => reject(new Error(`The clients ended with ${code}.`)))
        child.send(task)
      }),
    stop: () => end(child),
  }
}

async function startBare({ nodeOptions, environment }: Observer): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(bundle('bare-sockets'), [], {
    execArgv: [...nodeOptions],
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  atEnd(() => end(child))
  const { port } = await new Promise<{ port: number }>((resolve, reject) => {
    child.once('message', (message: { port: number }) => resolve(message))
    child.once('exit', (code) => reject(new Error(`The bare server ended with ${code}.`)))
  })
  return { child, port }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = new Promise((resolve) => child.once('exit', resolve))
  if (child.connected) child.disconnect()
  else child.kill('SIGKILL')
  await exited
}
