import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useProductName } from '#src/router/title.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { ProductMark } from './product-mark.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { UserMenu } from './user-menu.tsx'

/** Across the top of every shell page: what folds the menu, the product, and the tools. */
export function TopBar({ start }: { start: ReactNode }) {
  const product = useProductName()
  return (
    <header className="sticky top-0 z-shell flex h-13 items-center gap-0.5 border-hairline border-b bg-paper px-1.5 sm:gap-2 sm:px-3">
      {start}
      <Link
        to="/"
        className="flex min-w-0 items-center gap-2 rounded-md px-1 font-semibold text-ink text-lg no-underline"
      >
        <ProductMark />
        <span className="truncate">{product}</span>
      </Link>
      <div className="flex-1" />
      <LanguageSwitch />
      <ThemeSwitch />
      <UserMenu />
    </header>
  )
}
