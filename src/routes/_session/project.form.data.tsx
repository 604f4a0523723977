import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { DataPage } from '#src/features/responses/data-page.tsx'
import { type DataSearch, dataSearchSchema } from '#src/features/responses/data-search.ts'
import { CrashState } from '#src/shell/crash-screen.tsx'

export const Route = createFileRoute('/_session/project/form/data')({
  validateSearch: dataSearchSchema,
  errorComponent: CrashState,
  component: function Data() {
    const { key, ...search } = Route.useSearch()
    const navigate = Route.useNavigate()
    const onSearch = useCallback(
      (change: Partial<DataSearch>, { replace = false } = {}) =>
        void navigate({ search: (before) => ({ ...before, ...change }), replace, resetScroll: false }),
      [navigate],
    )
    return key === undefined ? null : <DataPage formKey={key} search={search} onSearch={onSearch} />
  },
})
