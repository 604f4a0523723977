import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useCallback, useMemo } from 'react'
import { changeTabs } from '#src/console-kit/page/open-tabs.atoms.ts'
import { readdressed } from '#src/console-kit/page/open-tabs.ts'
import { type PageAddress, PageAddressContext } from '#src/router/page-address.ts'

/** Gives the page of a tab its own address, whichever page is on screen. @param href path and search of the tab */
export function OwnAddress({ id, href, children }: { id: string; href: string; children: ReactNode }) {
  const router = useRouter()
  const search = useMemo(() => router.options.parseSearch(href.slice(id.length)), [router, id, href])
  const write = useCallback<PageAddress['write']>(
    (next, { replace }) => {
      const { pathname, search: latest } = router.latestLocation
      if (pathname === id) void router.navigate({ to: id, search: next(latest), replace, resetScroll: false })
      else
        changeTabs((tabs) =>
          readdressed(tabs, id, (before) => {
            const { parseSearch, stringifySearch } = router.options
            return id + stringifySearch(next(parseSearch(before.slice(id.length))))
          }),
        )
    },
    [router, id],
  )
  const address = useMemo(() => ({ search, write }), [search, write])
  return <PageAddressContext value={address}>{children}</PageAddressContext>
}
