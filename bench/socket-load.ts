// Browser tabs, as far as the server sees them: a process that opens so many sockets, holds them, and opens them again.
import { connect, type Socket } from 'node:net'
import { percentile } from './percentile.ts'

/** What the process is asked to do; each is answered by a `SocketNews`. */
export type SocketTask =
  /** All at once: a ticket, the socket, PING, and PONG heard. Sockets still held are let go of first. */
  | { readonly kind: 'open'; readonly port: number; readonly tokens: readonly string[] }
  /** Resolves when every socket has heard something more. */
  | { readonly kind: 'hear' }

export interface SocketNews {
  readonly open: number
  /** Milliseconds until half of them, and the last one, were there. */
  readonly middle: number
  readonly last: number
  readonly firstError: string
}

interface Tab {
  readonly socket: Socket
  hears: () => void
}

let tabs: Tab[] = []

process.on('message', (task: SocketTask) => {
  void (task.kind === 'open' ? open(task) : hear()).then((news) => process.send?.(news))
})
process.once('disconnect', () => process.exit(0))

async function open({ port, tokens }: { port: number; tokens: readonly string[] }): Promise<SocketNews> {
  for (const { socket } of tabs) socket.destroy()
  const opened = await timed(tokens.map((token) => openTab(port, token)))
  tabs = opened.values
  return opened.news
}

async function hear(): Promise<SocketNews> {
  const heard = tabs.map(
    (tab) =>
      new Promise<void>((resolve) => {
        tab.hears = resolve
      }),
  )
  return (await timed(heard)).news
}

async function timed<Value>(works: readonly Promise<Value>[]): Promise<{ values: Value[]; news: SocketNews }> {
  const started = performance.now()
  const times: number[] = []
  const results = await Promise.allSettled(
    works.map(async (work) => {
      const value = await work
      times.push(performance.now() - started)
      return value
    }),
  )
  const values = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  const failed = results.find((result) => result.status === 'rejected')
  return {
    values,
    news: {
      open: values.length,
      middle: percentile(times, 0.5),
      last: percentile(times, 1),
      firstError: failed ? String(failed.reason) : '',
    },
  }
}

/** One connection for both: first the ticket, then the switch to a socket. No library, so that the server is measured. */
function openTab(port: number, token: string): Promise<Tab> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    const tab: Tab = { socket, hears: () => {} }
    const timer = setTimeout(() => fail(new Error('No answer within 40 s.')), 40_000)
    let received = ''
    let step: 'ticket' | 'switch' | 'pong' | 'open' = 'ticket'
    const fail = (error: Error) => {
      clearTimeout(timer)
      socket.destroy()
      reject(error)
    }
    socket.write(
      `POST /sapi/websocket/ticket HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAuthorization: Bearer ${token}\r\nContent-Length: 0\r\n\r\n`,
    )
    socket.setEncoding('latin1').on('data', (text) => {
      if (step === 'open') {
        tab.hears()
        return
      }
      received += text
      if (step === 'ticket') {
        const [, ticket] = /"ticket":"([\w-]+)"/.exec(received) ?? []
        if (!ticket) {
          if (/"code":(?!200)/.test(received)) fail(new Error(received.slice(-200)))
          return
        }
        received = ''
        step = 'switch'
        socket.write(
          `GET /sapi/websocket?token=${ticket} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
            'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: Zm9ybWxvb20gYmVuY2ghIQ==\r\n\r\n',
        )
        return
      }
      if (step === 'switch' && received.includes('\r\n\r\n')) {
        if (!received.startsWith('HTTP/1.1 101')) {
          fail(new Error(received.slice(0, 200)))
          return
        }
        received = received.slice(received.indexOf('\r\n\r\n') + 4)
        step = 'pong'
        socket.write(maskedPing)
      }
      if (step === 'pong' && received.includes('PONG')) {
        clearTimeout(timer)
        step = 'open'
        resolve(tab)
      }
    })
    socket.on('error', fail)
    socket.on('close', () => fail(new Error(`Closed while waiting for ${step}.`)))
  })
}

/** The text PING under a mask of zeros. */
const maskedPing = Buffer.from([0x81, 0x84, 0, 0, 0, 0, ...Buffer.from('PING')])
