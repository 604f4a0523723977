import { z } from 'zod'
import { defineEvent } from '../../kernel/event.ts'

const role = z.object({ roleId: z.string() })

export const roleCreated = defineEvent({ kind: 'role.created', about: role })
/** Name, state, menus or data scope. Who has it: `role.granted` and `role.revoked` of the people. */
export const roleChanged = defineEvent({ kind: 'role.changed', about: role })
export const roleRemoved = defineEvent({ kind: 'role.removed', about: role })
