// Entry of the public page (/s/{key}, /p/{key}, and for who is signed in /d/{key}). Everything statically reached from here is downloaded by every respondent.
import { createRoot, hydrateRoot } from 'react-dom/client'
import { giveLanguageNames } from '#shared/language-name'
import { solveCaptcha } from '#src/captcha/solve-captcha.ts'
import { LaterPartsContext, laterIn } from '#src/form-view/later-part.tsx'
import { clearToken, readToken } from '#src/session/token.ts'
import { createCall } from '../features/fill/call/call.ts'
import { fetchDefinition } from '../features/fill/call/fetch-definition.ts'
import { passHeaders } from '../features/fill/call/pass.ts'
import { signedInCall } from '../features/fill/call/signed-in-call.ts'
import { countViewSoon } from '../features/fill/call/view-count.ts'
import { claimDraft, openDraftStorage } from '../features/fill/draft/draft-storage.ts'
import { readLanguageWishes, rememberLanguage } from '../features/fill/language/language-memory.ts'
import { giveTexts } from '../features/fill/language/texts.ts'
import { takeEntered } from '../features/fill/page/entered-before.ts'
import { FillPage, type FillPageProps } from '../features/fill/page/fill-page.tsx'
import { givenReply, isAsDrawn, orGiven, readGiven } from '../features/fill/page/given.ts'
import { openVisit } from '../features/fill/page/open-visit.ts'
import { servedParts } from '../features/fill/page/served-parts.ts'
import { stylesIn } from '../features/fill/page/styles-in.ts'
import { allStyles } from '../features/fill/sheet/all-styles.ts'

const address = new URLSearchParams(location.search)
const [, kind, key = ''] = location.pathname.split('/', 3)
const formKey = decodeURIComponent(key)
const toSignIn = () => {
  clearToken()
  location.replace(`/login?redirect=${encodeURIComponent(location.pathname + location.search)}`)
}
const needsLogin = kind === 'd'
if (needsLogin && readToken() === null) toSignIn()
const anyCall = createCall('', readToken, async (language) => {
  await allStyles()
  return solveCaptcha(language)
})
const call = needsLogin ? signedInCall(anyCall, toSignIn) : anyCall

const given = readGiven()
if (given) giveTexts(given.texts)
if (given?.drawn) giveLanguageNames(given.drawn.languageNames)
const isStranger = !needsLogin && readToken() === null && !('x-form-pass' in passHeaders(formKey))
const reply = given && (given.isForEverybody || isStranger) ? givenReply(given) : null

const showNotWorking = (error: unknown) => {
  reportError(error)
  document.getElementById('root')?.setAttribute('hidden', '')
  document.getElementById('not-working')?.removeAttribute('hidden')
}

const root = document.getElementById('root')
if (root) void begin(root).catch(showNotWorking)

async function begin(root: HTMLElement): Promise<void> {
  const props: Omit<FillPageProps, 'firstReply'> = {
    formKey,
    call,
    parts: servedParts({ call, formKey, given }),
    storage: openDraftStorage(),
    claim: claimDraft,
    wishes: readLanguageWishes(),
    channel: address.get('channel')?.slice(0, 64) || null,
    address,
    onLanguage: rememberLanguage,
    onOpened: () => countViewSoon(call, formKey),
    onBroken: showNotWorking,
  }
  const options = { onUncaughtError: showNotWorking }
  if (!given || !reply) {
    // Before anything is drawn: the definition is what everything else waits for.
    const firstReply = fetchDefinition(call, formKey).then((reply) => orGiven(reply, given))
    // The server may have sent what it has drawn with, and no more.
    void allStyles()
    root.replaceChildren()
    return createRoot(root, options).render(<FillPage {...props} firstReply={firstReply} />)
  }
  const { storage } = props
  const opened = await openVisit(reply, {
    ...props,
    drafts: storage.ofForm(formKey).catch(() => []),
    brought: null,
    lines: null,
  })
  const page = <FillPage {...props} firstReply={reply} opened={opened} />
  const isDrawn = isAsDrawn(given, opened)
  const later = isDrawn && root.querySelector(laterIn) ? await laterParts() : null
  if (!isDrawn) await allStyles()
  const enter = takeEntered(root, later ? laterIn : undefined)
  if (isDrawn) {
    stylesIn(root)
    hydrateRoot(root, <LaterPartsContext value={later?.(root) ?? null}>{page}</LaterPartsContext>, options)
  } else {
    root.replaceChildren()
    createRoot(root, options).render(page)
  }
  // Once it hears: what a framework does at its own time is done by then.
  requestAnimationFrame(() => setTimeout(enter))
}

/** Of long forms only; without it all of such a form is made live at once. */
async function laterParts() {
  try {
    return (await import('../features/fill/page/later-parts.ts')).createLaterParts
  } catch (error) {
    reportError(error)
    return null
  }
}
