// Files that could not be sent, and wait: in the browser's storage where it has room, else in this page for as long as it lives.

import type { FileState } from '#sdk/ui'
import { randomId } from '#shared/form/ids'
import { waitingMark } from '#shared/waiting-file'
import { uploadFile } from '../call/upload-file.ts'
import type { DraftStorage } from '../draft/draft.ts'
import type { FillForm } from '../form/load-fill-form.ts'
import { loadLaterTexts } from '../language/texts.ts'
import type { Translate } from '../language/translator.ts'
import type { StoredFile } from './answer-files.ts'
import { filesIn } from './file-storage.ts'
import { sentFrom } from './page-files.ts'

/** Whose files they are, and in which words that is told. */
export interface FilesOf {
  readonly form: Pick<FillForm, 'formKey' | 'keeps'>
  readonly storage: DraftStorage
  readonly language: string
  readonly translate: Translate
}

/** What came of sending one. */
export type Sent =
  | { readonly kind: 'arrived'; readonly file: StoredFile }
  /** The server has judged it, or the device has it no more. `message` is for the respondent. */
  | { readonly kind: 'refused'; readonly message: string }
  /** The form takes no files now: what it says of answers is told instead. */
  | { readonly kind: 'closed' }
  /** To be tried again. */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'busy'; readonly retryAfterMs: number | null }
  | { readonly kind: 'failed'; readonly message: string; readonly data: null }

interface Held {
  readonly file: File
  readonly questionId: string
  /** The browser's storage has it, too. */
  readonly isKept: boolean
  readonly url: string
}

/** Those this page has at hand. */
const held = new Map<string, Held>()
/** What became of those that wait no longer: whoever asks again hears the same. */
const ended = new Map<string, Extract<Sent, { kind: 'arrived' | 'refused' }>>()
const underWay = new Map<string, Promise<Sent>>()

/** The server cuts names at so many characters. */
const longestName = 120

/** Puts a file where it waits. @returns it as answers name it meanwhile */
export const keepFile = async ({ form: { formKey, keeps }, storage }: FilesOf, questionId: string, file: File) => {
  const id = waitingMark + randomId(26)
  // No storage, or no room in it.
  const isKept =
    keeps &&
    (await filesIn(storage)
      .put({ id, formKey, questionId, savedAt: Date.now(), file, arrived: null })
      .then(
        () => true,
        () => false,
      ))
  // A browser that is short of room asks, or keeps it all the same, at a fitting moment.
  if (isKept) void navigator.storage?.persist?.().catch(() => false)
  const url = URL.createObjectURL(file)
  held.set(id, { file, questionId, isKept, url })
  return { id, name: [...file.name].slice(0, longestName).join('') || 'file', size: file.size, url }
}

/** Some that are only here would be lost with the page. */
export const isAnyOnlyHere = (ids: readonly string[]): boolean => ids.some((id) => held.get(id)?.isKept === false)

/** Tells where such a file can be drawn from, and that it waits. */
export const openHeld = async (id: string, of: FilesOf, hear: (state: FileState) => void): Promise<void> => {
  const [file] = await Promise.all([find(id, of.storage), loadLaterTexts(of.language).catch(nothing)])
  const say = (key: string) => of.translate('fill-later', key)
  if (file) hear({ state: 'ready', url: file.url, note: say(file.isKept ? 'file.waits' : 'file.waitsHere') })
  else hear({ state: 'failed' })
}

const find = async (id: string, storage: DraftStorage): Promise<Held | null> => {
  const known = held.get(id)
  if (known) return known
  const kept = await filesIn(storage).get(id).catch(nothing)
  if (kept?.arrived) ended.set(id, { kind: 'arrived', file: kept.arrived })
  if (!kept?.file) return null
  const found = { file: kept.file, questionId: kept.questionId, isKept: true, url: URL.createObjectURL(kept.file) }
  held.set(id, found)
  return found
}

/** Sends one; asked by several, once. */
export const sendWaiting = (id: string, of: FilesOf): Promise<Sent> => {
  const sending = underWay.get(id) ?? attempt(id, of).finally(() => underWay.delete(id))
  underWay.set(id, sending)
  return sending
}

const attempt = async (id: string, of: FilesOf): Promise<Sent> => {
  const { form, storage, language, translate } = of
  const waiting = await find(id, storage)
  const known = ended.get(id)
  if (known) return known
  if (!waiting) return end(id, { kind: 'refused', message: translate('fill-later', 'file.lost') })
  const { file, questionId, url } = waiting
  const reply = await uploadFile({ formKey: form.formKey, questionId, language }, file, {})
  if (reply.kind === 'ok') {
    // What the contract says the server answers.
    const { id: storedId, name, size } = reply.data as StoredFile
    const arrived = { id: storedId, name, size }
    const stored = (await filesIn(storage).arrive(id, arrived).catch(nothing)) ?? arrived
    sentFrom.set(stored.id, url)
    return end(id, { kind: 'arrived', file: stored })
  }
  if (reply.kind === 'unreachable' || reply.kind === 'busy') return reply
  if (reply.kind === 'notFound' || reply.kind === 'refused') return { kind: 'closed' }
  const cause = causeOf(reply.data)
  if (cause === 'form') return { kind: 'closed' }
  if (cause !== 'file') return { kind: 'failed', message: reply.message, data: null }
  await forget(id, storage)
  return end(id, {
    kind: 'refused',
    message: translate('fill-later', 'file.refused', { name: file.name, reason: reply.message }),
  })
}

/** What of an upload was refused: the file by itself, or any file of this form. Else it may be taken another time. */
const causeOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'refused' in data ? data.refused : null

const end = <Ending extends Extract<Sent, { kind: 'arrived' | 'refused' }>>(id: string, ending: Ending): Ending => {
  ended.set(id, ending)
  held.delete(id)
  return ending
}

/** Nobody needs it any more. */
export const forget = async (id: string, storage: DraftStorage): Promise<void> => {
  held.delete(id)
  await filesIn(storage).remove(id).catch(nothing)
}

const nothing = () => undefined
