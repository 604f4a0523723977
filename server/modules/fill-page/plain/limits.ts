import { z } from 'zod'
import { defineEndpoint, guessedKeys, publicAccess } from '#shared/contract/endpoint'
import { formKeySchema } from '#shared/contract/form'

/** How often the page of a form is made for somebody: each is drawn anew. A whole class behind one address turns pages. */
export const plainPages = defineEndpoint({
  method: 'POST',
  path: '/s/{key}',
  summary: 'A page of a form for browsers that run no script',
  access: publicAccess,
  params: z.object({ key: formKeySchema }),
  data: z.string(),
  limits: [{ name: 'plain-page', per: ['address', 'form'], capacity: 120, seconds: 60, scaled: true }, guessedKeys],
})

/** Of a posted page: the answers of all pages, and of this one once more, each Han character in nine. */
export const maxPostedBytes = 3 * 1024 * 1024
