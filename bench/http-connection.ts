import { connect, type Socket } from 'node:net'

/**
 * One HTTP/1.1 connection that is kept alive. As small as can be: on two cores, a costly client would be measured
 * instead of the server. Answers come in the order of the requests; only Content-Length bodies are understood.
 */
export class HttpConnection {
  readonly #socket: Socket
  readonly #port: number
  readonly #head: string
  #received: Buffer = Buffer.alloc(0)
  #onAnswer: ((body: Buffer) => void) | null = null

  /** @param onBroken the server closed, or answered what this client does not understand */
  constructor(port: number, path: string, onBroken: (error: Error) => void) {
    this.#port = port
    this.#head = `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\nUser-Agent: formloom-bench\r\nContent-Length: `
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true })
    this.#socket.on('data', (chunk) => {
      try {
        this.#read(chunk)
      } catch (error) {
        onBroken(error instanceof Error ? error : new Error(String(error)))
        this.#socket.destroy()
      }
    })
    this.#socket.on('error', onBroken)
    this.#socket.on('close', () => onBroken(new Error('closed')))
  }

  /** One request at a time. */
  post(body: string, onAnswer: (body: string) => void): void {
    this.#onAnswer = (answer) => onAnswer(answer.toString('utf8'))
    this.#socket.write(`${this.#head}${Buffer.byteLength(body)}\r\n\r\n${body}`)
  }

  /** One request at a time. @param headers each with its line end; `onAnswer` hears how many bytes came */
  get(path: string, headers: string, onAnswer: (length: number) => void): void {
    this.#onAnswer = (answer) => onAnswer(answer.length)
    this.#socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${this.#port}\r\n${headers}\r\n`)
  }

  close(): void {
    this.#socket.removeAllListeners('close')
    this.#socket.destroy()
  }

  #read(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk])
    const headEnd = this.#received.indexOf('\r\n\r\n')
    if (headEnd === -1) return
    const head = this.#received.toString('latin1', 0, headEnd)
    if (!head.startsWith('HTTP/1.1 200')) throw new Error(head.slice(0, 40))
    const length = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1])
    if (!Number.isInteger(length)) throw new Error('no Content-Length')
    const end = headEnd + 4 + length
    if (this.#received.length < end) return
    const body = this.#received.subarray(headEnd + 4, end)
    this.#received = this.#received.subarray(end)
    const answer = this.#onAnswer
    this.#onAnswer = null
    answer?.(body)
  }
}
