// A network between respondents and servers that loses, delays, repeats and reorders what goes through it.
import {
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** What befalls a request. Each happens before or after the server has it, which is not the same to anybody. */
export const faults = [
  /** The request never arrives. */
  'lost',
  /** A part of it arrives, and then the line is dead. */
  'cutOff',
  /** The server has done what it was asked to, and the answer is lost. */
  'answerLost',
  /** The answer ends in the middle. */
  'answerCut',
  /** It arrives twice at once; one of the answers comes back. */
  'repeated',
  /** It arrives, and once more when its sender has long been answered. */
  'again',
  /** Others overtake it. */
  'overtaken',
  /** A proxy on the way says that nobody is there. */
  'turnedAway',
] as const
export type Fault = (typeof faults)[number]

export interface FaultyProxy {
  readonly port: number
  /** How often each fault befell a request, beside those that went through. */
  readonly counts: ReadonlyMap<Fault | 'none', number>
  /** Requests that a server has answered so far, whatever became of the answers. */
  readonly answered: () => number
  /** From now on everything goes through. */
  readonly heal: () => void
  /** Whatever it still holds has arrived. */
  readonly settled: () => Promise<void>
  readonly close: () => Promise<void>
}

/**
 * @param ports of the servers that may answer; asked anew each time, since they come and go
 * @param random 0 to 1, seeded
 * @param share of requests that something befalls, 0 to 1
 */
export const startFaultyProxy = async (
  ports: () => readonly number[],
  random: () => number,
  share: number,
): Promise<FaultyProxy> => {
  const counts = new Map<Fault | 'none', number>()
  const underWay = new Set<Promise<unknown>>()
  /** Those that others overtake: each goes on once so many have come after it, or nobody comes any more. */
  const held = new Set<() => void>()
  let requests = 0
  let answered = 0
  let isWell = false

  const serve = async (asked: IncomingMessage, answer: ServerResponse) => {
    const turn = ++requests
    const [overtaken] = held
    overtaken?.()
    const chance = random()
    const which = faults[Math.floor(random() * faults.length)] ?? 'lost'
    const fault = isWell || chance >= share ? 'none' : which
    counts.set(fault, (counts.get(fault) ?? 0) + 1)
    const hangUp = () => asked.socket.destroy()
    if (fault === 'lost') return hangUp()
    const body = await bodyOf(asked)
    if (body === null) return
    if (fault === 'turnedAway') return void answer.writeHead(502).end('nobody is there')
    if (fault === 'overtaken') await Promise.race([new Promise<void>((resolve) => held.add(resolve)), sleep(200)])
    const all = ports()
    const to = (offset = 0) => all[(turn + offset) % all.length] ?? 0
    if (fault === 'cutOff') {
      forward(to(), asked, turn, body.subarray(0, Math.floor(body.length / 2)), (sent) => sent.destroy()).catch(nothing)
      return hangUp()
    }
    if (fault === 'again') setTimeout(() => track(forward(to(1), asked, turn, body).catch(nothing)), 50)
    if (fault === 'repeated') track(forward(to(1), asked, turn, body).catch(nothing))
    const reply = await forward(to(), asked, turn, body).catch(nothing)
    if (reply) answered++
    if (!reply || fault === 'answerLost') return hangUp()
    answer.writeHead(reply.status, reply.headers)
    if (fault !== 'answerCut') return void answer.end(reply.body)
    answer.write(reply.body.subarray(0, Math.floor(reply.body.length / 2)), hangUp)
  }

  const track = (work: Promise<unknown>) => {
    underWay.add(work)
    void work.finally(() => underWay.delete(work))
  }
  const server: Server = createServer((asked, answer) =>
    track(serve(asked, answer).catch(() => asked.socket.destroy())),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    // A listening TCP server has an AddressInfo, never a pipe name.
    port: (server.address() as AddressInfo).port,
    counts,
    answered: () => answered,
    heal: () => {
      isWell = true
    },
    settled: async () => {
      // What arrives once more does so a moment later.
      await sleep(100)
      while (underWay.size > 0) await Promise.all(underWay)
    },
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

/** Null when its sender hung up before the end. */
const bodyOf = async (asked: IncomingMessage): Promise<Buffer | null> => {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of asked) chunks.push(chunk)
  } catch {
    return null
  }
  return Buffer.concat(chunks)
}

interface Reply {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

/** @param onSent instead of waiting for an answer */
const forward = (
  port: number,
  { method, url, headers }: IncomingMessage,
  turn: number,
  body: Buffer,
  onSent?: (sent: ClientRequest) => void,
): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const sent = request({
      host: '127.0.0.1',
      port,
      method,
      path: url,
      agent: false,
      // Each from another network, since a crowd behind one address is limited.
      headers: {
        ...headers,
        connection: 'close',
        'x-forwarded-for': `10.${turn >> 16}.${(turn >> 8) & 255}.${turn & 255}`,
      },
    })
    sent.on('error', reject)
    sent.on('response', (reply) => {
      const chunks: Buffer[] = []
      reply.on('data', (chunk) => chunks.push(chunk))
      reply.on('error', reject)
      reply.on('end', () => {
        const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...kept } = reply.headers
        resolve({ status: reply.statusCode ?? 502, headers: kept, body: Buffer.concat(chunks) })
      })
    })
    if (onSent) sent.write(body, () => onSent(sent))
    else sent.end(body)
  })

const nothing = () => null
