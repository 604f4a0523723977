// The console's entry: token out of the address, texts and appearance, then the router.
import '../../design-system/styles/index.css'
import '../shell/shell.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from '#src/api/query-client.ts'
import { initI18n } from '#src/i18n/init.ts'
import { beginVisit } from '#src/router/begin.ts'
import { createConsoleRouter } from '#src/router/router.ts'
import { sessionRoutes } from '#src/router/session-host.ts'
import { type Arrival, arriveWith, takeTokenFromAddress } from '#src/session/arrival.ts'
import { watchSession } from '#src/session/session.ts'
import { SwitchAccount } from '#src/session/switch-account.tsx'
import { applyAppearance, followThemeConfig } from '#src/shell/appearance.ts'
import { ConsoleApp } from '#src/shell/console-app.tsx'
import { tellFailure } from '#src/shell/notices.ts'
import { markOtherUser } from '#src/state/other-user.atoms.ts'
import { askToSignInAgain, forgetSignInAgain } from '#src/state/sign-in-again.atoms.ts'
import { changeThemeConfig, readThemeConfig } from '#src/state/theme-config.atoms.ts'

void start()

async function start(): Promise<void> {
  const token = takeTokenFromAddress()
  // For trying languages out, the pseudo-language `qps` among them.
  const wished = import.meta.env.DEV && new URLSearchParams(location.search).get('lang')
  if (wished) changeThemeConfig({ currentI18n: wished })
  const config = readThemeConfig()
  applyAppearance(config)
  // With a token in the address it is not yet known who visits.
  const early = token === null ? createConsoleRouter({ queryClient, arrival: 'none' }) : null
  if (early) beginVisit(early)
  const [arrival] = await Promise.all([arriveWith(token), initI18n(config.currentI18n)])
  followThemeConfig()

  const container = document.getElementById('root')
  if (!container) throw new Error('index.html has no #root')
  const root = createRoot(container)
  const open = (kind: Arrival['kind']) => {
    const router = early ?? createConsoleRouter({ queryClient, arrival: kind })
    watchSession({
      ...sessionRoutes(router, queryClient),
      askToSignIn: askToSignInAgain,
      onSignedInAgain: forgetSignInAgain,
      onOtherUser: markOtherUser,
      tell: tellFailure,
    })
    root.render(
      <StrictMode>
        <ConsoleApp router={router} />
      </StrictMode>,
    )
  }
  if (arrival.kind === 'other-user') {
    root.render(<SwitchAccount arrival={arrival} onDone={() => open('none')} />)
  } else open(arrival.kind)
}
