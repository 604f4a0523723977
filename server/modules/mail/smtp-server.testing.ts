// A mail server on this machine, as small as one can be: it speaks SMTP over a socket, and keeps what it is given.

import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'

export interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  /** Header and body as they came. */
  readonly source: string
  /** What was signed in with, as `user:password`; null: nothing. */
  readonly signedIn: string | null
}

export interface TestMailServer {
  readonly port: number
  readonly received: ReceivedMail[]
  /** What it answers to the command of this name, instead of its own answer; '' hangs up. */
  readonly answers: Partial<Record<'EHLO' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'END', string>>
  close(): Promise<void>
}

export const startMailServer = async (): Promise<TestMailServer> => {
  const received: ReceivedMail[] = []
  const answers: TestMailServer['answers'] = {}
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    let waiting = ''
    let from = ''
    let to: string[] = []
    let signedIn: string | null = null
    let body: string[] | null = null
    const say = (name: keyof typeof answers, usual: string) => {
      const answer = answers[name] ?? usual
      if (answer === '') socket.destroy()
      else socket.write(`${answer}\r\n`)
    }
    const end = (lines: string[]) => {
      // What is refused was not received; what is not answered for may have been.
      if (!answers.END) {
        const source = lines.map((line) => (line.startsWith('.') ? line.slice(1) : line)).join('\r\n')
        received.push({ from, to, source, signedIn })
      }
      say('END', '250 taken')
    }
    const command = (line: string) => {
      const name = line.slice(0, 4).toUpperCase()
      if (name === 'EHLO') return say('EHLO', '250-here\r\n250 AUTH PLAIN')
      if (name === 'AUTH') {
        signedIn = Buffer.from(line.split(' ')[2] ?? '', 'base64')
          .toString()
          .split('\0')
          .slice(1)
          .join(':')
        return say('AUTH', '235 welcome')
      }
      if (name === 'MAIL') {
        from = /<(.*?)>/.exec(line)?.[1] ?? ''
        to = []
        return say('MAIL', '250 yes')
      }
      if (name === 'RCPT') {
        to.push(/<(.*?)>/.exec(line)?.[1] ?? '')
        return say('RCPT', '250 yes')
      }
      if (name === 'DATA') {
        if (answers.DATA === undefined) body = []
        return say('DATA', '354 go on')
      }
      return socket.write(name === 'QUIT' ? '221 bye\r\n' : '500 unknown\r\n')
    }
    socket.setEncoding('utf8').on('data', (piece) => {
      waiting += String(piece)
      for (let at = waiting.indexOf('\r\n'); at >= 0; at = waiting.indexOf('\r\n')) {
        const line = waiting.slice(0, at)
        waiting = waiting.slice(at + 2)
        if (body === null) command(line)
        else if (line === '.') {
          const lines = body
          body = null
          end(lines)
        } else body.push(line)
      }
    })
    socket.write('220 here\r\n')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    received,
    answers,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
