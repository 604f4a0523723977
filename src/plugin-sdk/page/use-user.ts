import { useCurrentUser } from '../../session/current-user.ts'

/** Who is signed in: id, names, avatar. Undefined until known. */
export const useUser = () => useCurrentUser().data?.user
