import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { type DataAddress, dataAddressSchema } from '#src/features/responses/data-search.ts'
import { DataPage } from '#src/features/responses/table/data-page.tsx'
import { CrashState } from '#src/shell/crash-screen.tsx'

export const Route = createFileRoute('/_session/project/form/data')({
  validateSearch: dataAddressSchema,
  errorComponent: CrashState,
  component: function Data() {
    const { key, ...address } = Route.useSearch()
    const navigate = Route.useNavigate()
    const onAddress = useCallback(
      (change: Partial<DataAddress>, { replace = false } = {}) =>
        void navigate({ search: (before) => ({ ...before, ...change }), replace, resetScroll: false }),
      [navigate],
    )
    return key === undefined ? null : <DataPage formKey={key} address={address} onAddress={onAddress} />
  },
})
