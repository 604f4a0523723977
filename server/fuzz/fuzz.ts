// Sends seeded nonsense to every route and looks for what must never come back.
import { Agent } from 'node:http'
import { chanceOf } from './chance.ts'
import { makeRequest } from './make-request.ts'
import type { Operation } from './operation.ts'
import { curlOf, send } from './send.ts'

export interface FuzzActor {
  readonly name: string
  /** Null: anonymous. */
  readonly token: string | null
}

export interface FuzzOptions {
  readonly port: number
  readonly operations: readonly [Operation, ...Operation[]]
  readonly named: Readonly<Record<string, unknown>>
  readonly requests: number
  readonly seed: number
  readonly atOnce: number
  readonly actors: readonly [FuzzActor, ...FuzzActor[]]
  /** Somebody of the same kind, once a session has ended on the way. */
  readonly renewed: (actor: FuzzActor) => Promise<FuzzActor>
  /** Ids of the requests that the server could not explain, as its log says. */
  readonly faults: () => ReadonlyMap<string, string>
  /** Called every hundred requests: whoever is limited reaches nothing. */
  readonly refresh: () => Promise<void>
}

export interface FuzzReport {
  /** One text for each failing request: what is wrong, and how to send it again. */
  readonly failures: readonly string[]
  /** Requests that took more than two seconds, slowest first. */
  readonly slow: readonly { readonly milliseconds: number; readonly call: string; readonly curl: string }[]
  readonly codes: ReadonlyMap<string, number>
  readonly milliseconds: { readonly p50: number; readonly p99: number; readonly max: number }
  readonly unanswered: number
}

export const fuzz = async (options: FuzzOptions): Promise<FuzzReport> => {
  const { port, operations, named, requests, seed, atOnce, renewed, refresh, faults } = options
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const actors = [...options.actors]
  const failures: string[] = []
  const sent = new Map<string, string>()
  const slow: { milliseconds: number; call: string; curl: string }[] = []
  const codes = new Map<string, number>()
  const times: number[] = []
  let unanswered = 0

  const one = async (index: number): Promise<void> => {
    // Each has chance of its own: a request is the same however the others before it went.
    const chance = chanceOf(seed * 1_000_003 + index)
    const operation = chance.of(operations)
    const who = chance.below(actors.length)
    const actor = actors[who] ?? options.actors[0]
    const request = makeRequest(operation, named, actor.token, chance)
    const answer = await send(port, agent, request)
    const curl = curlOf(`http://127.0.0.1:${port}`, request)
    const call = `${operation.method} ${operation.path} as ${actor.name}, request ${index}`
    times.push(answer.milliseconds)
    if (answer.milliseconds > 2_000) slow.push({ milliseconds: answer.milliseconds, call, curl })
    if (answer.requestId !== '') sent.set(answer.requestId, `${call}\n${curl}`)
    if (answer.status === 0) unanswered++
    const code = codeOf(answer.body)
    const seen = code ?? `HTTP ${answer.status}`
    codes.set(seen, (codes.get(seen) ?? 0) + 1)
    const leak = leakIn(answer.body)
    if (answer.status >= 500) failures.push(`HTTP ${answer.status}: ${call}\n${curl}`)
    if (leak) failures.push(`tells of its inside (${leak}): ${call}\n${curl}`)
    if (code === '401' && actor.token && request.headers.authorization === `Bearer ${actor.token}`)
      actors[who] = await renewed(actor)
  }

  let next = 0
  const worker = async (): Promise<void> => {
    while (next < requests) {
      const index = next++
      if (index % 100 === 0) await refresh()
      await one(index)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  agent.destroy()

  for (const [requestId, fault] of faults())
    failures.push(`unexplained: ${fault}\n${sent.get(requestId) ?? `(${requestId})`}`)
  times.sort((a, b) => a - b)
  const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0)
  slow.sort((a, b) => b.milliseconds - a.milliseconds)
  return { failures, slow, codes, unanswered, milliseconds: { p50: at(0.5), p99: at(0.99), max: at(1) } }
}

const codeOf = (body: string): string | null => /^\{"code":(\d+)/.exec(body)?.[1] ?? null

/** A stack, a statement, or a path of this machine. */
const leakIn = (body: string): string | null => {
  const inside = [
    /\n\s+at [^\n]+\(?[\w/.-]+:\d+:\d+/,
    /node_modules/,
    /\b(?:select|insert|update|delete)\b[^"]{1,200}\b(?:from|into|set|where)\b[^"]{0,80}\$\d/i,
    /syntax error at or near|violates \w+ constraint|invalid byte sequence|relation "\w+"/,
  ]
  const found = inside.find((pattern) => pattern.test(body))
  return found?.source ?? (body.includes(process.cwd()) ? 'the folder of the program' : null)
}
