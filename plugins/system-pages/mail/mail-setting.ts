import type { EnvValue } from '#shared/contract/config'
import { isMailAddress } from '#shared/mail-address'

export const params = { key: 'emailEnvConfig' } as const

export const securities = ['starttls', 'tls', 'none'] as const
export type Security = (typeof securities)[number]

export interface MailSetting {
  readonly mode: 'off' | 'smtp' | 'test'
  readonly host: string
  readonly port: string
  readonly security: Security
  readonly username: string
  /** The mask while it is the one that is stored. */
  readonly password: string
  readonly from: string
  readonly fromName: string
}

const usualPorts = { starttls: '587', tls: '465', none: '25' } as const

/** What is stored, as people set it. Whatever else the server would not send with is off. */
export const settingOf = ({ enabled, type, security, port, ...stored }: EnvValue): MailSetting => {
  const text = (name: string) => (typeof stored[name] === 'string' ? stored[name] : '')
  const known = securities.find((each) => each === security) ?? 'starttls'
  return {
    mode: enabled !== true ? 'off' : type === 'TEST' ? 'test' : type === 'SMTP' ? 'smtp' : 'off',
    host: text('host'),
    port: typeof port === 'number' ? String(port) : usualPorts[known],
    security: known,
    username: text('username'),
    password: text('password'),
    from: text('from'),
    fromName: text('fromName'),
  }
}

/** What was typed stays for when mail is turned on again. */
export const envValueOf = ({ mode, port, ...setting }: MailSetting, stored: EnvValue): EnvValue => ({
  ...stored,
  ...setting,
  host: setting.host.trim(),
  username: setting.username.trim(),
  from: setting.from.trim(),
  fromName: setting.fromName.trim(),
  port: isPort(port) ? Number(port) : null,
  enabled: mode !== 'off',
  type: mode === 'test' ? 'TEST' : 'SMTP',
})

/** The other way has another port by custom; one that somebody chose stays. */
export const withSecurity = ({ security, port }: MailSetting, next: Security): Partial<MailSetting> => ({
  security: next,
  ...(port === usualPorts[security] && { port: usualPorts[next] }),
})

type Wrong = 'wrong.host' | 'wrong.port' | 'wrong.address'

export const wrongOf = ({ mode, host, port, from }: MailSetting): Partial<Record<keyof MailSetting, Wrong>> =>
  mode === 'smtp'
    ? {
        ...(!/^[A-Za-z0-9.:-]{1,253}$/.test(host.trim()) && { host: 'wrong.host' as const }),
        ...(!isPort(port) && { port: 'wrong.port' as const }),
        ...(!isMailAddress(from.trim()) && { from: 'wrong.address' as const }),
      }
    : {}

const isPort = (text: string): boolean => /^\d{1,5}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= 65_535
