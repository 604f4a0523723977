// What people see and change of their own account.
import { z } from 'zod'
import { defineEndpoint, nothing, sessionAccess } from './endpoint.ts'
import { phoneSchema, versionSchema } from './fields.ts'
import { passwordSchema, sexSchema } from './user.ts'

export const profileSchema = z.object({
  userName: z.string(),
  nickName: z.string(),
  phone: z.string(),
  email: z.string(),
  sex: sexSchema,
  avatar: z.string(),
  deptName: z.string(),
  /** Names of the roles, in their order. */
  roles: z.array(z.string()),
  /** Names of the posts, in their order. */
  posts: z.array(z.string()),
  createTime: z.string(),
  version: versionSchema,
})
export type Profile = z.infer<typeof profileSchema>

export const getProfile = defineEndpoint({
  method: 'GET',
  path: '/user/profile',
  summary: 'One’s own account',
  access: sessionAccess,
  data: profileSchema,
})

export const updateProfile = defineEndpoint({
  method: 'PUT',
  path: '/user/profile',
  summary: 'Change one’s own name and how one can be reached',
  access: sessionAccess,
  body: z.object({
    nickName: z.string().trim().min(1).max(30),
    phone: phoneSchema,
    email: z.union([z.literal(''), z.email().max(50)]),
    sex: sexSchema,
    version: versionSchema,
  }),
  data: nothing,
})

/** Side of the stored picture in px; the server cuts and scales whatever it gets. */
export const avatarSize = 200

export const uploadAvatar = defineEndpoint({
  method: 'POST',
  path: '/user/profile/avatar',
  summary: `Replace one’s own picture: multipart with \`file\`; answers its public address. Stored as ${avatarSize} × ${avatarSize} px`,
  access: sessionAccess,
  data: z.string(),
  transport: 'multipart',
  limits: [{ name: 'avatar', per: ['user'], capacity: 20, seconds: 3600 }],
})

export const removeAvatar = defineEndpoint({
  method: 'DELETE',
  path: '/user/profile/avatar',
  summary: 'Take one’s own picture away',
  access: sessionAccess,
  data: nothing,
})

export const changePassword = defineEndpoint({
  method: 'PUT',
  path: '/user/profile/password',
  summary: 'Replace one’s own password, and end all other sessions',
  access: sessionAccess,
  body: z.object({ oldPassword: z.string().min(1).max(128), newPassword: passwordSchema }),
  data: z.object({
    /** How many other sessions it ended. */
    ended: z.int(),
  }),
  // A session left open must not be a way to guess the password.
  limits: [{ name: 'change-password', per: ['user'], capacity: 10, seconds: 15 * 60, counts: 'failures' }],
})

export const unlock = defineEndpoint({
  method: 'POST',
  path: '/user/profile/unlock',
  summary: 'Whether this is one’s own password: a locked screen asks before it shows anything again. Opens no session',
  access: sessionAccess,
  body: z.object({ password: z.string().min(1).max(128) }),
  data: nothing,
  // The same guesses as at changing it.
  limits: [{ name: 'change-password', per: ['user'], capacity: 10, seconds: 15 * 60, counts: 'failures' }],
})

/** Names a session without opening it: the SHA-256 of its token, in hex. */
const sessionIdSchema = z.string().regex(/^[0-9a-f]{64}$/)

export const ownSessionSchema = z.object({
  id: sessionIdSchema,
  ip: z.string(),
  userAgent: z.string(),
  loginTime: z.string(),
  lastSeenTime: z.string(),
  /** The one this call was made with. */
  isCurrent: z.boolean(),
})
export type OwnSession = z.infer<typeof ownSessionSchema>

export const ownSessions = defineEndpoint({
  method: 'GET',
  path: '/user/profile/sessions',
  summary: 'Where one is signed in, this session first',
  access: sessionAccess,
  data: z.array(ownSessionSchema),
})

export const endOwnSession = defineEndpoint({
  method: 'DELETE',
  path: '/user/profile/sessions/{id}',
  summary: 'Sign out elsewhere: ends one of one’s own sessions, not the one that asks',
  access: sessionAccess,
  params: z.object({ id: sessionIdSchema }),
  data: nothing,
})
