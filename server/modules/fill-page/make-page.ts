import { createHash } from 'node:crypto'
import type { GivenPage } from '#shared/fill-page'
import { pickText } from '#shared/form/text'
import { chooseLanguage, type LanguageWishes } from '#shared/language-choice'
import { languageName } from '#shared/language-name'
import { type FillBuild, styleHash } from '../../fill-build.ts'
import { compressed, type Encoding } from '../../http/compression.ts'
import { Lru } from '../../kernel/lru.ts'
import { pageLanguages, pageTexts, plainWord, typeTexts } from '../../plugins/fill-texts.ts'
import type { PublicReply } from '../form/public-reply.ts'
import { escaped, filledIn } from './page-document.ts'
import { plainAddress, queryOf } from './plain/address.ts'

export interface MadePage {
  readonly etag: string
  readonly styleHashes: readonly string[] | null
  /** About what it takes to keep it. */
  readonly bytes: number
  readonly body: (encoding: Encoding | null) => Promise<Buffer>
}

/** A page, as it is for everybody who asks for nothing more. */
interface FormPage extends MadePage {
  /** The same for an address that says something behind its `?`, which goes along with who has no scripts. */
  readonly asked: (query: string) => MadePage
}

export interface PageMaker {
  readonly page: (
    url: string,
    form: {
      /** Null: there is no such form. */
      readonly form: PublicReply | null
      readonly isForEverybody: boolean
      readonly wishes: LanguageWishes
    },
  ) => Promise<MadePage>
}

/**
 * Makes pages, each once for all who get the same: what a page depends on is its name in the memory, so a form that was
 * published anew, looks different or has closed is another page.
 */
export const createPageMaker = (build: FillBuild, onFailure: (error: unknown) => null): PageMaker => {
  const made = new Lru<string, FormPage>(capacity, ({ bytes }) => bytes)
  /** Asked for by somebody else while it is being made. */
  const making = new Map<string, Promise<FormPage>>()
  // By themselves: addresses are as many as people like, and must not push out what everybody asks for.
  const asked = new Lru<string, MadePage>(askedCapacity, ({ bytes }) => bytes)
  const askedFor = (page: FormPage, form: string, query: string): MadePage => {
    if (query === '') return page
    const name = `${form} ${query}`
    const known = asked.get(name) ?? page.asked(query)
    asked.set(name, known)
    return known
  }
  return {
    page: async (url, { form, isForEverybody, wishes }) => {
      const definition = form?.definition ?? null
      const language = definition
        ? chooseLanguage(wishes, definition.languages, definition.defaultLanguage)
        : chooseLanguage(wishes, pageLanguages, 'en')
      const name = nameOf(form, isForEverybody, language)
      const query = queryOf(url).toString()
      const known = made.get(name) ?? making.get(name)
      if (known) return askedFor(await known, name, query)
      const page = makePage(build, url, { form, isForEverybody, language, onFailure })
      making.set(name, page)
      try {
        made.set(name, await page)
      } finally {
        making.delete(name)
      }
      return askedFor(await page, name, query)
    },
  }
}

/** Bytes. A page of ten questions has some ten kilobytes before it is compressed, one of 300 more than a megabyte. */
const capacity = 64 * 2 ** 20
const askedCapacity = 16 * 2 ** 20

/** A version never changes, so its number stands for all that is in it; what is drawn of today holds for the hour. */
const nameOf = (form: PublicReply | null, isForEverybody: boolean, language: string): string => {
  if (form === null) return `none ${language}`
  const { definition, traits: _traits, modules: _modules, ...rest } = form
  return JSON.stringify([new Date().toISOString().slice(0, 13), definition !== null, isForEverybody, language, rest])
}

const makePage = async (
  build: FillBuild,
  url: string,
  {
    form,
    isForEverybody,
    language,
    onFailure,
  }: { form: PublicReply | null; isForEverybody: boolean; language: string; onFailure: (error: unknown) => null },
): Promise<FormPage> => {
  const types = form?.definition ? Object.keys(form.traits) : []
  const [texts, ofTypes] = await Promise.all([
    pageTexts(language, form?.definition != null),
    form?.definition ? typeTexts(language, types) : null,
  ])
  const known = { form, isForEverybody, language, texts, typeTexts: ofTypes }
  // Scripts draw what cannot be drawn here.
  const drawn = await build.draw?.(known).catch(onFailure)
  const { html: document, styleHashes } = await build.page(
    url,
    form?.definition ? types : null,
    drawn?.html ?? null,
    isAllDrawn(form, drawn?.html ?? ''),
  )
  const languages = form?.definition?.languages ?? []
  const languageNames =
    languages.length > 1 ? Object.fromEntries(languages.map((code) => [code, languageName(code)])) : {}
  const given: GivenPage = { ...known, drawn: drawn?.answers ? { answers: drawn.answers, languageNames } : null }
  const scripts = new Set(types.flatMap((type) => build.modulesOf(type)))
  if (build.laterParts && drawn?.html.includes(' data-later="')) scripts.add(build.laterParts)
  const title = form && pickText(form.title, language, form.definition?.defaultLanguage ?? language)
  const way = withoutScripts(form)
  const html = filledIn(document, {
    language,
    scheme: form?.look?.scheme ?? 'system',
    title: title || null,
    head: [...[...scripts].map(preload), way && refreshTo(way)].join(''),
    css: drawn?.css ?? null,
    view: drawn?.html ?? null,
    data: `<script type="application/json" id="given">${asData(given)}</script>`,
    noScript: way ? `<noscript>${await linkTo(way, language)}</noscript>` : drawn && !needsScripts(form) ? '' : null,
  })
  const page = (text: string, isKept: boolean): MadePage => {
    // Of a page that is only asked for with more in its address nobody needs them.
    let bytes: Buffer | undefined
    const plain = () => {
      bytes ??= Buffer.from(text)
      return bytes
    }
    let tag: string | undefined
    return {
      styleHashes: drawn?.css && styleHashes ? [...styleHashes, styleHash(drawn.css)] : styleHashes,
      get etag() {
        tag ??= `"${createHash('sha256').update(plain()).digest('base64url').slice(0, 22)}"`
        return tag
      },
      // Both ways of compressing it together take less than half of it once more.
      bytes: Buffer.byteLength(text) * 1.5,
      body: bodiesOf(plain, isKept),
    }
  }
  const asked = (query: string) =>
    page(way === null ? html : html.replaceAll(escaped(way), () => escaped(`${way}&${query}`)), false)
  // Not spread: what nobody has asked for yet is not worked out.
  return Object.assign(page(html, true), { asked })
}

/** Whether each question is in the first view: none waits on a further page, or for a rule. */
const isAllDrawn = (form: PublicReply | null, view: string): boolean =>
  form?.definition?.questions.every(({ id }) => view.includes(` data-question-id="${escaped(id)}"`)) ?? false

/**
 * Who opens a page first should not wait for the last byte to be saved: it is compressed quickly. From the second time on it is
 * worth its while, beside everything else.
 * @param isKept others will ask for it
 */
const bodiesOf = (plain: () => Buffer, isKept: boolean): MadePage['body'] => {
  const bodies = new Map<Encoding, Promise<Buffer>>()
  const improved = new Set<Encoding>()
  return (encoding) => {
    if (encoding === null) return Promise.resolve(plain())
    const known = bodies.get(encoding)
    const body = known ?? compressed(plain(), encoding, quickly)
    bodies.set(encoding, body)
    if (known && isKept && !improved.has(encoding)) {
      improved.add(encoding)
      improve(async () => {
        bodies.set(encoding, Promise.resolve(await compressed(plain(), encoding, encoding === 'br' ? 11 : 9)))
      })
    }
    return body
  }
}

const quickly = 8

/** One after the other: the threads that compress are needed for pages that somebody waits for. */
const improve = (work: () => Promise<void>): void => {
  // What failed stays as it was.
  improving = improving.then(work).catch(() => undefined)
}
let improving: Promise<void> = Promise.resolve()

/** Where somebody without scripts fills in a form; null where there is nothing to fill in. */
const withoutScripts = (form: PublicReply | null): string | null =>
  form && (form.definition || form.refusal?.reason === 'password') ? plainAddress(form.formKey) : null

/** Whether what is drawn can only be used with scripts: who has to sign in first does so in the console. */
const needsScripts = (form: PublicReply | null): boolean => form?.refusal?.reason === 'signIn'

const refreshTo = (address: string): string =>
  `<noscript><meta http-equiv="refresh" content="0;url=${escaped(address)}"></noscript>`

const linkTo = async (address: string, language: string): Promise<string> =>
  `<p class="mx-auto max-w-180 px-5 py-12"><a href="${escaped(address)}">${escaped(await plainWord(language, 'goOn'))}</a></p>`

const preload = (path: string): string => `<link rel="modulepreload" crossorigin href="${escaped(path)}">`

/** JSON in which nothing ends the element it stands in. */
const asData = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
