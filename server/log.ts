import { type DestinationStream, type Logger, pino } from 'pino'
import type { Env } from './env.ts'

export type { Logger } from 'pino'

/**
 * The log of the process: JSON lines in production, short readable lines elsewhere. Secrets are removed from every
 * line, wherever in it they stand (T1, T2): the values of tokens, passwords and captcha passes in addresses, headers
 * and objects.
 *
 * @param write takes finished lines; standard output by default
 */
export function createLogger(env: Pick<Env, 'isProduction' | 'logLevel'>, write?: (line: string) => void): Logger {
  const put = write ?? standardOutput()
  const stream: DestinationStream = {
    write: (line) => put(env.isProduction ? withoutSecrets(line) : readable(withoutSecrets(line))),
  }
  return pino({ level: env.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime }, stream)
}

/** Replaces the values of secrets in a text, be it an address, a header or JSON. */
export function withoutSecrets(text: string): string {
  return text
    .replace(inQuery, '$1[redacted]')
    .replace(inJson, '$1"[redacted]"')
    .replace(bearer, '$1[redacted]')
    .replace(inConnectionString, '$1[redacted]@')
}

const names = 'password|[\\w-]*token|authorization|slidecode|captchaverification|ticket|secret|cookie|set-cookie'
const inQuery = new RegExp(`((?:[?&]|%3F|%26)(?:${names})(?:=|%3D))[^&\\s"'\\\\#]*`, 'gi')
const inJson = new RegExp(`("(?:${names})"\\s*:\\s*)(?:"(?:[^"\\\\]|\\\\.)*"|\\[[^\\]]*\\])`, 'gi')
const bearer = /(Bearer(?:\s|%20|\+)+)[\w.~+/=-]+/gi
const inConnectionString = /(\b\w+:\/\/[^\s:/@"]*:)[^\s@/"]+@/g

let output: { write(line: string): unknown; flushSync(): void } | null = null

/** One for the process, however many loggers write to it. */
function standardOutput(): (line: string) => void {
  if (output === null) {
    // Buffered, so that a slow reader of the log never slows down a request.
    const destination = pino.destination({ dest: 1, sync: false })
    output = destination
    process.on('exit', () => {
      try {
        destination.flushSync()
      } catch {
        // The reader of the log is gone, and so is everything that could be told about it.
      }
    })
  }
  const opened = output
  return (line) => opened.write(line)
}

const levels: Record<number, string> = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'WARN', 50: 'ERROR', 60: 'FATAL' }

/** `12:30:05 WARN the database went away attempt=1`, and the stack of an error below. */
function readable(line: string): string {
  const { time, level, msg, err, ...rest }: Record<string, unknown> = JSON.parse(line)
  const clock = typeof time === 'string' ? time.slice(11, 19) : ''
  const details = Object.entries(rest).map(([name, value]) => `${name}=${short(value)}`)
  const head = [clock, levels[Number(level)] ?? level, msg ?? '', ...details].join(' ')
  return [head, ...stackOf(err)].join('\n').concat('\n')
}

function short(value: unknown): string {
  return typeof value === 'string' && !/[\s"=]/.test(value) ? value : JSON.stringify(value)
}

function stackOf(error: unknown): string[] {
  if (typeof error !== 'object' || error === null) return []
  if ('stack' in error && typeof error.stack === 'string') return [error.stack]
  return [JSON.stringify(error)]
}
