import { type FetchedAhead, fetchedAhead } from '#src/console-kit/states/fetched-ahead.tsx'

/** What a screen gets of its address: the values of `:parameters` in the server's path. */
export interface ScreenProps {
  readonly params: Readonly<Record<string, string>>
}

/** Screens by the component key of the server's menu. An unknown key is a 404, never an import by name (T26). */
export const screens: Readonly<Record<string, FetchedAhead<ScreenProps>>> = {
  index: fetchedAhead(async () => (await import('#src/features/dashboard/dashboard-page.tsx')).DashboardPage),
  'project/form/list': fetchedAhead(async () => (await import('#src/features/forms/forms-page.tsx')).FormsPage),
  'project/templates': fetchedAhead(
    async () => (await import('#src/features/templates/templates-page.tsx')).TemplatesPage,
  ),
  'project/recycle': fetchedAhead(async () => (await import('#src/features/recycle/recycle-page.tsx')).RecyclePage),
}
