import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { toast } from '#ds/toast'
import type { Endpoint } from '#shared/contract/endpoint'
import { call } from '../../api/call.ts'
import type { CallArguments } from '../../api/client.ts'
import { dataKey } from '../../api/data-key.ts'

export interface ActionOptions<Data> {
  /** Endpoints whose answers are other ones afterwards: what shows them asks again. */
  readonly changes?: readonly Pick<Endpoint, 'path'>[]
  /** Said for a moment when it worked; only where the change itself is visible (ux C23). */
  readonly done?: string
  readonly onDone?: (data: Data) => void
  /** The caller shows the failure itself, beside a field for one. */
  readonly quiet?: boolean
}

/**
 * Something a person does: calls an endpoint once, also when the button is pressed twice.
 * `run(args)` resolves to the answer, or to undefined after a failure, which has been told by then unless `quiet`.
 * @returns `run`, `isBusy` for the button, `error` of the last try
 */
export const useAction = <Params, Query, Body, Data>(
  endpoint: Endpoint<Params, Query, Body, Data>,
  { changes = [], done, onDone, quiet = false }: ActionOptions<Data> = {},
) => {
  const queryClient = useQueryClient()
  const { mutateAsync, isPending, error, reset } = useMutation({
    // As in use-data.ts: arguments of an open type.
    mutationFn: (args: CallArguments<Params, Query, Body>) =>
      call<Params, Query, Body, Data>(endpoint, ...([{ ...args, quiet }] as never)),
    onSuccess: async (data) => {
      await Promise.all(changes.map((changed) => queryClient.invalidateQueries({ queryKey: dataKey(changed) })))
      if (done !== undefined) toast.success(done)
      onDone?.(data)
    },
  })
  // Not what was drawn last: two presses may come between two drawings, and the next call may follow before one.
  const isRunning = useRef(false)
  const run = async (args: CallArguments<Params, Query, Body>): Promise<Data | undefined> => {
    if (isRunning.current) return undefined
    isRunning.current = true
    try {
      return await mutateAsync(args)
    } catch {
      // Told by the client, or by the caller through `error`.
      return undefined
    } finally {
      isRunning.current = false
    }
  }
  return { run, isBusy: isPending, error, reset }
}
