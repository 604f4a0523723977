import { typeData } from '#shared/contract/submission'
import { call } from '#src/api/call.ts'

/** What a question type keeps on the server for every form. */
export const fetchData = (type: string, name: string): Promise<unknown> =>
  call(typeData, { params: { type }, query: { name } })
