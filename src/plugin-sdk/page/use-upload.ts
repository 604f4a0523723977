import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Endpoint } from '#shared/contract/endpoint'
import { call } from '../../api/call.ts'
import { dataKey } from '../../api/data-key.ts'

/**
 * Sends a file to an endpoint of transport `multipart`. `send({ file, fields })` resolves to the answer, or to undefined
 * after a failure, which then is in `error`: it belongs beside the file.
 * @param changes endpoints whose answers are other ones afterwards
 */
export const useUpload = <Data>(
  endpoint: Endpoint<undefined, undefined, undefined, Data>,
  { changes = [] }: { changes?: readonly Pick<Endpoint, 'path'>[] } = {},
) => {
  const queryClient = useQueryClient()
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: ({ file, fields }: Upload) => {
      const form = new FormData()
      // The server reads in order and decides by the fields what the file may be.
      for (const [name, value] of Object.entries(fields)) form.append(name, value)
      form.append('file', file)
      return call(endpoint, { form, quiet: true })
    },
    onSuccess: () =>
      Promise.all(changes.map((changed) => queryClient.invalidateQueries({ queryKey: dataKey(changed) }))),
  })
  const send = async (upload: Upload): Promise<Data | undefined> => {
    if (isPending) return undefined
    try {
      return await mutateAsync(upload)
    } catch {
      // In `error`.
      return undefined
    }
  }
  return { send, isBusy: isPending, error, reset }
}

interface Upload {
  readonly file: File
  readonly fields: Readonly<Record<string, string>>
}
