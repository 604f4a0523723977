import { QueryClientProvider } from '@tanstack/react-query'
import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { Button } from '#ds/button'
import { EmptyState } from '#ds/empty-state'
import { KitLabelsProvider } from '#ds/labels'
import { SizeProvider } from '#ds/size'
import { Toaster } from '#ds/toast'
import { queryClient } from '#src/api/query-client.ts'
import { useKitLabels } from '#src/i18n/kit-labels.ts'
import { toBcp47 } from '#src/i18n/languages.ts'
import { useLanguage, useT } from '#src/i18n/use-t.ts'
import { useOtherUser } from '#src/state/other-user.atoms.ts'
import { useThemeSetting } from '#src/state/theme-config.atoms.ts'

export function ConsoleApp({ router }: { router: AnyRouter }) {
  const globalComponentSize = useThemeSetting('globalComponentSize')
  const isOtherUser = useOtherUser()
  return (
    <QueryClientProvider client={queryClient}>
      <KitLabelsProvider labels={useKitLabels()} locale={toBcp47(useLanguage())}>
        <SizeProvider size={globalComponentSize}>
          {isOtherUser ? <OtherUserScreen /> : <RouterProvider router={router} />}
          <Toaster />
        </SizeProvider>
      </KitLabelsProvider>
    </QueryClientProvider>
  )
}

/** Another tab changed the account: what is on screen here belongs to somebody else (reliability 6). */
function OtherUserScreen() {
  const t = useT('shell')
  return (
    <main className="grid min-h-dvh place-items-center p-4" role="alert">
      <EmptyState
        illustration="lock"
        headingLevel={1}
        title={t('otherUser.title')}
        description={t('otherUser.text')}
        action={
          <Button variant="primary" onClick={() => location.assign('/')}>
            {t('otherUser.reload')}
          </Button>
        }
      />
    </main>
  )
}
