import { createFileRoute } from '@tanstack/react-router'
import { SettingPage } from '#src/features/designer/setting/setting-page.tsx'
import { CrashState } from '#src/shell/crash-screen.tsx'

export const Route = createFileRoute('/_session/project/form/setting')({
  errorComponent: CrashState,
  component: function Setting() {
    const { key } = Route.useSearch()
    return key === undefined ? null : <SettingPage formKey={key} />
  },
})
