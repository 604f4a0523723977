import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Callout } from '#ds/callout'
import { useT } from '#src/i18n/use-t.ts'
import { usePageTitle, useProductName } from '#src/router/title.ts'
import { safeInternalPath } from '#src/session/safe-internal-path.ts'
import { signIn } from '#src/session/session.ts'
import { LanguageSwitch, ThemeSwitch } from '#src/shell/look-switches.tsx'
import { ProductMark } from '#src/shell/product-mark.tsx'
import { SampleSheet } from './sample-sheet.tsx'
import { SignInForm } from './sign-in-form.tsx'

/** A sheet of paper on the desk: the way in on the left, what the product is about on the right. */
export function SignInPage({ redirect, linkRefused }: { redirect: string | undefined; linkRefused: boolean }) {
  const t = useT('auth')
  const product = useProductName()
  const router = useRouter()
  const queryClient = useQueryClient()
  usePageTitle(t('title'))

  const enter = async (name: string, password: string) => {
    await signIn(name, password)
    // What a former user's screens left behind is not this one's.
    queryClient.clear()
    router.history.replace(safeInternalPath(redirect) ?? '/')
  }

  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex items-center justify-end gap-1 p-3">
        <LanguageSwitch />
        <ThemeSwitch />
      </header>
      <main className="grid flex-1 place-items-center px-4 pb-16">
        <div className="grid w-full max-w-100 overflow-hidden rounded-lg border border-hairline bg-paper lg:max-w-220 lg:grid-cols-2">
          <div className="flex flex-col gap-6 p-8 sm:p-10">
            <div className="flex items-center gap-2 font-semibold text-lg">
              <ProductMark size={28} />
              {product}
            </div>
            <h1 className="font-semibold text-2xl">{t('heading')}</h1>
            {linkRefused && <Callout tone="warning">{t('linkRefused')}</Callout>}
            <SignInForm onSubmit={enter} />
          </div>
          <SampleSheet />
        </div>
      </main>
    </div>
  )
}
