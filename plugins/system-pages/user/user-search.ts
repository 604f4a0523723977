import { z } from 'zod'
import type { UserFilters } from '#shared/contract/user'
import { recordSearch } from '../../_families/records/use-records.ts'

const text = z.string().max(100).catch('')
const day = z.union([z.literal(''), z.iso.date()]).catch('')

/** What the address of the list of users holds; '' is any. */
export const userSearch = recordSearch({
  name: text,
  phone: text,
  status: z.enum(['', 'active', 'disabled']).catch(''),
  begin: day,
  end: day,
  dept: z
    .string()
    .regex(/^\d{0,18}$/)
    .catch(''),
})
export type UserSearch = z.infer<typeof userSearch>

/** The filters as the server takes them: those that are set. */
export const userFiltersOf = ({ name, phone, status, begin, end, dept }: UserSearch): UserFilters => ({
  ...(name.trim() !== '' && { userName: name.trim() }),
  ...(phone.trim() !== '' && { phone: phone.trim() }),
  ...(status !== '' && { status }),
  ...(begin !== '' && { beginTime: begin }),
  ...(end !== '' && { endTime: end }),
  ...(dept !== '' && { deptId: dept }),
})
