import type { EnvValue } from '#shared/contract/config'

export const params = { key: 'smsEnvConfig' } as const

export interface Gateway {
  readonly mode: 'off' | 'http' | 'test'
  readonly endpoint: string
  /** The mask while it is the one that is stored. */
  readonly token: string
}

/** What is stored, as people set it. Whatever else the server would not send with is off. */
export const gatewayOf = ({ enabled, type, endpoint, token }: EnvValue): Gateway => ({
  mode: enabled !== true ? 'off' : type === 'TEST' ? 'test' : type === 'HTTP' ? 'http' : 'off',
  endpoint: typeof endpoint === 'string' ? endpoint : '',
  token: typeof token === 'string' ? token : '',
})

/** Fields of other gateways stay as they are; an address stays for when the gateway is turned on again. */
export const envValueOf = ({ mode, endpoint, token }: Gateway, stored: EnvValue): EnvValue => ({
  ...stored,
  enabled: mode !== 'off',
  type: mode === 'test' ? 'TEST' : 'HTTP',
  endpoint: endpoint.trim(),
  token,
})

export const isEndpoint = (text: string): boolean => /^https?:\/\//.test(text.trim()) && URL.canParse(text.trim())
