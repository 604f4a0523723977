import type { ReactNode } from 'react'
import { PageHeader } from '#ds/page-header'
import { usePageTitle } from '#src/router/title.ts'

/** A page of the shell: its heading, the window's title, and what is on it, one gutter apart. */
export function Page({
  title,
  windowTitle = title,
  description,
  actions,
  children,
}: {
  title: string
  /** Where the heading says something that is no name of a page. */
  windowTitle?: string
  description?: ReactNode
  actions?: ReactNode
  children: ReactNode
}) {
  usePageTitle(windowTitle)
  return (
    <div className="mx-auto flex w-full max-w-300 flex-col gap-4">
      <PageHeader title={title} description={description} actions={actions} />
      {children}
    </div>
  )
}
