// Entry of the public page (/s/{key}, /p/{key}, and for who is signed in /d/{key}). Everything statically reached from here is downloaded by every respondent.
import { createRoot } from 'react-dom/client'
import { clearToken, readToken } from '#src/session/token.ts'
import { createCall } from '../features/fill/call.ts'
import { claimDraft, openDraftStorage } from '../features/fill/draft-storage.ts'
import { fetchDefinition } from '../features/fill/fetch-definition.ts'
import { FillPage } from '../features/fill/fill-page.tsx'
import { readLanguageWishes, rememberLanguage } from '../features/fill/language-memory.ts'
import { signedInCall } from '../features/fill/signed-in-call.ts'
import { loadFilling } from '../features/fill/stage.ts'
import { countViewOnce } from '../features/fill/view-count.ts'

const [, kind, key = ''] = location.pathname.split('/', 3)
const formKey = decodeURIComponent(key)
const toSignIn = () => {
  clearToken()
  location.replace(`/login?redirect=${encodeURIComponent(location.pathname + location.search)}`)
}
const needsLogin = kind === 'd'
if (needsLogin && readToken() === null) toSignIn()
const anyCall = createCall('', readToken)
const call = needsLogin ? signedInCall(anyCall, toSignIn) : anyCall
// Before anything is drawn: the definition is what everything else waits for.
const firstReply = fetchDefinition(call, formKey)
// Not waited for here: whoever needs it asks again, and says so when it does not come.
loadFilling().catch(() => undefined)

const showNotWorking = (error: unknown) => {
  reportError(error)
  document.getElementById('root')?.setAttribute('hidden', '')
  document.getElementById('not-working')?.removeAttribute('hidden')
}

const root = document.getElementById('root')
if (root) {
  createRoot(root, { onUncaughtError: showNotWorking }).render(
    <FillPage
      formKey={formKey}
      call={call}
      firstReply={firstReply}
      storage={openDraftStorage()}
      claim={claimDraft}
      wishes={readLanguageWishes()}
      channel={new URLSearchParams(location.search).get('channel')?.slice(0, 64) || null}
      onLanguage={rememberLanguage}
      onOpened={() => countViewOnce(call, formKey)}
      onBroken={showNotWorking}
    />,
  )
}
