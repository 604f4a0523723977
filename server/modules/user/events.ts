// What happens to people, and who gets which role: a person's roles are kept here.
import { z } from 'zod'
import { defineEvent } from '../../kernel/event.ts'

const person = z.object({ userId: z.string() })
const holder = person.extend({ roleId: z.string() })

export const userCreated = defineEvent({ kind: 'user.created', about: person })
/** Name, department, posts or other fields, by an administrator or by the person. */
export const userChanged = defineEvent({ kind: 'user.changed', about: person })
export const userDisabled = defineEvent({ kind: 'user.disabled', about: person })
export const userEnabled = defineEvent({ kind: 'user.enabled', about: person })
/** Their roles and posts go without a word of their own. */
export const userRemoved = defineEvent({ kind: 'user.removed', about: person })

export const roleGranted = defineEvent({ kind: 'role.granted', about: holder })
export const roleRevoked = defineEvent({ kind: 'role.revoked', about: holder })
