// How a mail leaves this server. Nothing else knows the library that speaks SMTP.
import { isIP } from 'node:net'
import { createTransport, type NodemailerError } from 'nodemailer'
import { addressOfNamedHost } from '../../kernel/outbound/named-host.ts'
import type { SmtpSetting } from './mail-setting.ts'
import type { StoredMail } from './repository.ts'

/** The mail did not go out. */
export class MailFailure extends Error {
  override name = 'MailFailure'
  /** The mail server's own words; null: it was not reached, or could not be understood. They may name people. */
  readonly said: string | null
  /** It would be refused again: there is no such address, or the mail is not wanted. */
  readonly isFinal: boolean
  constructor(message: string, { said, isFinal }: { said: string | null; isFinal: boolean }) {
    super(message)
    this.said = said
    this.isFinal = isFinal
  }
}

/** @throws MailFailure, OutboundError */
export const sendBySmtp = async (setting: SmtpSetting, mail: StoredMail): Promise<void> => {
  const { host, port, security, username, password, from, fromName } = setting
  const transport = createTransport({
    host: await addressOfNamedHost(host),
    port,
    secure: security === 'tls',
    // Never in the clear because somebody in between has struck out the offer.
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    tls: isIP(host) === 0 ? { servername: host } : {},
    ...(username !== '' && { auth: { user: username, pass: password } }),
    name: domainOf(from),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    maxResponseSize: 64 * 1024,
  })
  try {
    await transport.sendMail({
      from: { name: oneLine(fromName), address: from },
      to: { name: '', address: mail.to },
      envelope: { from, to: [mail.to] },
      subject: oneLine(mail.subject),
      text: mail.text,
      ...(mail.html !== null && { html: mail.html }),
      messageId: `<${mail.id}@${domainOf(from)}>`,
      // Nobody's absence is answered to a machine.
      headers: { 'Auto-Submitted': 'auto-generated' },
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  } catch (error) {
    throw failureOf(error)
  } finally {
    transport.close()
  }
}

const failureOf = (error: unknown): MailFailure => {
  const { code, response, responseCode = 0, message } = error as NodemailerError
  if (!response) return new MailFailure(plain(message), { said: null, isFinal: false })
  const isFinal = (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500
  return new MailFailure(`The mail server answered ${responseCode}.`, { said: plain(response), isFinal })
}

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1)

/** A line break in a header begins another header. */
const oneLine = (text: string): string => plain(text).trim()

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const plain = (text: string): string => text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').slice(0, 500)
