import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { Callout } from '#ds/callout'
import { Checkbox } from '#ds/checkbox'
import { toast } from '#ds/toast'
import { useT } from '#src/i18n/use-t.ts'
import { usePageTitle } from '#src/router/title.ts'
import { safeInternalPath } from '#src/session/safe-internal-path.ts'
import { signIn } from '#src/session/session.ts'
import { AuthFrame } from './auth-frame.tsx'
import { linkPending, pendingLink } from './provider.ts'
import { ProviderWays } from './provider-ways.tsx'
import { SampleSheet } from './sample-sheet.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { Way } from './way.tsx'

/** A sheet of paper on the desk: the way in on the left, what the product is about on the right. */
export function SignInPage({ redirect, linkRefused }: { redirect: string | undefined; linkRefused: boolean }) {
  const t = useT('auth')
  const router = useRouter()
  const queryClient = useQueryClient()
  // What somebody brings along from a provider, when they come and not any more once they are in.
  const [unknown] = useState(pendingLink)
  const [links, setLinks] = useState(false)
  // The one route whose title is never translated (spec 2).
  usePageTitle('login')

  const enter = async (name: string, password: string) => {
    await signIn(name, password)
    const linked = await linkPending(links)
    if (linked !== '') toast.success(t('provider.linked', { name: linked }))
    // What a former user's screens left behind is not this one's.
    queryClient.clear()
    await router.navigate({ href: safeInternalPath(redirect) ?? '/', replace: true })
  }

  return (
    <AuthFrame heading={t('heading')} beside={<SampleSheet />}>
      {linkRefused && <Callout tone="warning">{t('linkRefused')}</Callout>}
      {unknown !== '' && (
        <Callout tone="info">
          <div className="flex flex-col gap-2">
            {t('provider.unknown', { name: unknown })}
            <Checkbox label={t('provider.link', { name: unknown })} checked={links} onChange={setLinks} />
          </div>
        </Callout>
      )}
      <SignInForm onSubmit={enter} />
      <ProviderWays redirect={redirect} />
      <p className="flex flex-wrap gap-x-3 gap-y-1 text-muted text-sm">
        <span>{t('noAccount')}</span>
        <Way to="/register">{t('register.title')}</Way>
        <Way to="/apply">{t('apply.title')}</Way>
      </p>
    </AuthFrame>
  )
}
