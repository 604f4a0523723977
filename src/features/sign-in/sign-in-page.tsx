import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Callout } from '#ds/callout'
import { useT } from '#src/i18n/use-t.ts'
import { usePageTitle } from '#src/router/title.ts'
import { safeInternalPath } from '#src/session/safe-internal-path.ts'
import { signIn } from '#src/session/session.ts'
import { AuthFrame } from './auth-frame.tsx'
import { SampleSheet } from './sample-sheet.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { Way } from './way.tsx'

/** A sheet of paper on the desk: the way in on the left, what the product is about on the right. */
export function SignInPage({ redirect, linkRefused }: { redirect: string | undefined; linkRefused: boolean }) {
  const t = useT('auth')
  const router = useRouter()
  const queryClient = useQueryClient()
  // The one route whose title is never translated (spec 2).
  usePageTitle('login')

  const enter = async (name: string, password: string) => {
    await signIn(name, password)
    // What a former user's screens left behind is not this one's.
    queryClient.clear()
    router.history.replace(safeInternalPath(redirect) ?? '/')
  }

  return (
    <AuthFrame heading={t('heading')} beside={<SampleSheet />}>
      {linkRefused && <Callout tone="warning">{t('linkRefused')}</Callout>}
      <SignInForm onSubmit={enter} />
      <p className="flex flex-wrap gap-x-3 gap-y-1 text-muted text-sm">
        <span>{t('noAccount')}</span>
        <Way to="/register">{t('register.title')}</Way>
        <Way to="/apply">{t('apply.title')}</Way>
      </p>
    </AuthFrame>
  )
}
