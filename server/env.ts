import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'

/** What the server may know about its surroundings. Nothing else in the code reads `process.env`. */
export interface Env {
  /** `development` unless NODE_ENV says otherwise, so that a fresh clone shows its demo data. */
  mode: 'development' | 'production' | 'test'
  isProduction: boolean
  port: number
  host: string
  /** Absolute path of the folder that holds the embedded database and the uploaded files. */
  dataFolder: string
  /** An external PostgreSQL, or null for the embedded one. */
  databaseUrl: string | null
  /** Address people reach this server at, without a trailing slash; null means the local address. */
  publicUrl: string | null
  /** Password of the user `admin`; null means that a random one is made at the first start. */
  adminPassword: string | null
  /** Keys that seal secrets in the database, newest first; null means those of a file in the data folder. */
  secretKeys: readonly [string, ...string[]] | null
  demoData: boolean
  /** In which the demo is told: people, departments, forms and answers. */
  demoLanguage: 'zh-cn' | 'en' | 'de'
  /** Addresses and networks of proxies whose X-Forwarded-For is believed. Empty: nobody's (T35). */
  trustedProxies: readonly string[]
  /** Hosts that forms may have this server call, such as `api.example.com` or `*.example.com`; null: any in public. */
  outboundHosts: readonly string[] | null
  /** Addresses and networks of the operator's own that such calls may reach all the same. */
  outboundNetworks: readonly string[]
  /** Answers a form takes per minute, or null for any number. */
  submitLimit: number | null
  /** Whether forms that somebody has opened may be kept on their device, to be opened there without a network. */
  offlinePages: boolean
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
}

/** A setting that cannot be used. Its message is one whole sentence for the person who started the server. */
export class EnvError extends Error {
  override name = 'EnvError'
}

/**
 * Parses the environment. Pure: pass `process.env` (only `server/main.ts` does) or any record.
 *
 * @throws EnvError naming the first variable that cannot be used and what is expected instead.
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.fromEntries(Object.keys(variables.shape).map((name) => [name, present(source[name])]))
  const parsed = variables.safeParse(given)
  if (!parsed.success) throw new EnvError(sentence(parsed.error.issues[0], given))
  const values = parsed.data
  const isProduction = values.NODE_ENV === 'production'
  return {
    mode: values.NODE_ENV,
    isProduction,
    port: values.PORT,
    // In production the server usually sits in a container or behind a proxy on another address; on a developer's
    // machine nothing outside it has any business with a server that prints sign-in links.
    host: values.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    dataFolder: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    publicUrl: values.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    adminPassword: values.ADMIN_PASSWORD ?? null,
    secretKeys: values.SECRET_KEY ?? null,
    demoData: values.DEMO_DATA === undefined ? !isProduction : values.DEMO_DATA === '1',
    demoLanguage: values.DEMO_LANGUAGE,
    trustedProxies: values.TRUSTED_PROXY ?? [],
    outboundHosts: values.OUTBOUND_HOSTS ?? null,
    outboundNetworks: values.OUTBOUND_NETWORKS ?? [],
    submitLimit: values.SUBMIT_LIMIT === 0 ? null : values.SUBMIT_LIMIT,
    offlinePages: values.OFFLINE_PAGES !== '0',
    logLevel: values.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
  }
}

/** Where people reach this server, without a trailing slash: as the operator says, else on this machine. */
export const addressOf = ({ publicUrl, port }: Pick<Env, 'publicUrl' | 'port'>): string =>
  publicUrl ?? `http://localhost:${port}`

/** The environment of this process. @throws EnvError, see {@link readEnv}. */
export const readProcessEnv = (): Env => readEnv(process.env)

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

// The message of each field completes the sentence "<NAME> must be …".
const variables = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test'], 'development, production or test').default('development'),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'a whole number from 0 to 65535')
    .transform(Number)
    .refine((port) => port <= 65535, 'a whole number from 0 to 65535')
    .default(8080),
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:-]+$/, 'a host name or an IP address, such as 127.0.0.1')
    .optional(),
  DATA_DIR: z
    .string()
    .refine((path) => !path.includes('\0'), 'the path of a folder')
    .default('./data'),
  DATABASE_URL: z
    .string()
    // Not a URL to the letter: the address of a socket has no host, as in postgres://user@/name?host=/run/postgresql.
    .regex(/^postgres(?:ql)?:\/\/\S+$/, 'an address such as postgres://user@host:5432/name')
    .optional(),
  PUBLIC_URL: z
    .string()
    .refine(isPlainHttpUrl, 'an http or https address without query, such as https://forms.example.com')
    .optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(8, 'a password of 8 to 128 characters')
    .max(128, 'a password of 8 to 128 characters')
    .optional(),
  SECRET_KEY: z
    .string()
    .transform((list) => list.split(',').map((key) => key.trim()))
    .refine(isKeyList, 'keys of 32 characters or more, separated by commas, newest first')
    .optional(),
  DEMO_DATA: z.enum(['0', '1'], '0 (leave the demo data out) or 1 (load it)').optional(),
  DEMO_LANGUAGE: z.enum(['zh-cn', 'en', 'de'], 'zh-cn, en or de').default('zh-cn'),
  TRUSTED_PROXY: z
    .string()
    .transform((list) => list.split(',').map((part) => part.trim()))
    .refine(
      (list) => list.every(isNetwork),
      'IP addresses or networks separated by commas, such as 10.0.0.1,192.168.0.0/16',
    )
    .optional(),
  OUTBOUND_HOSTS: z
    .string()
    .transform((list) => list.split(',').map((part) => part.trim()))
    .refine(
      (list) => list.every(isHostPattern),
      'host names separated by commas, such as api.example.com,*.example.org',
    )
    .optional(),
  OUTBOUND_NETWORKS: z
    .string()
    .transform((list) => list.split(',').map((part) => part.trim()))
    .refine(
      (list) => list.every(isNetwork),
      'IP addresses or networks separated by commas, such as 10.0.0.1,192.168.0.0/16',
    )
    .optional(),
  SUBMIT_LIMIT: z
    .string()
    .regex(/^\d{1,7}$/, 'a number of answers per minute, or 0 for no limit')
    .transform(Number)
    .default(300),
  OFFLINE_PAGES: z
    .enum(['0', '1'], '0 (no service worker) or 1 (forms that were opened work without a network)')
    .optional(),
  LOG_LEVEL: z.enum(logLevels, `one of ${logLevels.join(', ')}`).optional(),
})

const secrets = new Set(['ADMIN_PASSWORD', 'DATABASE_URL', 'SECRET_KEY'])

/** `PORT=` in a shell or a compose file means "not set". */
function present(value: string | undefined): string | undefined {
  return value === undefined || value.trim() === '' ? undefined : value
}

function sentence(issue: z.core.$ZodIssue | undefined, given: Record<string, string | undefined>): string {
  const name = String(issue?.path[0] ?? 'The environment')
  const value = given[name]
  const shown = value === undefined || secrets.has(name) ? '' : `, but it is ${JSON.stringify(value)}`
  return `${name} must be ${issue?.message ?? 'valid'}${shown}.`
}

function isKeyList(keys: string[]): keys is [string, ...string[]] {
  return keys.every((key) => key.length >= 32)
}

function isHostPattern(text: string): boolean {
  return /^(\*\.)?[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*$/.test(text)
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

function isPlainHttpUrl(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, search, hash, username, password } = new URL(url)
  return /^https?:$/.test(protocol) && search === '' && hash === '' && username === '' && password === ''
}
