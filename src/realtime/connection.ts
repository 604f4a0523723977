// One socket of a tab to the server, kept alive (spec 4, 9). It knows neither sessions nor screens.
import {
  closeCodes,
  ping,
  pong,
  type RealtimeMessage,
  realtimeMessageSchema,
  socketPath,
  socketTimes,
} from '#shared/contract/realtime'

export interface ConnectionHost {
  /** Where the API lives, such as `https://forms.example/sapi`. */
  readonly baseUrl: string
  /** A fresh ticket for each attempt; the session's token never travels in an address (T18). */
  readonly ticket: () => Promise<string>
  readonly onMessage: (message: RealtimeMessage) => void
  /** The socket is open, for the first time or again. */
  readonly onOpen: () => void
  /** The server says that the session is over; no other attempt follows. */
  readonly onSignedOut: () => void
  /** In milliseconds; the spec's unless a test is in a hurry. */
  readonly times?: { readonly heartbeatTimeoutMs: number; readonly reconnectMs: number }
}

export interface Connection {
  readonly stop: () => void
}

/** Connects, and connects again once after every end, until it is stopped or the session is over. */
export const startConnection = ({ times = socketTimes, ...host }: ConnectionHost): Connection => {
  let socket: WebSocket | undefined
  let beat: ReturnType<typeof setTimeout> | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  const connect = async () => {
    retry = undefined
    const ticket = await host.ticket().catch(() => null)
    if (isStopped) return
    if (ticket === null) return again()
    const own = new WebSocket(addressOf(host.baseUrl, ticket))
    socket = own
    own.onopen = () => {
      heard()
      host.onOpen()
    }
    own.onmessage = ({ data }) => {
      heard()
      const message = messageOf(data)
      if (message) host.onMessage(message)
    }
    // An error is always followed by a close.
    own.onclose = ({ code }) => {
      if (socket !== own) return
      ended()
      if (code !== closeCodes.signedOut) return again()
      isStopped = true
      host.onSignedOut()
    }
  }

  /** Anything that arrives proves that the line is there. */
  const heard = () => {
    clearTimeout(beat)
    beat = setTimeout(() => {
      socket?.send(ping)
      beat = setTimeout(hangUp, times.heartbeatTimeoutMs)
    }, times.heartbeatTimeoutMs)
  }

  /** A line that is dead does not close by itself for minutes: it is given up here. */
  const hangUp = () => {
    const dead = socket
    ended()
    dead?.close()
    again()
  }

  const ended = () => {
    clearTimeout(beat)
    socket = undefined
  }

  const again = () => {
    if (!isStopped && retry === undefined) retry = setTimeout(() => void connect(), times.reconnectMs)
  }

  void connect()
  return {
    stop: () => {
      isStopped = true
      clearTimeout(retry)
      const last = socket
      ended()
      if (last) hangUpQuietly(last)
    },
  }
}

/** A line that is cut while it is being made is an error in the browser's log: it is let in first. */
const hangUpQuietly = (line: WebSocket) => {
  line.onmessage = null
  if (line.readyState !== WebSocket.CONNECTING) return line.close()
  line.onopen = () => line.close()
}

const addressOf = (baseUrl: string, ticket: string): string =>
  `${baseUrl.replace(/^http/, 'ws')}${socketPath}?token=${encodeURIComponent(ticket)}`

/** PONG, what is no JSON, and types this version does not know are nothing (T19). */
const messageOf = (data: unknown): RealtimeMessage | null => {
  if (typeof data !== 'string' || data === pong) return null
  try {
    const message = realtimeMessageSchema.safeParse(JSON.parse(data))
    return message.success ? message.data : null
  } catch {
    return null
  }
}
