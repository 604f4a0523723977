import { type Agent, request as httpRequest } from 'node:http'
import type { FuzzRequest } from './make-request.ts'

export interface FuzzAnswer {
  /** 0: the connection ended without an answer. */
  readonly status: number
  readonly requestId: string
  readonly body: string
  readonly milliseconds: number
}

/** Sends a request as it is; nothing is tidied up on the way. */
export const send = (port: number, agent: Agent, { method, path, headers, body }: FuzzRequest): Promise<FuzzAnswer> =>
  new Promise((resolve) => {
    const start = performance.now()
    const end = (status: number, requestId: string, text: string) =>
      resolve({ status, requestId, body: text, milliseconds: performance.now() - start })
    const length = headers['transfer-encoding'] ? {} : { 'content-length': String(body?.length ?? 0) }
    const sending = httpRequest(
      { port, host: '127.0.0.1', agent, method, path, headers: { ...headers, ...length }, timeout: 60_000 },
      (response) => {
        const chunks: Buffer[] = []
        const done = () =>
          end(response.statusCode ?? 0, String(response.headers['x-requestid'] ?? ''), Buffer.concat(chunks).toString())
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', done)
        response.on('error', done)
      },
    )
    sending.on('timeout', () => sending.destroy())
    sending.on('error', () => end(0, '', ''))
    sending.end(body ?? undefined)
  })

/** The same request for a terminal. */
export const curlOf = (origin: string, { method, path, headers, body }: FuzzRequest): string => {
  const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`
  const parts = [
    ...(body ? [`echo ${body.toString('base64')} | base64 -d |`] : []),
    `curl -sS -i --path-as-is -X ${method}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body ? ['--data-binary @-'] : []),
    quoted(origin + path),
  ]
  return parts.join(' ')
}
